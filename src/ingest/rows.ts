/** Converts content entries to database rows. */
import { toMinor } from '../core/shop/money.ts';
import type { KeptPieces } from '../db/catalogue/store-stock.ts';
import type { StoredPicture } from '../db/schema/pictures.ts';
import type { Media } from '../media/media.ts';
import type { ProductEntry } from './content.ts';
import type { CategoryEntry } from './entry-schemas.ts';
import { renderMarkdown } from './html.ts';
import type { Entry } from './markdown.ts';
import { type Content, type VariantRow, variantRows } from './read-content.ts';
import { configurationOf, idOf, imageOf, minorOrNull, modelOf, ratingOf, sha } from './row-values.ts';
import { searchTextsOf } from './search-texts.ts';

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
