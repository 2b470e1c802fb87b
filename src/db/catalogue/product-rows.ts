/** Reads product rows and variant rows by id or slug, of what is in the shop. */
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { prepared } from '../engine/prepared.ts';
import { products } from '../schema/products.ts';
import { variants } from '../schema/variants.ts';
import type { ProductRow, VariantRow } from './rows.ts';
import { IS_SHOWN } from './shown.ts';

const { search: _search, description, configuration, ...listed } = getTableColumns(products);
const detailed = { ...listed, description, configuration };

const anyId = sql`any(${sql.placeholder('ids')}::text[])`;
const rowsOf = prepared('products', (db, name) =>
  db.select(listed).from(products).where(sql`${products.id} = ${anyId} and ${IS_SHOWN}`).prepare(name),
);
const detailsOf = prepared('product_details', (db, name) =>
  db.select(detailed).from(products).where(sql`${products.id} = ${anyId} and ${IS_SHOWN}`).prepare(name),
);
const variantsOf = prepared('variants', (db, name) =>
  db
    .select()
    .from(variants)
    .where(sql`${variants.productId} = ${anyId} and not ${variants.hidden}`)
    .orderBy(variants.productId, variants.position)
    .prepare(name),
);

/** Returns rows by id, in the given order, with long texts for detail; missing ones are left out. */
export async function readProducts(db: Db, ids: readonly string[], detail = false): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows: ProductRow[] = await (detail ? detailsOf(db) : rowsOf(db)).execute({ ids });
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: ProductRow) => places.get(id) as number;
  return rows.sort((a, b) => placeOf(a) - placeOf(b));
}

const called = prepared('product', (db, name) => {
  const asked = sql.placeholder('called');
  const byName = and(or(eq(products.slug, asked), eq(products.id, asked)), IS_SHOWN);
  return db.select(detailed).from(products).where(byName).prepare(name);
});

/** Returns one product by slug or id with its long text, or null. */
export async function readProduct(db: Db, slugOrId: string): Promise<ProductRow | null> {
  const rows = await called(db).execute({ called: slugOrId });
  return rows.find(({ slug }) => slug === slugOrId) ?? rows[0] ?? null;
}

const idOfSlug = prepared('product_slugs', (db, name) =>
  db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(sql`${products.slug} = any(${sql.placeholder('slugs')}::text[]) and ${IS_SHOWN}`)
    .prepare(name),
);

/** Returns the ids of products by slug, in the given order; missing ones are left out. */
export async function idsOfSlugs(db: Db, slugs: readonly string[]): Promise<string[]> {
  const rows = await idOfSlug(db).execute({ slugs });
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return slugs.flatMap((slug) => ids.get(slug) ?? []);
}

/** Returns the variants of products, in their order per product. */
export const readVariants = (db: Db, ids: readonly string[]): Promise<VariantRow[]> => variantsOf(db).execute({ ids });
