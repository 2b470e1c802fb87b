/** Finds a variant of a product, and reads its stock. */
import type { Product, Variant } from './product.ts';

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
