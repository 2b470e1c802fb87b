/** Converts content entries to database rows. */
import { createHash } from 'node:crypto';
import { fold } from '../core/catalogue/search.ts';
import type { Choice } from '../core/configuration/model.ts';
import { GlbError } from '../core/product/glb-chunks.ts';
import type { Model } from '../core/product/model.ts';
import { stripHtml } from '../core/shop/html.ts';
import { toMinor } from '../core/shop/money.ts';
import type { KeptPieces } from '../db/catalogue/store-stock.ts';
import type { StoredConfiguration, StoredPicture } from '../db/schema/shop.ts';
import type { Media } from '../media/media.ts';
import { measureModel } from '../media/models.ts';
import { modelOfEntry } from './configuration-content.ts';
import type { CategoryEntry, ProductEntry } from './content.ts';
import type { ContentPicture } from './content-parts.ts';
import { renderMarkdown } from './html.ts';
import { ContentError, type Entry } from './markdown.ts';
import { type Content, type VariantRow, variantRows } from './read-content.ts';

export const sha = (text: string) => createHash('sha256').update(text).digest('hex');

/** Ids are derived from slugs, so that static pages and every seeded database agree. */
export const idOf = (kind: string, slug: string) => sha(`${kind}/${slug}`).slice(0, 24);

const minorOrNull = (rupees: number | undefined) => (rupees === undefined ? null : toMinor(rupees));

/** Returns the stored form of an image named in a content file. Throws ContentError when it is missing. */
type Focused = ContentPicture & { readonly focus?: StoredPicture['focus'] | undefined };

async function imageOf(media: Media, file: string, { file: name, alt, focus }: Focused): Promise<StoredPicture> {
  const original = media.byFile(name);
  if (!original) throw new ContentError(`${file}: pictures: content/media/${name} does not exist`);
  return { hash: original.hash, alt, ...(await media.measure(original)), ...(focus && { focus }) };
}

/** The configuration model with the metadata of its pictures; null for a product without one. */
async function configurationOf(media: Media, { file, data }: Entry<ProductEntry>): Promise<StoredConfiguration | null> {
  if (!data.configuration) return null;
  const model = modelOfEntry(data.configuration, data.price);
  const options: StoredConfiguration['options'][number][] = [];
  for (const option of model.options) {
    if (option.kind === 'size') options.push(option);
    else {
      const choices: Choice<StoredPicture>[] = [];
      for (const choice of option.choices)
        choices.push({
          ...choice,
          texture: choice.texture && (await imageOf(media, file, choice.texture)),
          picture: choice.picture && (await imageOf(media, file, choice.picture)),
        });
      options.push({ ...option, choices });
    }
  }
  return { ...model, options };
}

/** Returns what is stored about the model that has a product's name. Throws ContentError when it cannot be shown. */
function modelOf(media: Media, slug: string): Model | null {
  const file = media.models.bySlug(slug);
  try {
    return file && measureModel(file);
  } catch (error) {
    throw error instanceof GlbError ? new ContentError(`content/media/models/${slug}.glb: ${error.message}`) : error;
  }
}

/** Rating of a product; a sample one only in a sample shop. */
const ratingOf = ({ rating, reviewCount, sampleRatings }: ProductEntry, sample: boolean) =>
  sampleRatings && !sample
    ? { rating: null, reviewCount: 0, sampleRatings: false }
    : { rating: rating ?? null, reviewCount, sampleRatings };

type Searched = {
  readonly name: string;
  readonly brand: string;
  readonly type: string;
  readonly materials: readonly string[];
  readonly colours: readonly string[];
  readonly short: string;
  /** HTML. */
  readonly description: string;
};

/** Weighted search texts of a product. */
export const searchTextsOf = (
  { name, brand, type, materials, colours, short, description }: Searched,
  category: string,
) => ({
  searchName: fold(name),
  searchKind: fold([brand, type, category, ...materials, ...colours].join(' ')),
  searchText: fold(`${short} ${stripHtml(description)}`),
});

async function productRow(media: Media, entry: Entry<ProductEntry>, category: CategoryEntry, sample: boolean) {
  const { slug, file, data, body } = entry;
  const rows = variantRows(data);
  const shown = rows.find((row) => row.stock > 0) ?? (rows[0] as VariantRow);
  const description = renderMarkdown(body);
  const materials = [...new Set(data.materials)];
  const colours = [...new Set(data.colours)];
  const pictures: StoredPicture[] = [];
  for (const picture of data.pictures) pictures.push(await imageOf(media, file, picture));
  return {
    id: idOf('product', slug),
    slug,
    sku: data.sku,
    name: data.name,
    brand: data.brand,
    categoryId: idOf('category', data.category),
    type: data.type,
    short: data.short,
    description,
    currency: data.currency,
    price: toMinor(shown.price),
    originalPrice: minorOrNull(shown.originalPrice),
    isDiscounted: shown.originalPrice !== undefined,
    stock: shown.stock,
    inStock: rows.some((row) => row.stock > 0),
    isNew: data.isNew,
    isFeatured: data.isFeatured,
    ...ratingOf(data, sample),
    popularity: data.popularity,
    ...data.dimensions,
    weight: data.weight,
    packed: data.packed ?? null,
    materials,
    colours,
    care: data.care,
    includes: data.includes ?? '',
    assemblyMinutes: data.assembly.minutes,
    assemblyPeople: data.assembly.people,
    collections: data.collections,
    madeToOrder: data.madeToOrder,
    options: data.options.map(({ name, values }) => ({
      name,
      values: values.map((value) => ({ name: value.name, swatch: value.swatch ?? null })),
    })),
    pictures,
    configuration: await configurationOf(media, entry),
    model: modelOf(media, slug),
    createdAt: data.createdAt,
    ...searchTextsOf({ ...data, materials, colours, description }, category.name),
  };
}

async function variantRowsOf(media: Media, { slug, file, data }: Entry<ProductEntry>) {
  return Promise.all(
    variantRows(data).map(async (row, position) => ({
      id: idOf('variant', row.sku),
      productId: idOf('product', slug),
      sku: row.sku,
      values: row.values,
      price: toMinor(row.price),
      originalPrice: minorOrNull(row.originalPrice),
      stock: row.stock,
      leadWeeks: row.leadWeeks ?? null,
      arrivesOn: row.arrivesOn ?? null,
      picture: row.picture ? await imageOf(media, file, row.picture) : null,
      position,
    })),
  );
}

/** How many pieces of each variant stand in which store. */
const storeRowsOf = (data: ProductEntry): KeptPieces[] =>
  variantRows(data).flatMap(({ sku, stores }) =>
    Object.entries(stores).map(([store, stock]) => ({ store, sku, stock })),
  );

/** Returns all rows of the content with image metadata. Throws ContentError for a missing image. */
export async function rowsOf(content: Content, media: Media) {
  const byCategory = new Map(content.categories.map((entry) => [entry.slug, entry.data]));
  const products: (Awaited<ReturnType<typeof productRow>> & { source: string; markdown: string })[] = [];
  const variants = new Map<string, Awaited<ReturnType<typeof variantRowsOf>>>();
  const storeStock = new Map<string, KeptPieces[]>();
  for (const entry of content.products) {
    const row = await productRow(media, entry, byCategory.get(entry.data.category) as CategoryEntry, content.sample);
    const itsVariants = await variantRowsOf(media, entry);
    // The Markdown is not hashed: the rendered description is.
    products.push({ ...row, source: sha(JSON.stringify([row, itsVariants])), markdown: entry.body });
    variants.set(row.id, itsVariants);
    storeStock.set(row.id, storeRowsOf(entry.data));
  }
  const categories = await Promise.all(
    content.categories.map(async ({ slug, file, data, body }) => ({
      id: idOf('category', slug),
      slug,
      name: data.name,
      short: data.short,
      description: body,
      headline: data.headline ?? null,
      topSelling: data.topSelling,
      groups: data.groups,
      picture: data.picture
        ? {
            ...(await imageOf(media, file, data.picture)),
            ...(data.picture.product && { product: data.picture.product }),
          }
        : null,
      position: data.order,
    })),
  );
  const collections = await Promise.all(
    content.collections.map(async ({ slug, file, data, body }) => ({
      id: idOf('collection', slug),
      slug,
      name: data.name,
      line: data.line,
      description: body,
      picture: data.picture ? await imageOf(media, file, data.picture) : null,
      pieces: data.pieces,
      position: data.order,
    })),
  );
  const slides = await Promise.all(
    content.slides.map(async ({ slug, file, data }) => ({
      id: idOf('slide', slug),
      slug,
      picture: await imageOf(media, file, data.picture),
      headline: data.headline ?? null,
      subText: data.subText,
      accent: data.accent ?? null,
      category: data.category ?? null,
      year: data.year ?? null,
      priceFrom: minorOrNull(data.priceFrom),
      pieces: data.pieces,
      views: (content.sample && data.views) || null,
      likes: (content.sample && data.likes) || null,
      active: data.active,
      position: data.position,
    })),
  );
  return { products, variants, storeStock, categories, collections, slides };
}
