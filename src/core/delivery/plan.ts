/** Divides an order into parcels and prices them. Pure; amounts are minor units. */

import { laterOf, readyRange, shiftRange } from './arrival.ts';
import type { DateRange } from './delivery.ts';
import type { Transport } from './parcel.ts';
import { chargesOf } from './parcel-charges.ts';
import type { PlanContext, PlannedParcel, SentLine, Sized } from './planned-parcel.ts';
import { chargeableGrams, measureOf, sizeOf } from './size.ts';

const transportOf = (lines: readonly Sized[]): Transport =>
  lines.some(({ size }) => size.by === 'van') ? 'van' : 'courier';

/** When a line is at its address or at the store, where it may stand already. */
function arrivalOf({ sku, quantity, ready }: Sized, { rules, zone, terms, kept }: PlanContext): DateRange {
  if (terms.store === null) return shiftRange(ready, zone.days);
  return (kept.get(sku) ?? 0) >= quantity ? ready : shiftRange(ready, rules.pickupDays);
}

function parcelOf(lines: readonly Sized[], context: PlanContext): PlannedParcel {
  const { rules, terms, kept } = context;
  const transport = terms.store === null ? transportOf(lines) : 'pickup';
  const grams = lines.reduce((sum, { box, quantity }) => sum + chargeableGrams(box, rules.divisor) * quantity, 0);
  const charges = chargesOf(lines, transport, grams, context);
  const fromStore = ({ sku, quantity }: Sized) => (terms.store === null ? 0 : Math.min(kept.get(sku) ?? 0, quantity));
  const size = rules.classes.findLast(({ id }) => lines.some((line) => line.size.id === id)) ?? lines[0]?.size;
  if (!size) throw new Error('A parcel needs a line.');
  return {
    lines: lines.map((line) => ({
      sku: line.sku,
      quantity: line.quantity,
      size: line.size,
      measure: measureOf(line.box, rules.divisor),
      fromStore: fromStore(line),
    })),
    transport,
    size,
    store: terms.store,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    shipping: charges.reduce((sum, { amount }) => sum + amount, 0),
    charges,
    grams,
    delivery: lines.map((line) => arrivalOf(line, context)).reduce(laterOf),
  };
}

/** Lines that go together when parcels are split: by the day on which they are ready, and by transport or at the store. */
export const groupKey = (context: PlanContext) => (line: Sized) =>
  context.terms.store === null ? `${line.ready.to} ${line.size.by}` : arrivalOf(line, context).to;

export const sizedOf = (lines: readonly SentLine[], { rules, ordered }: PlanContext): Sized[] =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, size: sizeOf(rules, line.box), ready: readyRange(line.lead, ordered) }));

/**
 * One parcel for all lines, or with terms.split one for each transport and ready day (at a store for each ready day), the earliest first. Lines without
 * pieces are left out; no lines make no parcels.
 */
export function planParcels(lines: readonly SentLine[], context: PlanContext): PlannedParcel[] {
  const sized = sizedOf(lines, context);
  if (sized.length === 0) return [];
  if (!context.terms.split) return [parcelOf(sized, context)];
  return [...Map.groupBy(sized, groupKey(context))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => parcelOf(group, context));
}
