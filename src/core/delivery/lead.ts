/** When a variant is ready to leave: in stock, made to order, or from the day on which it arrives. */

/** weeks: made within this many weeks after the order. arrivesOn: ISO day from which its stock is there. */
export type Lead = { readonly weeks: number | null; readonly arrivesOn: string | null };

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
