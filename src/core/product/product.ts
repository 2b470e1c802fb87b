/** A product as every screen sees it, and the rules of the product card (§2, §4, §9). */

import type { Picture } from '../images/picture.ts';
import { RATING } from '../shop/constants.ts';
import { COPY } from '../shop/copy.ts';
import { stripHtml } from '../shop/html.ts';
import { formatMoney, type Money } from '../shop/money.ts';

export type CategoryRef = { readonly id: string; readonly slug: string; readonly name: string };
export type OptionValue = { readonly name: string; readonly swatch: string | null };
export type ProductOption = { readonly name: string; readonly values: readonly OptionValue[] };

/** One buyable thing. values stand in the order of the product's options; stock null means 'in stock, number unknown'. */
export type Variant = {
  readonly id: string;
  readonly sku: string;
  readonly values: readonly string[];
  readonly price: Money | null;
  readonly originalPrice: Money | null;
  readonly stock: number | null;
  readonly inStock: boolean;
  readonly picture: Picture | null;
};

/** Centimetres. */
export type Dimensions = { readonly width: number; readonly depth: number; readonly height: number };
export type Assembly = { readonly minutes: number; readonly people: number };

/** Lists carry everything but description and, on foreign backends, the parts that are then empty or null. */
export type Product = {
  readonly id: string;
  readonly slug: string;
  readonly sku: string | null;
  readonly name: string;
  readonly brand: string | null;
  readonly category: CategoryRef | null;
  readonly type: string | null;
  /** Plain text. */
  readonly short: string;
  /** HTML, sanitised where it is written and again where it is drawn. */
  readonly description: string;
  /** Of the default variant. null: 'Price not available'. */
  readonly price: Money | null;
  readonly originalPrice: Money | null;
  /** Variants differ in price, so the price reads 'from'. */
  readonly priceVaries: boolean;
  readonly isDiscounted: boolean;
  readonly isNew: boolean;
  readonly isFeatured: boolean;
  readonly rating: number | null;
  readonly reviewCount: number;
  /** The rating and review figures are sample data, and are marked so. */
  readonly sampleRatings: boolean;
  readonly inStock: boolean;
  readonly pictures: readonly Picture[];
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly dimensions: Dimensions | null;
  /** Kilograms. */
  readonly weight: number | null;
  readonly materials: readonly string[];
  readonly colours: readonly string[];
  readonly care: string | null;
  readonly assembly: Assembly | null;
  /** ISO date. */
  readonly createdAt: string | null;
};

export type Badge = 'NEW' | 'FEATURED' | 'SALE' | 'OUT OF STOCK';

/** NEW, else FEATURED, else SALE; if one applies and the product is out of stock, OUT OF STOCK replaces it (§4). */
export function badgeOf(product: Pick<Product, 'isNew' | 'isFeatured' | 'isDiscounted' | 'inStock'>): Badge | null {
  const badge = product.isNew ? 'NEW' : product.isFeatured ? 'FEATURED' : product.isDiscounted ? 'SALE' : null;
  return badge !== null && !product.inStock ? 'OUT OF STOCK' : badge;
}

/** Price text; a missing or zero amount is 'Price not available' (§2). */
export function priceText(price: Money | null): string {
  return price === null || price.amount === 0 ? COPY.product.noPrice : formatMoney(price);
}

/** Rating with one decimal, null when there is none: never a made-up figure. */
export function ratingText(rating: number | null): string | null {
  return rating === null ? null : rating.toFixed(RATING.decimals);
}

/** Review count, capped at '999+' (§9). */
export function reviewCountText(count: number): string {
  return count > RATING.reviewCountCap ? `${RATING.reviewCountCap}+` : String(count);
}

/** The short description as text, else the beginning of the description (§2). */
export function shortText(product: Pick<Product, 'short' | 'description'>): string {
  return product.short || stripHtml(product.description);
}

/** The variant bought when nothing is chosen: the first in stock, else the first. */
export function defaultVariant(product: Pick<Product, 'variants'>): Variant | null {
  return product.variants.find((variant) => variant.inStock) ?? product.variants[0] ?? null;
}

/** The variant with exactly these option values, in the order of the options; null when it is not made. */
export function findVariant(product: Pick<Product, 'variants'>, values: readonly string[]): Variant | null {
  return product.variants.find((variant) => variant.values.every((value, index) => value === values[index])) ?? null;
}

/** 'Olive linen / Large', '' for a product without options. */
export function variantName(variant: Pick<Variant, 'values'>): string {
  return variant.values.join(' / ');
}

/** How many of a variant can be bought; null: unknown, so not capped. */
export function available(variant: Pick<Variant, 'inStock' | 'stock'>): number | null {
  return variant.inStock ? variant.stock : 0;
}

/** Every picture of a product once: its own, then those of its variants. */
export function galleryOf(product: Pick<Product, 'pictures' | 'variants'>): Picture[] {
  const all = [...product.pictures, ...product.variants.flatMap(({ picture }) => picture ?? [])];
  return [...new Map(all.map((picture) => [picture.hash ?? picture.url, picture])).values()];
}

/** A card shows a piece, and its second picture to a pointer. */
const CARD_PICTURES = 2;

/** The product as a list needs it: what only its own page shows is left out, so that pages stay light. */
export function forList(product: Product): Product {
  const { variants, options } = product;
  // A card adds a piece that has no options by itself, and shows the colours of one that has.
  const shown = options.filter(({ values }) => values.every(({ swatch }) => swatch !== null)).slice(0, 1);
  const only = variants.length === 1 && variants[0]?.picture === null ? variants : [];
  return {
    ...product,
    short: '',
    description: '',
    pictures: product.pictures.slice(0, CARD_PICTURES),
    options: shown,
    variants: only,
    materials: [],
    colours: [],
    care: null,
    assembly: null,
  };
}

/** How long it takes to put together, or that it does not need to be. */
export function assemblyText({ minutes, people }: Assembly): string {
  return minutes > 0 ? COPY.product.assemblyLine(minutes, people) : COPY.product.assembled;
}

/** Pieces of the same sets but of other categories, the most shared sets first, then in the order of the sets. */
export function goesWith(
  product: Pick<Product, 'slug' | 'category'>,
  sets: readonly (readonly Product[])[],
  count: number,
): Product[] {
  const shared = new Map<string, { product: Product; times: number }>();
  for (const set of sets.filter((one) => one.some(({ slug }) => slug === product.slug))) {
    for (const other of set) {
      if (other.slug === product.slug || other.category?.slug === product.category?.slug) continue;
      shared.set(other.slug, { product: other, times: (shared.get(other.slug)?.times ?? 0) + 1 });
    }
  }
  const ranked = [...shared.values()].sort((a, b) => b.times - a.times);
  return ranked.slice(0, count).map((one) => one.product);
}

/** Changes when anything changes that a shopper decides by: prices and stock of the variants. */
export function liveMark(product: Pick<Product, 'variants'>): string {
  return product.variants
    .map(({ sku, price, originalPrice, stock, inStock }) =>
      [sku, price?.amount, originalPrice?.amount, stock, inStock].join(':'),
    )
    .join(' ');
}

/** The pieces that follow one on its shelf, around its end: every piece is the neighbour of as many as it has. */
export function neighbours<T>(shelf: readonly T[], index: number, count: number): T[] {
  const length = Math.min(count, Math.max(0, shelf.length - 1));
  return Array.from({ length }, (_, step) => shelf[(index + 1 + step) % shelf.length] as T);
}
