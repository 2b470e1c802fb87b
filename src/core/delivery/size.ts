/** The size class of a piece: by its chargeable weight and the longest side of its box. */
import type { DeliveryRules, SizeClass } from './rules.ts';

/** cm and kg, of the box in which a piece travels. */
export type Box = { readonly width: number; readonly depth: number; readonly height: number; readonly weight: number };

/** Of a piece that is not in the catalogue any more. */
export const NO_BOX: Box = { width: 0, depth: 0, height: 0, weight: 0 };

/** The larger of weight and volume divided by the divisor, in grams, rounded up. */
export function chargeableGrams({ width, depth, height, weight }: Box, divisor: number): number {
  return Math.ceil(Math.max(weight, (width * depth * height) / divisor) * 1000 - 1e-6);
}

/** What decides the class of a piece: kg, kg that its volume counts as, longest side of its box in cm. */
export type Measure = { readonly weight: number; readonly volumeWeight: number; readonly longest: number };

const tenths = (kg: number) => Math.ceil(kg * 10 - 1e-6) / 10;

export function measureOf({ width, depth, height, weight }: Box, divisor: number): Measure {
  return {
    weight: tenths(weight),
    volumeWeight: tenths((width * depth * height) / divisor),
    longest: Math.ceil(Math.max(width, depth, height) - 1e-6),
  };
}

/** Returns the first class whose limits the box meets, else the last one. */
export function sizeOf({ classes, divisor }: DeliveryRules, box: Box): SizeClass {
  const grams = chargeableGrams(box, divisor);
  const longest = Math.max(box.width, box.depth, box.height);
  const found = classes.find(
    (size) => (size.upTo === null || grams <= size.upTo * 1000) && (size.longest === null || longest <= size.longest),
  );
  const last = classes.at(-1);
  if (!last) throw new Error('Delivery rules need at least one size class.');
  return found ?? last;
}
