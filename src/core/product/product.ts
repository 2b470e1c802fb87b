/** The product model and the rules of the product card. */

import type { Lead } from '../delivery/lead.ts';
import type { Picture } from '../images/picture.ts';
import type { Money } from '../shop/money.ts';

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

/** The items that follow one in the list, wrapping around, so that each item is shown equally often. */
export function neighbours<T>(list: readonly T[], index: number, count: number): T[] {
  const length = Math.min(count, Math.max(0, list.length - 1));
  return Array.from({ length }, (_, step) => list[(index + 1 + step) % list.length] as T);
}
