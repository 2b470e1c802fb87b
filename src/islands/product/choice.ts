/** Availability of option values for the current selection. Pure, without React. */
import type { Product, Variant } from '../../core/product/product.ts';
import { available, defaultVariant, findVariant } from '../../core/product/variant.ts';

export type ValueState = 'free' | 'soldOut' | 'notMade';

/** Initial selection: the values of the variant with this SKU, else of the default one. */
export function firstChoice(product: Product, sku: string | null): readonly string[] {
  const named = product.variants.find((variant) => variant.sku === sku);
  return (named ?? defaultVariant(product))?.values ?? [];
}

export function choose(choice: readonly string[], option: number, value: string): readonly string[] {
  return choice.map((present, index) => (index === option ? value : present));
}

function standingOf(variant: Variant | null): ValueState {
  if (!variant) return 'notMade';
  return available(variant) === 0 ? 'soldOut' : 'free';
}

/** State of a value, given the other selected values. */
export function valueState(product: Product, choice: readonly string[], option: number, value: string): ValueState {
  return standingOf(findVariant(product, choose(choice, option, value)));
}
