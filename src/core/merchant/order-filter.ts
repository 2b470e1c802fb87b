/** The filter of the back office's order list, as the page's address holds it. Pure. */
import { TRANSPORTS, type Transport } from '../delivery/parcel.ts';
import { PARCEL_STATES, type ParcelState } from '../delivery/parcel-states.ts';
import { ORDER_STATES, type OrderState, PAYMENT_STATES, type PaymentState } from '../order/order.ts';
import { WORK, type Work } from './order-work.ts';

export type OrderFilter = {
  readonly work: Work | null;
  readonly state: OrderState | null;
  readonly payment: PaymentState | null;
  /** Orders with a parcel in this state, and with one that travels so; of both, one parcel for both. */
  readonly parcel: ParcelState | null;
  readonly by: Transport | null;
  /** ISO days, '' for none. */
  readonly from: string;
  readonly to: string;
  readonly q: string;
  readonly page: number;
};

export const NO_FILTER: OrderFilter = {
  ...{ work: null, state: null, payment: null, parcel: null, by: null },
  ...{ from: '', to: '', q: '', page: 1 },
};

const known = <Word extends string>(words: readonly Word[], value: string | null) =>
  words.find((word) => word === value) ?? null;

/** ISO day, '' for anything else. */
const day = (value: string | null) => (value && /^\d{4}-\d\d-\d\d$/.test(value) && Date.parse(value) > 0 ? value : '');

/** Unknown words are dropped, so that a mistyped address still opens the list. */
export function readFilter(search: string): OrderFilter {
  const query = new URLSearchParams(search);
  return {
    work: known(WORK, query.get('work')),
    state: known(ORDER_STATES, query.get('state')),
    payment: known(PAYMENT_STATES, query.get('payment')),
    parcel: known(PARCEL_STATES, query.get('parcel')),
    by: known(TRANSPORTS, query.get('by')),
    from: day(query.get('from')),
    to: day(query.get('to')),
    q: (query.get('q') ?? '').trim().slice(0, 200),
    page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
  };
}

/** The filter as query parameters, without the defaults. */
export function writeFilter({ page, ...words }: OrderFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** True when only the page or the kind of work is chosen. */
export const isPlainFilter = ({ state, payment, parcel, by, from, to, q }: OrderFilter): boolean =>
  !state && !payment && !parcel && !by && !from && !to && !q;
