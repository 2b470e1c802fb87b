/** Stores at which orders can be collected. */
import { DAYS, type Day, type Hours, hourLines } from '../editorial/hours.ts';
import { STORE_COPY } from '../editorial/store-copy.ts';

/** state: of India; the place of supply of what is handed over there. */
export type PickupStore = {
  readonly slug: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly pin: string;
  readonly phone: string;
  readonly hours: Hours;
};

type Person = { readonly name: string; readonly phone: string };

/** Where an order is handed over, as its address: what the buyer collects is supplied at the store, also for tax. */
export const addressAt = ({ name: line1, street: line2, city, state, pin }: PickupStore, { name, phone }: Person) => ({
  name,
  phone,
  line1,
  line2,
  city,
  state,
  pin,
});

function daysText(days: readonly Day[]): string {
  const [first, last] = [days[0] ?? DAYS[0], days.at(-1) ?? DAYS[0]];
  return first === last ? STORE_COPY.days[first] : `${STORE_COPY.days[first]} to ${STORE_COPY.days[last]}`;
}

/** One line for days in a row with the same hours: 'Tuesday to Friday 10:00–19:00'. Days without hours are left out. */
export const hourTexts = (hours: Hours): string[] =>
  hourLines(hours).flatMap(({ days, span }) => (span ? `${daysText(days)} ${span.from}–${span.to}` : []));
