/** The product model and the rules of the product card. */

import type { Lead } from '../delivery/lead.ts';
import type { Picture } from '../images/picture.ts';
import { COPY } from '../shop/copy.ts';
import { stripHtml } from '../shop/html.ts';
import { formatMoney, type Money, toShopCurrency } from '../shop/money.ts';
import { RATING } from './constants.ts';

export type CategoryRef = { readonly id: string; readonly slug: string; readonly name: string };
export type OptionValue = { readonly name: string; readonly swatch: string | null };
export type ProductOption = { readonly name: string; readonly values: readonly OptionValue[] };

/** A buyable variant. values are in the order of the product's options; stock null means in stock, quantity unknown. */
export type Variant = {
  readonly id: string;
  readonly sku: string;
  readonly values: readonly string[];
  readonly price: Money | null;
  readonly originalPrice: Money | null;
  readonly stock: number | null;
  readonly inStock: boolean;
  /** Left out: in stock. */
  readonly lead?: Lead;
  readonly picture: Picture | null;
};

/** Centimetres. */
export type Dimensions = { readonly width: number; readonly depth: number; readonly height: number };
export type Assembly = { readonly minutes: number; readonly people: number };

/** Pieces of a variant in a store. */
export type AtStore = { readonly name: string; readonly sku: string; readonly stock: number };

/** Lists omit description and, on foreign backends, fields that are then empty or null. */
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
  /** HTML, sanitised when stored and again when rendered. */
  readonly description: string;
  /** Of the default variant; null: 'Price not available'. */
  readonly price: Money | null;
  readonly originalPrice: Money | null;
  /** Variants differ in price: shown as 'from'. */
  readonly priceVaries: boolean;
  /** Name of the variant at this price, such as 'Oat bouclé'; null where all cost the same. */
  readonly pricedAs: string | null;
  readonly isDiscounted: boolean;
  readonly isNew: boolean;
  readonly isFeatured: boolean;
  readonly rating: number | null;
  readonly reviewCount: number;
  /** Ratings and review counts are sample data and are labelled as such. */
  readonly sampleRatings: boolean;
  readonly inStock: boolean;
  /** Of the default variant; left out: in stock. */
  readonly lead?: Lead;
  readonly pictures: readonly Picture[];
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly dimensions: Dimensions | null;
  /** Kilograms. */
  readonly weight: number | null;
  readonly materials: readonly string[];
  readonly colours: readonly string[];
  readonly care: string | null;
  /** What comes with the piece or is only in its pictures. */
  readonly includes: string | null;
  /** URL of the 3D model; null: none; left out by backends that have no models. */
  readonly model?: string | null;
  readonly assembly: Assembly | null;
  /** Options that have no variants, for readConfiguration(); left out where there are none. */
  readonly configuration?: object;
  /** Pieces of variants that stand in stores; left out where there are none. */
  readonly stores?: readonly AtStore[];
  /** ISO date. */
  readonly createdAt: string | null;
};

export type Badge = 'NEW' | 'FEATURED' | 'SALE' | 'OUT OF STOCK';

/** NEW, else FEATURED, else SALE; replaced by OUT OF STOCK when the product has one of them and is out of stock. */
export function badgeOf(product: Pick<Product, 'isNew' | 'isFeatured' | 'isDiscounted' | 'inStock'>): Badge | null {
  const badge = product.isNew ? 'NEW' : product.isFeatured ? 'FEATURED' : product.isDiscounted ? 'SALE' : null;
  return badge !== null && !product.inStock ? 'OUT OF STOCK' : badge;
}

/** Above this share of a page's cards the badge FEATURED distinguishes nothing. */
const FEATURED_SHARE = 1 / 3;

/** The badge of each product in a list: FEATURED is left out where most come first for it, or too many carry it. */
export function listBadges(products: readonly Parameters<typeof badgeOf>[0][], byFeatured: boolean): (Badge | null)[] {
  const badges = products.map(badgeOf);
  const featured = badges.filter((badge) => badge === 'FEATURED').length;
  if (!byFeatured && featured <= products.length * FEATURED_SHARE) return badges;
  return products.map((product, index) =>
    badges[index] === 'FEATURED' ? badgeOf({ ...product, isFeatured: false }) : (badges[index] ?? null),
  );
}

/** Price text; 'Price not available' for a missing or zero amount. */
export function priceText(price: Money | null): string {
  return price === null || price.amount === 0 ? COPY.product.noPrice : formatMoney(price);
}

/** 'about ₹24,742' beside a price in another currency that the shop converts, null for one in its own. */
export function rupeesText(price: Money | null): string | null {
  if (!price || price.amount === 0) return null;
  const rupees = toShopCurrency(price);
  return rupees.currency === price.currency ? null : COPY.product.about(formatMoney(rupees));
}

/** Rating with one decimal, null when there is none. */
export function ratingText(rating: number | null): string | null {
  return rating === null ? null : rating.toFixed(RATING.decimals);
}

/** Review count, capped at '999+'. */
export function reviewCountText(count: number): string {
  return count > RATING.reviewCountCap ? `${RATING.reviewCountCap}+` : String(count);
}

/** The short description as text, else the beginning of the description. */
export function shortText(product: Pick<Product, 'short' | 'description'>): string {
  return product.short || stripHtml(product.description);
}

/** The variant preselected for buying: the first in stock, else the first. */
export function defaultVariant(product: Pick<Product, 'variants'>): Variant | null {
  return product.variants.find((variant) => variant.inStock) ?? product.variants[0] ?? null;
}

/** The variant with the lowest price, of those in stock if any are. */
export function leastVariant(product: Pick<Product, 'variants'>): Variant | null {
  const priced = product.variants.filter(({ price }) => price !== null && price.amount > 0);
  const inStock = priced.filter((variant) => variant.inStock);
  const amount = ({ price }: Variant) => price?.amount ?? 0;
  return (inStock.length > 0 ? inStock : priced).toSorted((a, b) => amount(a) - amount(b))[0] ?? null;
}

/** The variant with exactly these option values, in the order of the options; null when it does not exist. */
export function findVariant(product: Pick<Product, 'variants'>, values: readonly string[]): Variant | null {
  return product.variants.find((variant) => variant.values.every((value, index) => value === values[index])) ?? null;
}

/** 'Olive linen / Large', '' for a product without options. */
export function variantName(variant: Pick<Variant, 'values'>): string {
  return variant.values.join(' / ');
}

/** Available quantity of a variant; null: unknown, so not capped. */
export function available(variant: Pick<Variant, 'inStock' | 'stock'>): number | null {
  return variant.inStock ? variant.stock : 0;
}

/** All pictures of a product without duplicates: its own, then its variants'. */
export function galleryOf(product: Pick<Product, 'pictures' | 'variants'>): Picture[] {
  const all = [...product.pictures, ...product.variants.flatMap(({ picture }) => picture ?? [])];
  return [...new Map(all.map((picture) => [picture.hash ?? picture.url, picture])).values()];
}

/** Cards show one picture, and the second on hover. */
const CARD_PICTURES = 2;

/** Reduces a product to what lists need, to keep pages small. */
export function forList({ configuration: _, ...product }: Product): Product {
  const { variants, options } = product;
  // Quick add needs a product without options; cards also show swatches.
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
    includes: null,
    assembly: null,
  };
}

/** Assembly time, or that none is needed. */
export function assemblyText({ minutes, people }: Assembly): string {
  return minutes > 0 ? COPY.product.assemblyLine(minutes, people) : COPY.product.assembled;
}

/** '3 at our Pune store, 1 at our Bengaluru store'; '' for a variant that no store keeps. */
export const storesText = ({ stores = [] }: Pick<Product, 'stores'>, sku: string): string =>
  stores
    .filter((one) => one.sku === sku)
    .map(({ name, stock }) => COPY.product.atStore(stock, name))
    .join(', ');

/** The items that follow one in the list, wrapping around, so that each item is shown equally often. */
export function neighbours<T>(list: readonly T[], index: number, count: number): T[] {
  const length = Math.min(count, Math.max(0, list.length - 1));
  return Array.from({ length }, (_, step) => list[(index + 1 + step) % list.length] as T);
}
