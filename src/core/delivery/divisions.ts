/** The ways an order can be divided into parcels: by readiness, or all together. */
import type { DateRange } from './delivery.ts';
import { groupKey, planParcels, sizedOf } from './plan.ts';
import type { PlanContext, PlannedParcel, SentLine } from './planned-parcel.ts';

/** How an order is sent: sum of charges, and the days of each parcel. */
export type Division = { readonly shipping: number; readonly parcels: readonly DateRange[] };

export type Divisions = { readonly together: Division; readonly split: Division };

/** What the shopper can choose between; null when splitting makes no second parcel. */
export function divisionsOf(lines: readonly SentLine[], context: PlanContext): Divisions | null {
  // A single line, as most orders have, is never divided.
  if (lines.length < 2 || new Set(sizedOf(lines, context).map(groupKey(context))).size < 2) return null;
  const divide = (split: boolean): Division => {
    const parcels = planParcels(lines, { ...context, terms: { ...context.terms, split } });
    return {
      shipping: parcels.reduce((sum, { shipping }) => sum + shipping, 0),
      parcels: parcels.map(({ delivery }) => delivery),
    };
  };
  return { together: divide(false), split: divide(true) };
}

/** From the first day of the earliest parcel to the last day of the latest; null without parcels. */
export function wholeRange(parcels: readonly Pick<PlannedParcel, 'delivery'>[]): DateRange | null {
  const ranges = parcels.map(({ delivery }) => delivery);
  const [first] = ranges;
  return first
    ? ranges.reduce(
        (all, { from, to }) => ({ from: from < all.from ? from : all.from, to: to > all.to ? to : all.to }),
        first,
      )
    : null;
}
