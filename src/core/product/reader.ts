/** Reads products from any backend's response. Missing data stays missing. */

import { readLead } from '../delivery/lead-reader.ts';
import type { Picture } from '../images/picture.ts';
import { readPicture, safeUrl } from '../images/reader.ts';
import { COPY } from '../shop/copy.ts';
import { stripHtml } from '../shop/html.ts';
import { asFlag, asNumber, asObject, asText, firstText, type Json, textList } from '../shop/read.ts';
import type { Assembly, AtStore, CategoryRef, Dimensions, Product, Variant } from './product.ts';
import { defaultVariant } from './variant.ts';
import { readMoney, readOptions, readStock, readVariants, variantAt } from './variant-reader.ts';

function readCategoryRef(value: unknown): CategoryRef | null {
  const object = asObject(value) ?? { name: value };
  const name = firstText(object, 'name', 'title');
  if (name === null) return null;
  const slug = asText(object.slug) ?? slugify(name);
  return { id: firstText(object, '_id', 'id') ?? slug, slug, name };
}

/** Slug of a name: folded, lower case, words joined by hyphens. */
export function slugify(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
}

function readPictures(object: Json, alt: string): Picture[] {
  const list = Array.isArray(object.images) ? object.images : [];
  const candidates = [...list, object.images, object.image, object.coverImage, object.base_image];
  if (Array.isArray(object.image)) candidates.push(...object.image);
  const seen = new Set<string>();
  return candidates
    .map((value) => (Array.isArray(value) ? null : readPicture(value, alt)))
    .filter((picture): picture is Picture => {
      if (picture === null || seen.has(picture.hash ?? picture.url)) return false;
      seen.add(picture.hash ?? picture.url);
      return true;
    });
}

function readDimensions(value: unknown): Dimensions | null {
  const object = asObject(value);
  const [width, depth, height] = [object?.width, object?.depth, object?.height].map(asNumber);
  return width && depth && height && Math.min(width, depth, height) > 0 ? { width, depth, height } : null;
}

function readAssembly(value: unknown): Assembly | null {
  const object = asObject(value);
  const minutes = asNumber(object?.minutes);
  return minutes === null || minutes < 0 ? null : { minutes, people: Math.max(1, asNumber(object?.people) ?? 1) };
}

function readRating(object: Json): number | null {
  const rating = asNumber(object.rating);
  return rating !== null && rating > 0 && rating <= 5 ? rating : null;
}

/** reviews may be a count or the list itself; reviewCount takes precedence. */
function readReviewCount(object: Json): number {
  const count = asNumber(object.reviewCount) ?? asNumber(object.reviews);
  if (count !== null) return Math.max(0, Math.floor(count));
  return Array.isArray(object.reviews) ? object.reviews.length : 0;
}

function only(variant: Omit<Variant, 'values' | 'picture'>): Variant {
  return { ...variant, values: [], picture: null };
}

function readStores(value: unknown): Pick<Product, 'stores'> {
  if (!Array.isArray(value)) return {};
  const stores = value.flatMap((item): AtStore[] => {
    const object = asObject(item);
    const [name, sku, stock] = [asText(object?.name), asText(object?.sku), asNumber(object?.stock)];
    return name && sku && stock && stock > 0 ? [{ name, sku, stock }] : [];
  });
  return stores.length > 0 ? { stores } : {};
}

/** Requires an id (or slug, or SKU); every other field is optional. */
export function readProduct(value: unknown): Product | null {
  const object = asObject(value);
  const id = object && firstText(object, '_id', 'id', 'slug', 'url_key', 'sku');
  if (!object || !id) return null;
  const name = firstText(object, 'name', 'title') ?? COPY.product.noName;
  const price = readMoney(object.price, object.currency);
  const original = readMoney(object.originalPrice, asObject(object.price)?.currency ?? object.currency);
  const originalPrice = price && original && original.amount > price.amount ? original : null;
  const flagged = asFlag(object.isDiscounted) || asFlag(asObject(object.price)?.isDiscounted);
  const stock = readStock(object.stock);
  const sku = asText(object.sku);
  const listed = readVariants(object.variants, asObject(object.price)?.currency, name);
  const single = { id, sku: sku ?? id, price, originalPrice, stock: stock.quantity, inStock: stock.inStock };
  const variants = listed.length > 0 ? listed : [only({ ...single, ...readLead(object) })];
  const lead = defaultVariant({ variants })?.lead;
  // Read where it is used, so that pages without options do not load its reader.
  const configuration = asObject(object.configuration);
  const priceVaries = new Set(variants.map((variant) => variant.price?.amount)).size > 1;
  return {
    id,
    slug: firstText(object, 'slug', 'url_key') ?? id,
    sku,
    name,
    brand: asText(asObject(object.brand)?.name ?? object.brand),
    category: readCategoryRef(object.category),
    type: asText(object.type),
    short: stripHtml(firstText(object, 'short_description', 'shortDescription') ?? ''),
    description: asText(object.description) ?? '',
    price,
    originalPrice,
    priceVaries,
    pricedAs: priceVaries ? variantAt(variants, price) : null,
    isDiscounted: flagged || originalPrice !== null,
    isNew: asFlag(object.isNewProduct),
    isFeatured: asFlag(object.isFeatured),
    rating: readRating(object),
    reviewCount: readReviewCount(object),
    sampleRatings: asFlag(object.sampleRatings),
    inStock: stock.inStock,
    ...(lead && { lead }),
    pictures: readPictures(object, name),
    options: readOptions(object.options),
    variants,
    dimensions: readDimensions(object.dimensions),
    weight: asNumber(object.weight),
    materials: textList(object.materials),
    colours: textList(object.colours),
    care: asText(object.care),
    includes: asText(object.includes),
    ...(object.model !== undefined && { model: safeUrl(object.model) }),
    assembly: readAssembly(object.assembly),
    ...(configuration && { configuration }),
    ...readStores(object.stores),
    createdAt: asText(object.createdAt),
  };
}
