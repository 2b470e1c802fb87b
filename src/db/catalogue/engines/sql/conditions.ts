/** Translates a catalogue query to SQL conditions per facet group, and orders. Mirrors core/catalogue/filter.ts. */
import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CatalogueQuery } from '../../core/catalogue/catalogue.ts';
import { categories, products } from '../schema/shop.ts';

export const GROUPS = ['category', 'type', 'brand', 'material', 'colour', 'price', 'size', 'rating', 'flags'] as const;
export type Group = (typeof GROUPS)[number];
/** One bit per group; a product's failed groups are their sum. */
export const BIT = Object.fromEntries(GROUPS.map((group, i) => [group, 1 << i])) as Record<Group, number>;
export const FLAGS = { inStock: 1, isNew: 2, onSale: 4, featured: 8 } as const;
export type Conditions = Record<Group, SQL> & { base: SQL };

const TRUE = sql`true`;
const all = (...conditions: (SQL | undefined | false)[]): SQL =>
  and(...conditions.filter((one) => one !== false)) ?? TRUE;

/** Array overlap, served by the GIN index. */
const anyOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  values.length === 0
    ? TRUE
    : sql`${column} && array[${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )}]::text[]`;

/** Returns conditions by facet group, so that each group can be counted without its own selection. */
export function conditionsOf(query: CatalogueQuery, tsquery: string | null): Conditions {
  const wanted = query.category;
  const { minPrice, maxPrice } = query;
  return {
    base: all(
      query.q !== '' && (tsquery === null ? sql`false` : matches(tsquery)),
      query.collection !== null && sql`${products.collections} @> array[${query.collection}]::text[]`,
    ),
    category:
      wanted.length === 0
        ? TRUE
        : sql`${products.categoryId} in (select id from ${categories} where ${inArray(categories.slug, [...wanted])} or ${inArray(categories.id, [...wanted])} or ${inArray(categories.name, [...wanted])})`,
    type: query.type.length === 0 ? TRUE : inArray(products.type, [...query.type]),
    brand: query.brand.length === 0 ? TRUE : inArray(products.brand, [...query.brand]),
    material: anyOf(products.materials, query.material),
    colour: anyOf(products.colours, query.colour),
    size: all(
      query.maxWidth !== null && sql`${products.width} <= ${query.maxWidth}`,
      query.maxDepth !== null && sql`${products.depth} <= ${query.maxDepth}`,
      query.maxHeight !== null && sql`${products.height} <= ${query.maxHeight}`,
    ),
    price: all(
      minPrice !== null && sql`${products.price} >= ${minPrice}`,
      maxPrice !== null && sql`${products.price} <= ${maxPrice}`,
    ),
    rating: query.rating.length === 0 ? TRUE : sql`${products.filterRating} >= ${Math.min(...query.rating)}`,
    flags: all(
      query.inStock && sql`${products.inStock}`,
      query.isNew && sql`${products.isNew}`,
      query.onSale && sql`${products.isDiscounted}`,
      query.featured && sql`${products.isFeatured}`,
    ),
  };
}

/** Condition: the product matches a tsquery. */
export const matches = (tsquery: string) => sql`${products.search} @@ to_tsquery('english', ${tsquery})`;

/** Score of a match. Weights {D, C, B, A}: a match in the name outweighs all matches in texts. */
export const fitness = (search: AnyPgColumn | SQL, tsquery: string) =>
  sql`ts_rank('{0.02,0.1,0.3,1}', ${search}, to_tsquery('english', ${tsquery}))`;

/** Matches the index definitions: without `nulls last` the planner cannot use them, although there are no nulls. */
export const falling = (column: AnyPgColumn) => sql`${column} desc nulls last`;

/** Returns the order of a sort, ending with the id so that pages never overlap. */
export function orderOf(query: CatalogueQuery, tsquery: string | null): SQL[] {
  const featured = [falling(products.isFeatured), falling(products.popularity)];
  const orders: Record<CatalogueQuery['sort'], SQL[]> = {
    featured: tsquery ? [sql`${fitness(products.search, tsquery)} desc`, ...featured] : featured,
    popular: [falling(products.popularity)],
    'price-low': [asc(products.price)],
    'price-high': [desc(products.price)],
    newest: [falling(products.createdAt)],
    rating: [sql`coalesce(${products.rating}, 0) desc`],
  };
  return [...orders[query.sort], asc(products.id)];
}
