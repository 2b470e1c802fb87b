/** Checks a draft against what it refers to, and converts it to the columns and variants to write. */

import type { EditedProduct } from '../core/merchant/edited-product-shapes.ts';
import { PRODUCT_MESSAGES as SAY } from '../core/merchant/product-copy.ts';
import type { ProductDraft } from '../core/merchant/product-shapes.ts';
import type { Model } from '../core/product/model.ts';
import { ownersOf } from '../db/catalogue/edited-product.ts';
import { findModel } from '../db/catalogue/model-uploads.ts';
import type { VariantChange } from '../db/catalogue/product-moves.ts';
import type { Db } from '../db/engine/db.ts';
import { categories, collections } from '../db/schema/entries.ts';
import type { StoredPicture } from '../db/schema/pictures.ts';
import type { products } from '../db/schema/products.ts';
import type { Media } from '../media/media.ts';
import { measureModel } from '../media/models.ts';
import { draftColumns } from './draft-columns.ts';
import { type Measured, measuredOf, type StoredVariant } from './measured-product.ts';
import { faultsOf } from './product-draft.ts';

const measuredPart = ({ hash, width, height, tint }: Measured): Measured => ({ hash, width, height, tint });

/** By hash, without the focal point: files give variants none. */
const asVariant = ({ focus: _, ...picture }: StoredPicture) => [picture.hash, picture] as const;

/** The model with this hash: the product's own, an upload, or one of content/media; undefined when there is none. */
async function modelOf(
  tx: Db,
  media: Media | undefined,
  hash: string | null,
  own: Model | null,
): Promise<Model | null | undefined> {
  if (hash === null) return null;
  if (own?.hash === hash) return own;
  const file = media?.models.byHash(hash);
  return (await findModel(tx, hash)) ?? (file ? measureModel(file) : undefined);
}

/** Returns faults, or what to write. pictured, modelled: pictures and the model that the draft may keep. */
export async function prepare(
  tx: Db,
  media: Media | undefined,
  draft: ProductDraft,
  stored: typeof products.$inferSelect | null,
  offers: readonly StoredVariant[],
  pictured: readonly StoredPicture[] = stored?.pictures ?? [],
  modelled: Model | null = stored?.model ?? null,
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
  const { model: chosen = modelled?.hash ?? null } = draft;
  const model = await modelOf(tx, media, chosen, modelled);
  const faults = faultsOf(draft, {
    categories: new Set(places.map(({ slug }) => slug)),
    collections: new Set(sets.map(({ slug }) => slug)),
    ownerOf: (sku) => owners.get(sku),
    hasPicture: (hash) => measured.has(hash),
    hasModel: model !== undefined,
    now: new Date(),
  });
  const category = places.find(({ slug }) => slug === draft.category);
  const variantPictures = new Map([...pictured, ...offers.flatMap(({ picture }) => picture ?? [])].map(asVariant));
  for (const { hash, alt } of draft.pictures) {
    const known = measured.get(hash);
    // The page finds a variant's picture by its hash; crops follow the product's.
    if (known) variantPictures.set(hash, { ...measuredPart(known), alt });
  }
  draft.variants.forEach(({ picture }, row) => {
    if (picture && !variantPictures.has(picture))
      faults.push({ field: `variants.${row}.picture`, message: SAY.notOfProduct });
  });
  if (faults.length > 0 || !category || model === undefined) return { faults };
  const pictures = draft.pictures.map(({ hash, alt, focus }): StoredPicture => {
    const { width, height, tint } = measured.get(hash) as Measured;
    return { hash, width, height, tint, alt, ...(focus && { focus }) };
  });
  const columns = {
    ...draftColumns(draft, category, pictures, model),
    ...(draft.packed === undefined && { packed: stored?.packed ?? null }),
    state: draft.state,
    publishFrom: draft.state === 'scheduled' && draft.publishFrom ? new Date(draft.publishFrom) : null,
    ...ratingOf(stored),
  };
  const stock = new Map(offers.map((row) => [row.id, row.stock]));
  const before = new Map(offers.map(({ id, picture }) => [id, picture]));
  const rows = draft.variants.map(({ seen, picture: chosen, ...row }): VariantChange => {
    // A number that was not changed stays what orders have made of it.
    const kept = row.id !== null && seen === row.stock ? stock.get(row.id) : undefined;
    // Without options the only variant is the product.
    const own = draft.options.length === 0 ? { sku: draft.sku, values: [] } : {};
    const hash = chosen === undefined ? before.get(row.id ?? '')?.hash : chosen;
    const picture = (hash && variantPictures.get(hash)) || null;
    return { ...row, ...own, picture, stock: kept ?? row.stock };
  });
  return { columns, rows };
}

const ratingOf = (stored: typeof products.$inferSelect | null) => ({
  rating: stored?.rating ?? null,
  reviewCount: stored?.reviewCount ?? 0,
  sampleRatings: stored?.sampleRatings ?? false,
  popularity: stored?.popularity ?? 0,
});

/** The draft that would save a product as it is. */
export function draftOf(product: EditedProduct): ProductDraft {
  const { slug: _, version: __, hasFile: ___, edited: ____, configuration: _____, ...fields } = product;
  const { variants: rows, pictures, model, state, ...rest } = fields;
  return {
    ...rest,
    state: state === 'deleted' ? 'hidden' : state,
    variants: rows.map(({ picture, ...row }) => ({ ...row, picture: picture?.hash ?? null, seen: row.stock })),
    pictures: pictures.map(({ hash, alt, focus }) => ({ hash, alt, focus })),
    model: model?.hash ?? null,
  };
}
