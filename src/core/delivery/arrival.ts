/** When a product is ready, leaves and arrives, as ranges of dates. */
import { SHIPPING } from './constants.ts';
import { addBusinessDays, type DateRange } from './delivery.ts';
import { IN_STOCK, type Lead, startOf } from './lead.ts';

/** Numbers of business days. */
type Days = { readonly from: number; readonly to: number };

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
