/** When a variant is ready to leave: in stock, made to order, or from the day on which it arrives. */
import { SHIPPING } from './constants.ts';
import { addBusinessDays, type DateRange } from './delivery.ts';

/** weeks: made within this many weeks after the order. arrivesOn: ISO day from which its stock is there. */
export type Lead = { readonly weeks: number | null; readonly arrivesOn: string | null };

export const IN_STOCK: Lead = { weeks: null, arrivesOn: null };

const DAY_MS = 86_400_000;
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The day from which an order placed on a day is processed: the later of making and arrival. */
export function startOf({ weeks, arrivesOn }: Lead, ordered: string): string {
  const made = weeks === null ? ordered : addDays(ordered, weeks * 7);
  return arrivesOn !== null && arrivesOn > made ? arrivesOn : made;
}

/** First and last day on which a piece ordered on a day leaves. */
export function readyRange(lead: Lead, ordered: string): DateRange {
  const start = startOf(lead, ordered);
  const { from, to } = SHIPPING.processingDays;
  return { from: addBusinessDays(start, from), to: addBusinessDays(start, to) };
}

/** The later of two ranges, day by day. */
export function laterOf(a: DateRange, b: DateRange): DateRange {
  return { from: a.from > b.from ? a.from : b.from, to: a.to > b.to ? a.to : b.to };
}

/** The range that is some business days later. */
export function shiftRange({ from, to }: DateRange, days: { readonly from: number; readonly to: number }): DateRange {
  return { from: addBusinessDays(from, days.from), to: addBusinessDays(to, days.to) };
}
