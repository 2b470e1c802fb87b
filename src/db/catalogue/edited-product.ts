/** Reads products for the back office: one with all its fields, and pages of the list. */
import { createHash } from 'node:crypto';
import { and, asc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm';
import type { EditedConfiguration, EditedProduct } from '../../core/merchant/edited-product-shapes.ts';
import type { ProductRowResponse } from '../../core/merchant/product-contract.ts';
import type { ProductState } from '../../core/product/state.ts';
import { stripHtml } from '../../core/shop/html.ts';
import { readCurrency } from '../../core/shop/money.ts';
import type { Db } from '../engine/db.ts';
import { categories, collections } from '../schema/entries.ts';
import type { StoredPicture } from '../schema/pictures.ts';
import { products, productTexts, type StoredConfiguration } from '../schema/products.ts';
import { variants } from '../schema/variants.ts';
import { isAnyOf } from './locks.ts';

const pictureOf = ({ hash, alt, width, height, tint, focus }: StoredPicture) => ({
  ...{ hash, alt, width, height, tint },
  focus: focus ?? null,
});

/** As it is shown and exported. */
const configurationOf = ({ options, exclusions, ...model }: StoredConfiguration): EditedConfiguration => ({
  ...model,
  options: options.map((option) =>
    option.kind === 'size'
      ? option
      : {
          ...option,
          choices: option.choices.map(({ texture, picture, ...one }) => ({
            ...one,
            texture: texture && pictureOf(texture),
            picture: picture && pictureOf(picture),
          })),
        },
  ),
  exclusions: exclusions.map(({ when, reason }) => ({
    reason,
    when: Object.fromEntries(
      Object.entries(when).map(([option, one]) => [option, 'includes' in one ? [...one] : { ...one }]),
    ),
  })),
});

/** Hash of everything that a person can set, except stock, which orders change. */
function versionOf(product: Omit<EditedProduct, 'version'>): string {
  const { variants: rows, edited: _, ...rest } = product;
  const offers = rows.map(({ stock: __, ...row }) => row);
  return createHash('sha256')
    .update(JSON.stringify([rest, offers]))
    .digest('base64url')
    .slice(0, 22);
}

/** A product with what its editor does not show. createdAt: YYYY-MM-DD. */
export type StoredEdited = {
  readonly id: string;
  readonly createdAt: string;
  /** Pictures as stored. */
  readonly pictures: readonly StoredPicture[];
  /** Pictures of its variants, as stored. */
  readonly offered: readonly StoredPicture[];
  /** As stored. */
  readonly configuration: StoredConfiguration | null;
  readonly product: EditedProduct;
};

/** Returns products that meet a condition, in any state, by slug. */
export async function readManyEdited(db: Db, condition?: SQL): Promise<StoredEdited[]> {
  const found = await db
    .select({ row: products, category: categories.slug, markdown: productTexts.markdown })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(productTexts, eq(productTexts.productId, products.id))
    .where(condition)
    .orderBy(asc(products.slug));
  const ids = found.map(({ row }) => row.id);
  const offers = await db
    .select()
    .from(variants)
    .where(isAnyOf(variants.productId, ids))
    .orderBy(asc(variants.position));
  const byProduct = Map.groupBy(offers, ({ productId }) => productId);
  return found.map(({ row, category, markdown }) => {
    const { name, sku, brand, type, short, options, weight, materials, colours, care, includes } = row;
    const { width, depth, height, isNew, isFeatured, madeToOrder, state } = row;
    const product = {
      ...{ slug: row.slug, name, sku, brand, category, type, short, options, weight, materials, colours, care },
      ...{ includes, isNew, isFeatured, madeToOrder, collections: row.collections, state, edited: row.edited },
      // Products that were imported before Markdown was stored have only HTML.
      description: markdown ?? stripHtml(row.description),
      currency: readCurrency(row.currency),
      dimensions: { width, depth, height },
      packed: row.packed,
      assembly: { minutes: row.assemblyMinutes, people: row.assemblyPeople },
      publishFrom: row.publishFrom?.toISOString() ?? null,
      hasFile: row.source !== null,
      variants: (byProduct.get(row.id) ?? []).map(
        ({ id, sku: own, values, price, originalPrice, stock, leadWeeks, arrivesOn, hidden, picture }) => ({
          ...{ id, sku: own, values, price, originalPrice, stock, leadWeeks, arrivesOn, hidden },
          picture: picture && pictureOf(picture),
        }),
      ),
      pictures: row.pictures.map(pictureOf),
      model: row.model,
      ...(row.configuration && { configuration: configurationOf(row.configuration) }),
    };
    const { id, createdAt, pictures, configuration } = row;
    const offered = (byProduct.get(id) ?? []).flatMap(({ picture }) => picture ?? []);
    return { id, createdAt, pictures, offered, configuration, product: { ...product, version: versionOf(product) } };
  });
}

/** Returns a product by slug in any state, or null. */
export async function readEdited(db: Db, slug: string): Promise<EditedProduct | null> {
  const [found] = await readManyEdited(db, eq(products.slug, slug));
  return found?.product ?? null;
}

export type ProductFilter = {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly state?: ProductState | undefined;
};

const LOW = sql.raw('0');

function conditionOf({ q, category }: ProductFilter): SQL | undefined {
  const text = `%${(q ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`;
  const ofSku = sql`exists (select 1 from ${variants} where ${variants.productId} = ${products.id} and ${ilike(variants.sku, text)})`;
  return and(
    category ? eq(categories.slug, category) : undefined,
    q?.trim() ? or(ilike(products.name, text), ilike(products.sku, text), ofSku) : undefined,
  );
}

/** Of the only variant, whose price and stock can be set under it; of the product when there are several. */
const SKU = sql<string>`coalesce((select min(v.sku) from variants v where v.product_id = ${products.id} having count(*) = 1), ${products.sku})`;
/** Sums over a product's variants. */
const ofVariants = (value: SQL) =>
  sql<number>`coalesce((select ${value} from variants v where v.product_id = ${products.id}), ${LOW})`.mapWith(Number);

/** Returns one page by name, the total, and the number in each state. */
export async function findEdited(
  db: Db,
  filter: ProductFilter,
  page: number,
  pageSize: number,
): Promise<{ rows: ProductRowResponse[]; total: number; states: Record<ProductState, number> }> {
  const base = conditionOf(filter);
  const counted = await db
    .select({ state: products.state, total: sql<number>`count(*)::int` })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(base)
    .groupBy(products.state);
  const states = { draft: 0, shown: 0, scheduled: 0, hidden: 0, deleted: 0 };
  for (const { state, total } of counted) states[state] = total;
  const { state } = filter;
  const all = Object.values(states).reduce((sum, one) => sum + one, 0);
  // Ids first, so that variants are summed for one page only.
  const order = [asc(sql`lower(${products.name})`), asc(products.id)];
  const found = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(base, state ? eq(products.state, state) : ne(products.state, 'deleted')))
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const ids = found.map(({ id }) => id);
  const rows = await db
    .select({
      ...{ slug: products.slug, name: products.name, sku: SKU, state: products.state },
      ...{ publishFrom: products.publishFrom, category: categories.name, currency: products.currency },
      price: ofVariants(sql`min(v.price)`),
      priceTo: ofVariants(sql`max(v.price)`),
      stock: ofVariants(sql`sum(v.stock) filter (where not v.hidden)`),
      variants: ofVariants(sql`count(*)`),
      picture: sql<StoredPicture | null>`${products.pictures} -> 0`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(isAnyOf(products.id, ids))
    .orderBy(...order);
  return {
    total: state ? states[state] : all - states.deleted,
    states,
    rows: rows.map((row) => ({
      ...row,
      currency: readCurrency(row.currency),
      publishFrom: row.publishFrom?.toISOString() ?? null,
      picture: row.picture && pictureOf(row.picture),
    })),
  };
}

/** Categories, collections and words in use, for choosing. */
export async function readChoices(db: Db) {
  const named = <T extends typeof categories | typeof collections>(table: T) =>
    db
      .select({ slug: table.slug, name: table.name })
      .from(table as typeof categories)
      .orderBy(asc(table.position));
  const words = async (column: SQL) => {
    const { rows } = (await db.execute(
      sql`select distinct word from (select ${column} as word from ${products}) w where word <> '' order by word limit 500`,
    )) as unknown as { rows: { word: string }[] };
    return rows.map(({ word }) => word);
  };
  const [places, sets, types, brands, materials, colours] = await Promise.all([
    named(categories),
    named(collections),
    words(sql`${products.type}`),
    words(sql`${products.brand}`),
    words(sql`unnest(${products.materials})`),
    words(sql`unnest(${products.colours})`),
  ]);
  return { categories: places, collections: sets, types, brands, materials, colours };
}

/** Returns the name of the product that has each of these SKUs, other than the product with this id. */
export async function ownersOf(
  db: Db,
  skus: readonly string[],
  id: string | null,
): Promise<ReadonlyMap<string, string>> {
  const others = id === null ? undefined : ne(products.id, id);
  const wanted = [...new Set(skus)];
  // One after the other: a transaction runs one statement at a time.
  const own = await db
    .select({ sku: products.sku, name: products.name })
    .from(products)
    .where(and(isAnyOf(products.sku, wanted), others));
  const offered = await db
    .select({ sku: variants.sku, name: products.name })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(isAnyOf(variants.sku, wanted), others));
  return new Map([...own, ...offered].map(({ sku, name }) => [sku, name]));
}
