/** When a variant is ready to leave: in stock, made to order, or from the day on which it arrives. */
import { SHIPPING } from './constants.ts';
import { addBusinessDays, type DateRange } from './delivery.ts';

/** weeks: made within this many weeks after the order. arrivesOn: ISO day from which its stock is there. */
export type Lead = { readonly weeks: number | null; readonly arrivesOn: string | null };

/** Numbers of business days. */
type Days = { readonly from: number; readonly to: number };

export const IN_STOCK: Lead = { weeks: null, arrivesOn: null };

/** The lead of an offer or of a row; IN_STOCK where both are missing. */
export const leadOf = (row: { readonly leadWeeks?: number | null; readonly arrivesOn?: string | null }): Lead => ({
  weeks: row.leadWeeks ?? null,
  arrivesOn: row.arrivesOn ?? null,
});

export const isInStock = ({ weeks, arrivesOn }: Lead): boolean => weeks === null && arrivesOn === null;

/** What a lead means on a day: a day of arrival that has come is like none. */
export function kindOfLead({ weeks, arrivesOn }: Lead, today: string): 'stock' | 'made' | 'arriving' {
  if (weeks !== null) return 'made';
  return arrivesOn !== null && arrivesOn > today ? 'arriving' : 'stock';
}

const DAY_MS = 86_400_000;
/** The ISO day some days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

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

/** The last day on which a piece ordered on a day leaves: what cards, product pages, carts and checkout show. */
export const leavesOn = (lead: Lead, ordered: string): string => readyRange(lead, ordered).to;

/** First and last day of arrival of a piece ordered on a day, some business days in transit. */
export const arrivalRange = (lead: Lead, ordered: string, days: Days): DateRange =>
  shiftRange(readyRange(lead, ordered), days);

/** When pieces that travel together arrive: with the last of them. No leads: as if in stock. */
export const arrivalOf = (leads: readonly Lead[], ordered: string, days: Days): DateRange =>
  leads.map((lead) => arrivalRange(lead, ordered, days)).reduce(laterOf, arrivalRange(IN_STOCK, ordered, days));

/** The later of two ranges, day by day. */
export function laterOf(a: DateRange, b: DateRange): DateRange {
  return { from: a.from > b.from ? a.from : b.from, to: a.to > b.to ? a.to : b.to };
}

/** The range that is some business days later. */
export function shiftRange({ from, to }: DateRange, days: Days): DateRange {
  return { from: addBusinessDays(from, days.from), to: addBusinessDays(to, days.to) };
}
