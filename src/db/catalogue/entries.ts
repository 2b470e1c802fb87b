/** Reads and writes categories, collections and slides for the back office. Callers of writes hold the catalogue lock. */
import { createHash } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, max, ne, sql } from 'drizzle-orm';
import { ENTRY_COLUMNS, type EntryKind } from '../../core/merchant/entry.ts';
import type { Entry, EntryFields } from '../../core/merchant/entry-shapes.ts';
import type { Db } from '../engine/db.ts';
import { type CategoryPicture, categories, collections, removedEntries, slides } from '../schema/entries.ts';
import { products } from '../schema/products.ts';
import { isAnyOf, lockProducts } from './locks.ts';

/** Columns that all kinds have, and those of its own. */
export type EntryRow = Pick<typeof categories.$inferSelect, 'id' | 'slug' | 'position' | 'edited' | 'hasFile'> &
  Record<string, unknown>;

/** Only the columns that all three have are used through this type. */
export const tableOf = (kind: EntryKind) => ({ categories, collections, slides })[kind] as unknown as typeof categories;

export async function findRows(db: Db, kind: EntryKind): Promise<EntryRow[]> {
  const table = tableOf(kind);
  return db.select().from(table).orderBy(asc(table.position), asc(table.id));
}

const pictureOf = (picture: CategoryPicture | null) =>
  picture && { ...picture, focus: picture.focus ?? null, product: picture.product ?? '' };

/** Fields of the form; what is null in the row is ''. */
function fieldsOf(kind: EntryKind, row: EntryRow, pieces: readonly string[]): Entry['fields'] {
  const given = Object.entries(ENTRY_COLUMNS[kind]).map(([field, column]) => [field, row[column] ?? '']);
  const picture = pictureOf((row.picture ?? null) as CategoryPicture | null);
  const own = kind === 'collections' ? { pieces: [...pieces] } : {};
  return { ...Object.fromEntries(given), ...own, picture } as EntryFields[EntryKind];
}

type Named = { readonly slug: string; readonly name: string };

/** Products of each collection as its page sorts them without an order of its own, in every state but deleted. */
async function productsOfCollections(db: Db): Promise<Map<string, Named[]>> {
  const found = await db
    .select({ slug: products.slug, name: products.name, collections: products.collections })
    .from(products)
    .where(and(sql`${products.collections} <> '{}'`, ne(products.state, 'deleted')))
    .orderBy(desc(products.isFeatured), desc(products.popularity), asc(products.id));
  const bySet = new Map<string, Named[]>();
  for (const { collections: sets, ...piece } of found)
    for (const set of sets) bySet.set(set, [...(bySet.get(set) ?? []), piece]);
  return bySet;
}

/** The pieces in the editors' order; those that it does not name follow. */
export function arranged<Piece extends { readonly slug: string }>(
  pieces: readonly Piece[],
  order: readonly string[],
): Piece[] {
  const places = new Map(order.map((slug, at) => [slug, at]));
  const placeOf = ({ slug }: Piece) => places.get(slug) ?? order.length;
  return pieces.toSorted((a, b) => placeOf(a) - placeOf(b));
}

async function namesOf(db: Db, slugs: readonly string[]): Promise<Map<string, Named>> {
  const found = await db
    .select({ slug: products.slug, name: products.name })
    .from(products)
    .where(isAnyOf(products.slug, slugs));
  return new Map(found.map((piece) => [piece.slug, piece]));
}

/** Returns a function that gives the products of a row, and their number. */
async function piecesReader(db: Db, kind: EntryKind, rows: readonly EntryRow[]) {
  if (kind === 'categories') {
    const counts = await db
      .select({ id: products.categoryId, total: count() })
      .from(products)
      .groupBy(products.categoryId);
    const totals = new Map(counts.map(({ id, total }) => [id, total]));
    const shown = rows.flatMap((row) => (row.picture as CategoryPicture | null)?.product ?? []);
    const names = await namesOf(db, shown);
    return ({ id, picture }: EntryRow) => {
      const piece = names.get((picture as CategoryPicture | null)?.product ?? '');
      return { pieces: piece ? [piece] : [], total: totals.get(id) ?? 0 };
    };
  }
  if (kind === 'collections') {
    const bySet = await productsOfCollections(db);
    return ({ slug, pieces: order }: EntryRow) => {
      const pieces = arranged(bySet.get(slug) ?? [], order as string[]);
      return { pieces, total: pieces.length };
    };
  }
  const names = await namesOf(db, [...new Set(rows.flatMap((row) => row.pieces as string[]))]);
  return ({ pieces: slugs }: EntryRow) => {
    const pieces = (slugs as string[]).flatMap((slug) => names.get(slug) ?? []);
    return { pieces, total: pieces.length };
  };
}

/** Slides of an earlier release have no slug before the next seed. */
const slugOf = ({ slug, id }: EntryRow) => slug || id;
const titleOf = (row: EntryRow) => String(row.name ?? row.headline ?? row.subText ?? '');

/** Returns all of a kind in their order. */
export async function readEntries(db: Db, kind: EntryKind): Promise<Entry[]> {
  const rows = await findRows(db, kind);
  const piecesOf = await piecesReader(db, kind, rows);
  return rows.map((row) => {
    const { pieces, total } = piecesOf(row);
    const fields = fieldsOf(
      kind,
      row,
      pieces.map(({ slug }) => slug),
    );
    const version = createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 22);
    const names = Object.fromEntries(pieces.map(({ slug, name }) => [slug, name]));
    return {
      kind,
      slug: slugOf(row),
      version,
      hasFile: row.hasFile,
      edited: row.edited,
      position: row.position,
      title: titleOf(row),
      products: total,
      names,
      fields,
    };
  });
}

/** Returns one by slug, or null. */
export const readEntry = async (db: Db, kind: EntryKind, slug: string): Promise<Entry | null> =>
  (await readEntries(db, kind)).find((entry) => entry.slug === slug) ?? null;

/** Returns the stored row by slug, or null. */
export const findRow = async (db: Db, kind: EntryKind, slug: string): Promise<EntryRow | null> =>
  (await findRows(db, kind)).find((row) => slugOf(row) === slug) ?? null;

/** The position after the last. */
export async function nextPosition(tx: Db, kind: EntryKind): Promise<number> {
  const table = tableOf(kind);
  const [last] = await tx.select({ position: max(table.position) }).from(table);
  return (last?.position ?? -1) + 1;
}

/** Makes products the only ones of a collection, and marks those that changed. Takes the locks of products. */
export async function setPieces(tx: Db, collection: string, slugs: readonly string[]): Promise<void> {
  const isIn = sql`${products.collections} @> array[${collection}]::text[]`;
  const changed = await tx
    .select({ id: products.id })
    .from(products)
    .where(sql`${ne(products.state, 'deleted')} and (${isIn}) <> (${isAnyOf(products.slug, slugs)})`);
  const ids = changed.map(({ id }) => id);
  if (ids.length === 0) return;
  await lockProducts(tx, ids);
  await tx
    .update(products)
    .set({
      collections: sql`case when ${isIn} then array_remove(${products.collections}, ${collection}) else array_append(${products.collections}, ${collection}) end`,
      edited: sql`case when 'collections' = any(${products.edited}) then ${products.edited} else array_append(${products.edited}, 'collections') end`,
    })
    .where(inArray(products.id, ids));
}

/** Moves a row to the deleted ones, whence restoreRow() brings it back. */
export async function removeRow(tx: Db, kind: EntryKind, row: EntryRow): Promise<void> {
  const isIn = sql`${products.collections} @> array[${row.slug}]::text[]`;
  const members = kind === 'collections' ? await tx.select({ slug: products.slug }).from(products).where(isIn) : [];
  if (kind === 'collections') await setPieces(tx, row.slug, []);
  const removed = {
    id: row.id,
    kind,
    slug: slugOf(row),
    hasFile: row.hasFile,
    row,
    products: members.map(({ slug }) => slug),
  };
  await tx.insert(removedEntries).values(removed).onConflictDoUpdate({ target: removedEntries.id, set: removed });
  await tx.delete(tableOf(kind)).where(eq(tableOf(kind).id, row.id));
}

/** Brings a deleted row back with its products. Returns false when there is none. */
export async function restoreRow(tx: Db, kind: EntryKind, slug: string): Promise<boolean> {
  const [found] = await tx
    .delete(removedEntries)
    .where(and(eq(removedEntries.kind, kind), eq(removedEntries.slug, slug)))
    .returning();
  if (!found) return false;
  await tx.insert(tableOf(kind)).values(found.row as typeof categories.$inferInsert);
  if (kind === 'collections') await setPieces(tx, slug, found.products);
  return true;
}

/** Slugs of deleted rows. */
export async function findRemoved(db: Db, kind: EntryKind): Promise<string[]> {
  const found = await db
    .select({ slug: removedEntries.slug })
    .from(removedEntries)
    .where(eq(removedEntries.kind, kind))
    .orderBy(asc(removedEntries.slug));
  return found.map(({ slug }) => slug);
}

/** Sets positions in the order of the rows, and marks those that changed. */
export async function setOrder(tx: Db, kind: EntryKind, rows: readonly EntryRow[]): Promise<void> {
  const table = tableOf(kind);
  for (const [position, row] of rows.entries()) {
    if (row.position === position) continue;
    const edited = [...new Set([...row.edited, 'position'])];
    await tx.update(table).set({ position, edited }).where(eq(table.id, row.id));
  }
}
