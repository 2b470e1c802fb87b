/** Rows of the database as the shapes of the contract: minor units become whole rupees, hashes become addresses. */
import type { WireCategory, WireCollection, WireProduct, WireProductDetail } from '../../core/catalogue/shapes.ts';
import { largePath } from '../../core/images/picture.ts';
import { MONEY } from '../../core/shop/constants.ts';
import { formatMoney, readCurrency } from '../../core/shop/money.ts';
import type { CategoryRow, CollectionRow, ProductRow, SlideRow, VariantRow } from '../../db/catalogue/rows.ts';
import type { StoredPicture } from '../../db/schema/shop.ts';

const rupees = (minor: number) => Math.round(minor / MONEY.minorPerMajor);
const rupeesOrNull = (minor: number | null) => (minor === null ? null : rupees(minor));

export function wireImage({ hash, ...picture }: StoredPicture) {
  return { id: hash, large_image_url: largePath(hash, 'webp'), ...picture };
}

const wirePrice = (row: { price: number; originalPrice: number | null }, currency: string) => ({
  amount: rupees(row.price),
  currency: readCurrency(currency),
  isDiscounted: row.originalPrice !== null,
});
const wireStock = (stock: number) => ({ isInStock: stock > 0, quantity: stock });

/** A product of a list. variantRows are its own, in order. */
export function wireProduct(row: ProductRow, category: CategoryRow, variantRows: readonly VariantRow[]): WireProduct {
  const images = row.pictures.map(wireImage);
  const first = images[0]?.large_image_url ?? null;
  // The row repeats prices and whether there is any; how many there are changes with every order.
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
    price: wirePrice(row, row.currency),
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
      price: wirePrice(variant, row.currency),
      originalPrice: rupeesOrNull(variant.originalPrice),
      stock: wireStock(variant.stock),
      image: variant.picture && wireImage(variant.picture),
    })),
    dimensions: { width: row.width, depth: row.depth, height: row.height },
    weight: row.weight,
    materials: row.materials,
    colours: row.colours,
    createdAt: row.createdAt,
  };
}

/** A product page. */
export function wireDetail(
  row: ProductRow,
  category: CategoryRow,
  variantRows: readonly VariantRow[],
): WireProductDetail {
  return {
    ...wireProduct(row, category, variantRows),
    description: row.description ?? '',
    care: row.care,
    assembly: { minutes: row.assemblyMinutes, people: row.assemblyPeople },
  };
}

export function wireCategory(row: CategoryRow, productCount: number): WireCategory {
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    short_description: row.short,
    description: row.description,
    headline: row.headline,
    image: row.picture && wireImage(row.picture),
    productCount,
  };
}

export function wireSlide(row: SlideRow) {
  return {
    _id: row.id,
    image: wireImage(row.picture),
    headline: row.headline,
    subText: row.subText,
    accent: row.accent,
    category: row.category,
    year: row.year,
    priceFrom: rupeesOrNull(row.priceFrom),
    views: row.views,
    likes: row.likes,
    position: row.position,
    active: row.active,
  };
}

export function wireCollection(row: CollectionRow, productCount: number): WireCollection {
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    line: row.line,
    description: row.description,
    image: row.picture && wireImage(row.picture),
    productCount,
  };
}
