/** Converts catalogue rows to the shapes of the API contract: minor units to rupees, image hashes to URLs. */
import type { Facets } from '../../core/catalogue/facets.ts';
import type { FacetsResponse } from '../../core/catalogue/page-shapes.ts';
import type { ProductDetailResponse, ProductResponse } from '../../core/catalogue/shapes.ts';
import type { ConfigurationResponse } from '../../core/configuration/shapes.ts';
import { isInStock, leadOf } from '../../core/delivery/lead.ts';
import { largePath } from '../../core/images/picture.ts';
import { modelPath } from '../../core/product/model.ts';
import { formatMoney, readCurrency, toMajor } from '../../core/shop/money.ts';
import type { CategoryRow, ProductRow, VariantRow } from '../../db/catalogue/rows.ts';
import type { CategoryPicture } from '../../db/schema/entries.ts';
import type { StoredConfiguration } from '../../db/schema/products.ts';

export const rupees = (minor: number) => Math.round(toMajor(minor));
export const rupeesOrNull = (minor: number | null) => (minor === null ? null : rupees(minor));

export function serializeImage({ hash, product: _, ...picture }: CategoryPicture) {
  return { id: hash, large_image_url: largePath(hash, 'webp'), ...picture };
}

const serializePrice = (row: { price: number; originalPrice: number | null }, currency: string) => ({
  amount: rupees(row.price),
  currency: readCurrency(currency),
  isDiscounted: row.originalPrice !== null,
});
const serializeStock = (stock: number) => ({ isInStock: stock > 0, quantity: stock });

/** In lists of thousands the pieces in stock, which are most, carry nothing. */
function serializeLead(variant: VariantRow) {
  const lead = leadOf(variant);
  return isInStock(lead) ? {} : { lead };
}

/** Serializes a product for lists. variantRows are the product's own, in order. */
export function serializeProduct(
  row: ProductRow,
  category: CategoryRow,
  variantRows: readonly VariantRow[],
): ProductResponse {
  const images = row.pictures.map(serializeImage);
  const first = images[0]?.large_image_url ?? null;
  // Lists state price and availability, not stock counts, because those change with every order.
  const shown = variantRows.find(({ stock }) => stock > 0) ?? variantRows[0];
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    url_key: row.slug,
    sku: row.sku,
    brand: row.brand,
    category: { _id: category.id, slug: category.slug, name: category.name },
    type: row.type,
    short_description: row.short,
    price: serializePrice(row, row.currency),
    formatted_price: formatMoney({ amount: row.price, currency: readCurrency(row.currency) }),
    originalPrice: rupeesOrNull(row.originalPrice),
    isDiscounted: row.isDiscounted,
    isNewProduct: row.isNew,
    isFeatured: row.isFeatured,
    rating: row.rating,
    reviews: row.reviewCount,
    reviewCount: row.reviewCount,
    sampleRatings: row.sampleRatings,
    stock: { isInStock: row.inStock, quantity: shown?.stock ?? row.stock },
    image: first,
    coverImage: first,
    base_image: first === null ? null : { large_image_url: first },
    images,
    options: row.options,
    variants: variantRows.map((variant) => ({
      _id: variant.id,
      sku: variant.sku,
      values: variant.values,
      price: serializePrice(variant, row.currency),
      originalPrice: rupeesOrNull(variant.originalPrice),
      stock: serializeStock(variant.stock),
      ...serializeLead(variant),
      image: variant.picture && serializeImage(variant.picture),
    })),
    dimensions: { width: row.width, depth: row.depth, height: row.height },
    weight: row.weight,
    materials: row.materials,
    colours: row.colours,
    createdAt: row.createdAt,
  };
}

function serializeOption(option: StoredConfiguration['options'][number]): ConfigurationResponse['options'][number] {
  if (option.kind === 'size') return { ...option, perCm: rupees(option.perCm) };
  const choices = option.choices.map(({ texture, picture, add, ...choice }) => ({
    ...{ ...choice, add: rupees(add) },
    texture: texture && serializeImage(texture),
    picture: picture && serializeImage(picture),
  }));
  return { ...option, choices };
}

/** Amounts are whole rupees in the file and stay so. */
export const serializeConfiguration = (model: StoredConfiguration): ConfigurationResponse => ({
  price: rupees(model.price),
  days: model.days,
  options: model.options.map(serializeOption),
  exclusions: model.exclusions.map(({ when, reason }) => ({
    reason,
    when: Object.fromEntries(
      Object.entries(when).map(([option, one]) => [option, 'includes' in one ? [...one] : { ...one }]),
    ),
  })),
});

/** Pieces of a variant in a store. */
export type KeptAtStore = NonNullable<ProductDetailResponse['stores']>[number];

/** Serializes a product for its page. */
export function serializeProductDetail(
  row: ProductRow,
  category: CategoryRow,
  variantRows: readonly VariantRow[],
  stores: readonly KeptAtStore[] = [],
): ProductDetailResponse {
  const own = new Set(variantRows.map(({ sku }) => sku));
  const kept = stores.filter(({ sku }) => own.has(sku));
  return {
    ...serializeProduct(row, category, variantRows),
    description: row.description ?? '',
    care: row.care,
    includes: row.includes || null,
    model: row.model && modelPath(row.model.hash),
    ...(row.configuration && { configuration: serializeConfiguration(row.configuration) }),
    assembly: { minutes: row.assemblyMinutes, people: row.assemblyPeople },
    ...(kept.length > 0 && { stores: kept }),
  };
}

/** Serializes facets, prices in whole rupees. */
export function serializeFacets({ price, ...facets }: Facets): FacetsResponse {
  return { ...facets, price: { min: rupees(price.min), max: rupees(price.max) } } as FacetsResponse;
}
