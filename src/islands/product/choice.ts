/** What the buy box knows about a choice of option values: pure, without React. */
import { available, defaultVariant, findVariant, type Product, type Variant } from '../../core/product/product.ts';

export type Standing = 'free' | 'soldOut' | 'notMade';

/** The values chosen at first: those of the variant named, else of the default one. */
export function firstChoice(product: Product, sku: string | null): readonly string[] {
  const named = product.variants.find((variant) => variant.sku === sku);
  return (named ?? defaultVariant(product))?.values ?? [];
}

export function choose(choice: readonly string[], option: number, value: string): readonly string[] {
  return choice.map((present, index) => (index === option ? value : present));
}

function standingOf(variant: Variant | null): Standing {
  if (!variant) return 'notMade';
  return available(variant) === 0 ? 'soldOut' : 'free';
}

/** How a value stands beside the other values chosen. */
export function valueStanding(product: Product, choice: readonly string[], option: number, value: string): Standing {
  return standingOf(findVariant(product, choose(choice, option, value)));
}
