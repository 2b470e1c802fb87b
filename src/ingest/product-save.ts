/** Saves products from the back office: validated, under the locks of the catalogue, and only as they were seen. */
import { eq } from 'drizzle-orm';
import type { EditedProduct, ProductDraft } from '../core/merchant/product-contract.ts';
import { PRODUCT_MESSAGES as SAY } from '../core/merchant/product-copy.ts';
import { ownersOf, readEdited } from '../db/catalogue/edited-product.ts';
import { lockCatalogue, lockProducts, lockVariants } from '../db/catalogue/locks.ts';
import {
  hasDue,
  insertProduct,
  publishDue,
  type StateChange,
  setState,
  updateProduct,
  type VariantChange,
} from '../db/catalogue/product-moves.ts';
import { findUploads } from '../db/catalogue/uploads.ts';
import type { Db } from '../db/engine/db.ts';
import { transact } from '../db/engine/retry.ts';
import { categories, collections, products, type StoredPicture, variants } from '../db/schema/shop.ts';
import type { Media } from '../media/media.ts';
import { type DraftFault, draftColumns, faultsOf, slugOfName } from './product-draft.ts';
import { idOf, sha } from './rows.ts';

export type Saved =
  | { readonly state: 'saved'; readonly product: EditedProduct }
  | { readonly state: 'faulty'; readonly faults: readonly DraftFault[] }
  | { readonly state: 'moved'; readonly message: string; readonly product: EditedProduct }
  | { readonly state: 'missing' };

type StoredVariant = typeof variants.$inferSelect;
type Measured = Omit<StoredPicture, 'alt' | 'focus'>;

/** Metadata of the pictures that exist: uploads, files of content/media, and those that the row has. */
export async function measuredOf(
  tx: Db,
  media: Media | undefined,
  hashes: readonly string[],
  own: readonly StoredPicture[],
): Promise<ReadonlyMap<string, Measured>> {
  const known = new Map<string, Measured>(own.map((one) => [one.hash, one]));
  for (const { hash, width, height, tint } of await findUploads(tx, hashes))
    known.set(hash, { hash, width, height, tint });
  for (const hash of hashes) {
    const original = known.has(hash) ? null : media?.byHash(hash);
    if (media && original) known.set(hash, { hash, ...(await media.measure(original)) });
  }
  return known;
}

async function prepare(
  tx: Db,
  media: Media | undefined,
  draft: ProductDraft,
  stored: typeof products.$inferSelect | null,
  offers: readonly StoredVariant[],
  pictured: readonly StoredPicture[] = stored?.pictures ?? [],
) {
  const places = await tx.select({ id: categories.id, slug: categories.slug, name: categories.name }).from(categories);
  const sets = await tx.select({ slug: collections.slug }).from(collections);
  const skus = [draft.sku, ...draft.variants.map(({ sku }) => sku)];
  const owners = await ownersOf(tx, skus, stored?.id ?? null);
  const measured = await measuredOf(
    tx,
    media,
    draft.pictures.map(({ hash }) => hash),
    pictured,
  );
  const faults = faultsOf(draft, {
    categories: new Set(places.map(({ slug }) => slug)),
    collections: new Set(sets.map(({ slug }) => slug)),
    ownerOf: (sku) => owners.get(sku),
    hasPicture: (hash) => measured.has(hash),
    now: new Date(),
  });
  const category = places.find(({ slug }) => slug === draft.category);
  if (faults.length > 0 || !category) return { faults };
  const pictures = draft.pictures.map(({ hash, alt, focus }): StoredPicture => {
    const { width, height, tint } = measured.get(hash) as Measured;
    return { hash, width, height, tint, alt, ...(focus && { focus }) };
  });
  const columns = {
    ...draftColumns(draft, category, pictures),
    state: draft.state,
    publishFrom: draft.state === 'scheduled' && draft.publishFrom ? new Date(draft.publishFrom) : null,
    ...ratingOf(stored),
  };
  const stock = new Map(offers.map((row) => [row.id, row.stock]));
  const rows = draft.variants.map(({ seen, ...row }): VariantChange => {
    // A number that was not changed stays what orders have made of it.
    const kept = row.id !== null && seen === row.stock ? stock.get(row.id) : undefined;
    // Without options the only variant is the product.
    const own = draft.options.length === 0 ? { sku: draft.sku, values: [] } : {};
    return { ...row, ...own, stock: kept ?? row.stock };
  });
  return { columns, rows };
}

const ratingOf = (stored: typeof products.$inferSelect | null) => ({
  rating: stored?.rating ?? null,
  reviewCount: stored?.reviewCount ?? 0,
  sampleRatings: stored?.sampleRatings ?? false,
  popularity: stored?.popularity ?? 0,
});

const newIdOf = (slug: string) => (sku: string) => sha(`variant/${slug}/${sku}/${crypto.randomUUID()}`).slice(0, 24);

async function freeSlug(tx: Db, name: string): Promise<string> {
  const base = slugOfName(name);
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const taken = await tx.select({ slug: products.slug }).from(products).where(eq(products.slug, slug));
    if (taken.length === 0) return slug;
  }
}

async function present(tx: Db, slug: string): Promise<EditedProduct> {
  return (await readEdited(tx, slug)) as EditedProduct;
}

/** Shows scheduled products whose moment has come. Returns their number. */
export async function publishProducts(db: Db): Promise<number> {
  if (!(await hasDue(db))) return 0;
  return transact(db, async (tx) => {
    await lockCatalogue(tx);
    return publishDue(tx);
  });
}

/** Creates a product. Its slug and id are made from the name. */
export const createProduct = (db: Db, media: Media | undefined, draft: ProductDraft): Promise<Saved> =>
  transact(db, async (tx): Promise<Saved> => {
    await lockCatalogue(tx);
    const prepared = await prepare(tx, media, draft, null, []);
    if (prepared.faults) return { state: 'faulty', faults: prepared.faults };
    if (slugOfName(draft.name) === '') return { state: 'faulty', faults: [{ field: 'name', message: SAY.noSlug }] };
    const slug = await freeSlug(tx, draft.name);
    const createdAt = new Date().toISOString().slice(0, 10);
    const own = { id: idOf('product', slug), slug, markdown: draft.description };
    await insertProduct(tx, own, { ...prepared.columns, createdAt }, prepared.rows, newIdOf(slug));
    return { state: 'saved', product: await present(tx, slug) };
  });

/** Locks a product with its variants in the order of all writers, and reads both. */
async function lockedProduct(tx: Db, slug: string) {
  await lockCatalogue(tx);
  const [found] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, slug));
  if (!found) return null;
  await lockVariants(tx, eq(variants.productId, found.id));
  await lockProducts(tx, [found.id], 'update');
  const [stored] = await tx.select().from(products).where(eq(products.id, found.id));
  const offers = await tx.select().from(variants).where(eq(variants.productId, found.id)).orderBy(variants.position);
  return stored ? { stored, offers } : null;
}

/** Returns why stock cannot be set: it is no longer what was seen. */
function stockMoved(draft: ProductDraft, offers: readonly StoredVariant[]): string | null {
  for (const { id, sku, stock, seen } of draft.variants) {
    const now = offers.find((row) => row.id === id)?.stock;
    if (now !== undefined && seen !== null && stock !== seen && seen !== now) return SAY.stockMoved(sku, seen, now);
    if (now !== undefined && seen === null && stock !== now) return SAY.stockMoved(sku, stock, now);
  }
  return null;
}

/** Changes a product that still has the version that was seen. */
export const changeProduct = (
  db: Db,
  media: Media | undefined,
  slug: string,
  draft: ProductDraft,
  version: string,
): Promise<Saved> =>
  transact(db, async (tx): Promise<Saved> => {
    const locked = await lockedProduct(tx, slug);
    if (!locked) return { state: 'missing' };
    const { stored, offers } = locked;
    const now = await present(tx, slug);
    if (now.version !== version) return { state: 'moved', message: SAY.moved, product: now };
    const moved = stockMoved(draft, offers);
    if (moved) return { state: 'moved', message: moved, product: now };
    const prepared = await prepare(tx, media, draft, stored, offers);
    if (prepared.faults) return { state: 'faulty', faults: prepared.faults };
    const isFirst = stored.state === 'draft' && draft.state === 'shown';
    const columns = { ...prepared.columns, ...(isFirst && { createdAt: new Date().toISOString().slice(0, 10) }) };
    await updateProduct(tx, stored, offers, columns, draft.description, prepared.rows, newIdOf(slug));
    return { state: 'saved', product: await present(tx, slug) };
  });

/** The draft that would save a product as it is. */
export function draftOf(product: EditedProduct): ProductDraft {
  const { slug: _, version: __, hasFile: ___, edited: ____, variants: rows, pictures, state, ...rest } = product;
  return {
    ...rest,
    state: state === 'deleted' ? 'hidden' : state,
    variants: rows.map((row) => ({ ...row, seen: row.stock })),
    pictures: pictures.map(({ hash, alt, focus }) => ({ hash, alt, focus })),
  };
}

/** Sets the state. A product that is to be shown must be complete. */
export const changeState = (
  db: Db,
  media: Media | undefined,
  slug: string,
  { state, publishFrom }: { readonly state: StateChange['state']; readonly publishFrom: string | null },
): Promise<Saved> =>
  transact(db, async (tx): Promise<Saved> => {
    const locked = await lockedProduct(tx, slug);
    if (!locked) return { state: 'missing' };
    if (state === 'shown' || state === 'scheduled') {
      const draft = { ...draftOf(await present(tx, slug)), state, publishFrom };
      const prepared = await prepare(tx, media, draft, locked.stored, locked.offers);
      if (prepared.faults) return { state: 'faulty', faults: prepared.faults };
    }
    const at = state === 'scheduled' && publishFrom ? new Date(publishFrom) : null;
    await setState(tx, locked.stored, { state, publishFrom: at });
    return { state: 'saved', product: await present(tx, slug) };
  });

const freeSku = async (tx: Db, sku: string): Promise<string> => {
  for (let number = 2; ; number++) {
    const copy = `${sku.slice(0, 50)}-C${number}`;
    if ((await ownersOf(tx, [copy], null)).size === 0) return copy;
  }
};

/** Copies a product as a draft without stock, under SKUs of its own. */
export const copyProduct = (db: Db, media: Media | undefined, slug: string): Promise<Saved> =>
  transact(db, async (tx): Promise<Saved> => {
    await lockCatalogue(tx);
    const from = await readEdited(tx, slug);
    if (!from) return { state: 'missing' };
    const skus = new Map<string, string>();
    for (const sku of new Set([from.sku, ...from.variants.map((row) => row.sku)]))
      skus.set(sku, await freeSku(tx, sku));
    const draft: ProductDraft = {
      ...draftOf(from),
      name: SAY.copyOf(from.name).slice(0, 200),
      sku: skus.get(from.sku) ?? '',
      state: 'draft',
      publishFrom: null,
      variants: from.variants.map((row) => ({ ...row, id: null, seen: null, stock: 0, sku: skus.get(row.sku) ?? '' })),
    };
    const [source] = await tx.select({ pictures: products.pictures }).from(products).where(eq(products.slug, slug));
    const prepared = await prepare(tx, media, draft, null, [], source?.pictures);
    if (prepared.faults) return { state: 'faulty', faults: prepared.faults };
    const name = await freeSlug(tx, from.name);
    const own = { id: idOf('product', name), slug: name, markdown: draft.description };
    const columns = { ...prepared.columns, createdAt: new Date().toISOString().slice(0, 10) };
    await insertProduct(tx, own, columns, prepared.rows, newIdOf(name));
    return { state: 'saved', product: await present(tx, name) };
  });
