/** The letter in which samples are posted. It has no fee anywhere. */

import { shiftRange } from '../delivery/arrival.ts';
import { addBusinessDays } from '../delivery/delivery.ts';
import type { PlannedParcel } from '../delivery/planned-parcel.ts';
import type { DeliveryRules, SizeClass, Zone } from '../delivery/rules.ts';
import { type Box, chargeableGrams, measureOf } from '../delivery/size.ts';
import { SAMPLES } from './constants.ts';
import { SAMPLE_COPY } from './copy.ts';

const LETTER: SizeClass = { id: 'letter', name: SAMPLE_COPY.letter, upTo: null, longest: null, by: 'courier' };

type Line = { readonly sku: string; readonly quantity: number; readonly box: Box };

/** ordered: ISO day in India. */
export function sampleParcel(
  lines: readonly Line[],
  { rules, zone, ordered }: { readonly rules: DeliveryRules; readonly zone: Zone; readonly ordered: string },
): PlannedParcel {
  const { from, to } = SAMPLES.leaves;
  const leaves = { from: addBusinessDays(ordered, from), to: addBusinessDays(ordered, to) };
  return {
    lines: lines.map(({ sku, quantity, box }) => ({
      ...{ sku, quantity, size: LETTER, fromStore: 0 },
      measure: measureOf(box, rules.divisor),
    })),
    ...{ transport: 'courier', size: LETTER, store: null, amount: 0, shipping: 0, charges: [] },
    grams: lines.reduce((sum, { box, quantity }) => sum + chargeableGrams(box, rules.divisor) * quantity, 0),
    delivery: shiftRange(leaves, zone.days),
  };
}
