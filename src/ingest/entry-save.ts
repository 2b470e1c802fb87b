/** Saves categories, collections and slides from the back office: validated, under the catalogue lock, and only as they were seen. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { ENTRY_COLUMNS, type EntryKind } from '../core/merchant/entry.ts';
import { ENTRY_MESSAGES as SAY } from '../core/merchant/entry-copy.ts';
import type { Entry } from '../core/merchant/entry-shapes.ts';
import { isSame } from '../core/product/fields.ts';
import {
  findRemoved,
  findRow,
  findRows,
  nextPosition,
  readEntries,
  readEntry,
  setOrder,
  setPieces,
  tableOf,
} from '../db/catalogue/entries.ts';
import { isAnyOf, lockCatalogue } from '../db/catalogue/locks.ts';
import { countWords } from '../db/catalogue/search-words.ts';
import type { Db } from '../db/engine/db.ts';
import { transact } from '../db/engine/retry.ts';
import type { CategoryPicture, categories } from '../db/schema/entries.ts';
import { products } from '../db/schema/products.ts';
import type { Media } from '../media/media.ts';
import { slugOfName } from './draft-columns.ts';
import { type EntryDraft, type EntryFault, entryFaults, readDraft } from './entry-draft.ts';
import { measuredOf } from './measured-product.ts';
import { idOf } from './row-values.ts';
import { searchTextsOf } from './search-texts.ts';

export type SavedEntry =
  | { readonly state: 'saved'; readonly entry: Entry }
  | { readonly state: 'faulty'; readonly faults: readonly EntryFault[] }
  | { readonly state: 'moved'; readonly entry: Entry }
  | { readonly state: 'missing' };

type Columns = Readonly<Record<string, unknown>>;

/** Slugs that stand in the draft and exist. */
async function productsIn(tx: Db, draft: EntryDraft): Promise<ReadonlySet<string>> {
  const named = [...('pieces' in draft ? draft.pieces : []), draft.picture?.product ?? ''];
  const found = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(and(isAnyOf(products.slug, named), ne(products.state, 'deleted')));
  return new Set(found.map(({ slug }) => slug));
}

/** Returns the columns of a draft, or its faults. own: the picture that the row has. */
async function prepare(
  tx: Db,
  media: Media | undefined,
  kind: EntryKind,
  given: unknown,
  own: CategoryPicture | null,
): Promise<{ readonly draft: EntryDraft; readonly columns: Columns } | { readonly faults: readonly EntryFault[] }> {
  const read = readDraft(kind, given);
  if ('faults' in read) return read;
  const { draft } = read;
  const places = new Set((await findRows(tx, 'categories')).map(({ slug }) => slug));
  const pieces = await productsIn(tx, draft);
  const measured = await measuredOf(tx, media, draft.picture ? [draft.picture.hash] : [], own ? [own] : []);
  const faults = entryFaults(kind, draft, {
    hasCategory: (slug) => places.has(slug),
    hasProduct: (slug) => pieces.has(slug),
    hasPicture: (hash) => measured.has(hash),
  });
  if (faults.length > 0) return { faults };
  const { picture } = draft;
  const size = picture && measured.get(picture.hash);
  const stored = picture &&
    size && {
      ...{ hash: picture.hash, width: size.width, height: size.height, tint: size.tint, alt: picture.alt },
      ...(picture.focus && { focus: picture.focus }),
      ...(kind === 'categories' && picture.product && { product: picture.product }),
    };
  const fields = { ...draft, picture: stored ?? null } as Readonly<Record<string, unknown>>;
  const empty = new Set(['headline', 'accent', 'category']);
  const columns = Object.entries(ENTRY_COLUMNS[kind]).map(([field, column]) => {
    const value = fields[field];
    return [column, value === '' && empty.has(field) ? null : value];
  });
  return { draft, columns: Object.fromEntries(columns) };
}

/** Search texts of products hold the name of their category. */
async function renameInSearch(tx: Db, id: string, name: string): Promise<void> {
  const rows = await tx.select().from(products).where(eq(products.categoryId, id));
  const kinds = JSON.stringify(rows.map((row) => ({ id: row.id, kind: searchTextsOf(row, name).searchKind })));
  await tx.execute(sql`
    update products p set search_kind = c.kind
    from jsonb_to_recordset(${kinds}::jsonb) as c(id text, kind text) where p.id = c.id`);
  await countWords(tx);
}

const piecesOf = ({ fields }: Entry) => ('pieces' in fields ? fields.pieces : []);

export const saved = async (tx: Db, kind: EntryKind, slug: string): Promise<SavedEntry> => ({
  state: 'saved',
  entry: (await readEntry(tx, kind, slug)) as Entry,
});

/** Changes one that still has the version that was seen. */
export const changeEntry = (
  db: Db,
  media: Media | undefined,
  { kind, slug }: { readonly kind: EntryKind; readonly slug: string },
  fields: unknown,
  version: string,
): Promise<SavedEntry> =>
  transact(db, async (tx): Promise<SavedEntry> => {
    await lockCatalogue(tx);
    const row = await findRow(tx, kind, slug);
    const now = await readEntry(tx, kind, slug);
    if (!row || !now) return { state: 'missing' };
    if (now.version !== version) return { state: 'moved', entry: now };
    const prepared = await prepare(tx, media, kind, fields, row.picture as CategoryPicture | null);
    if ('faults' in prepared) return { state: 'faulty', faults: prepared.faults };
    const { draft } = prepared;
    // The order stays unset while it is as it was shown: then it follows what is popular.
    const isInOrder = kind === 'collections' && 'pieces' in draft && isSame(draft.pieces, piecesOf(now));
    const columns = isInOrder ? { ...prepared.columns, pieces: row.pieces } : prepared.columns;
    const changed = Object.keys(columns).filter((column) => !isSame(columns[column], row[column]));
    const edited = [...new Set([...row.edited, ...changed])];
    const table = tableOf(kind);
    await tx
      .update(table)
      .set({ ...columns, edited })
      .where(eq(table.id, row.id));
    if (kind === 'collections' && 'pieces' in draft) await setPieces(tx, slug, draft.pieces);
    if (kind === 'categories' && changed.includes('name')) await renameInSearch(tx, row.id, String(columns.name));
    return saved(tx, kind, slug);
  });

const SINGULAR = { categories: 'category', collections: 'collection', slides: 'slide' } as const;

async function freeSlug(tx: Db, kind: EntryKind, name: string): Promise<string> {
  const base = slugOfName(name);
  const rows = await findRows(tx, kind);
  const taken = new Set([...rows.map(({ slug }) => slug), ...(await findRemoved(tx, kind))]);
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** Creates one at the end of the list. */
export const createEntry = (db: Db, media: Media | undefined, kind: EntryKind, fields: unknown): Promise<SavedEntry> =>
  transact(db, async (tx): Promise<SavedEntry> => {
    await lockCatalogue(tx);
    const prepared = await prepare(tx, media, kind, fields, null);
    if ('faults' in prepared) return { state: 'faulty', faults: prepared.faults };
    const { columns, draft } = prepared;
    const field = kind === 'slides' ? (columns.headline ? 'headline' : 'subText') : 'name';
    const slug = await freeSlug(tx, kind, String(columns[field]));
    if (slug === '' || slug.startsWith('-')) return { state: 'faulty', faults: [{ field, message: SAY.noSlug }] };
    const row = {
      ...columns,
      ...{ id: idOf(SINGULAR[kind], slug), slug, position: await nextPosition(tx, kind) },
      ...{ hasFile: false, edited: [...Object.keys(columns), 'position'] },
    };
    await tx.insert(tableOf(kind)).values(row as unknown as typeof categories.$inferInsert);
    if (kind === 'collections' && 'pieces' in draft) await setPieces(tx, slug, draft.pieces);
    return saved(tx, kind, slug);
  });

/** Sets the order. Returns null when slugs are not all of the kind: another person added or deleted one. */
export const orderEntries = (db: Db, kind: EntryKind, slugs: readonly string[]): Promise<Entry[] | null> =>
  transact(db, async (tx) => {
    await lockCatalogue(tx);
    const rows = await findRows(tx, kind);
    const bySlug = new Map(rows.map((row) => [row.slug || row.id, row]));
    const ordered = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
    if (ordered.length !== rows.length || new Set(slugs).size !== rows.length) return null;
    await setOrder(tx, kind, ordered);
    return readEntries(tx, kind);
  });
