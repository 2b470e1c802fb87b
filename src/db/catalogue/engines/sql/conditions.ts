/** Translates a catalogue query to SQL: conditions by facet group, and order. */
import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CatalogueQuery } from '../../../../core/catalogue/catalogue.ts';
import { categories, collections } from '../../../schema/entries.ts';
import { products } from '../../../schema/products.ts';
import { IS_SHOWN } from '../../shown.ts';
import {
  FLAGS,
  GROUPS,
  type Group,
  isArranged,
  type NumberField,
  ORDERS,
  type OrderField,
  type Rule,
  rulesOf,
} from '../rules.ts';

export type Conditions = Record<Group, SQL> & { base: SQL };

const TRUE = sql`true`;
const all = (conditions: readonly (SQL | false)[]): SQL => and(...conditions.filter((one) => one !== false)) ?? TRUE;

/** Array overlap, served by the GIN index. */
const overlaps = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} && array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** A category may be named by id, slug or name. */
const inCategories = (names: readonly string[]): SQL =>
  sql`${products.categoryId} in (select id from ${categories} where ${inArray(categories.slug, [...names])} or ${inArray(categories.id, [...names])} or ${inArray(categories.name, [...names])})`;

const NUMBERS: Readonly<Record<NumberField, AnyPgColumn>> = {
  price: products.price,
  width: products.width,
  depth: products.depth,
  height: products.height,
  filterRating: products.filterRating,
};

const FLAG_COLUMNS = [
  [FLAGS.inStock, products.inStock],
  [FLAGS.isNew, products.isNew],
  [FLAGS.onSale, products.isDiscounted],
  [FLAGS.featured, products.isFeatured],
] as const;

function conditionOf(rule: Rule): SQL {
  if (rule.kind === 'flags') return all(FLAG_COLUMNS.map(([bit, column]) => (rule.bits & bit) > 0 && sql`${column}`));
  if (rule.kind === 'between') {
    const column = NUMBERS[rule.field];
    const { low, high } = rule;
    return all([low !== null && sql`${column} >= ${low}`, high !== null && sql`${column} <= ${high}`]);
  }
  if (rule.field === 'category') return inCategories(rule.values);
  const column = products[rule.field];
  return rule.field === 'type' || rule.field === 'brand'
    ? inArray(column, [...rule.values])
    : overlaps(column, rule.values);
}

/** Returns conditions by facet group, so that each group can be counted without its own selection. */
export function conditionsOf(query: CatalogueQuery, tsquery: string | null): Conditions {
  const rules = rulesOf(query);
  const groups = GROUPS.map((group) => [group, all(rules.filter((rule) => rule.group === group).map(conditionOf))]);
  const base = all([
    IS_SHOWN,
    query.q !== '' && (tsquery === null ? sql`false` : matches(tsquery)),
    query.collection !== null && sql`${products.collections} @> array[${query.collection}]::text[]`,
  ]);
  return { ...(Object.fromEntries(groups) as Record<Group, SQL>), base };
}

/** Condition: the product is shown and matches a tsquery. */
export const matches = (tsquery: string) =>
  sql`(${products.search} @@ to_tsquery('english', ${tsquery}) and ${IS_SHOWN})`;

/** Score of a match. Weights {D, C, B, A}: a match in the name outweighs all matches in texts. */
export const fitness = (search: AnyPgColumn | SQL, tsquery: string) =>
  sql`ts_rank('{0.02,0.1,0.3,1}', ${search}, to_tsquery('english', ${tsquery}))`;

/** Matches the index definitions: without `nulls last` the planner cannot use them, although there are no nulls. */
const falling = (column: AnyPgColumn) => sql`${column} desc nulls last`;

const ORDER_COLUMNS: Readonly<Record<OrderField, (isFalling: boolean) => SQL[]>> = {
  featured: () => [falling(products.isFeatured), falling(products.popularity)],
  popularity: () => [falling(products.popularity)],
  price: (isFalling) => [isFalling ? sql`${products.price} desc` : asc(products.price)],
  created: () => [falling(products.createdAt)],
  rating: () => [sql`coalesce(${products.rating}, 0) desc`],
};

/** Returns the order of a query's sort, ending with the id. */
export function orderOf(query: CatalogueQuery, tsquery: string | null): SQL[] {
  const { sort, collection } = query;
  const order = ORDERS[sort];
  const ofEditors = sql`array_position((select ${collections.pieces} from ${collections} where ${collections.slug} = ${collection}), ${products.slug}) nulls last`;
  const best = tsquery !== null && sort === 'featured' ? [sql`${fitness(products.search, tsquery)} desc`] : [];
  const arranged = isArranged(query) ? [ofEditors] : [];
  return [...best, ...arranged, ...ORDER_COLUMNS[order.field](order.falling), asc(products.id)];
}
