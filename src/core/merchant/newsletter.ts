/** Newsletter subscribers as the back office reads them. Pure. */
import { number, text } from '../order/line-reader.ts';
import { asObject, asText, type Report, readList } from '../shop/read.ts';

export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

export type Subscriber = {
  readonly id: string;
  readonly email: string;
  readonly state: SubscriberState;
  readonly askedAt: string;
  readonly confirmedAt: string | null;
  readonly unsubscribedAt: string | null;
};
export type SubscriberList = {
  readonly rows: readonly Subscriber[];
  readonly counts: Readonly<Record<SubscriberState, number>>;
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
};

function readOne(value: unknown): Subscriber | null {
  const row = asObject(value);
  const state = SUBSCRIBER_STATES.find((one) => one === row?.state);
  if (!row || !state) return null;
  const [confirmedAt, unsubscribedAt] = [asText(row.confirmedAt), asText(row.unsubscribedAt)];
  return {
    id: text(row, 'id'),
    email: text(row, 'email'),
    state,
    askedAt: text(row, 'askedAt'),
    confirmedAt,
    unsubscribedAt,
  };
}

export function readSubscribers(body: unknown, report: Report): SubscriberList | null {
  const list = asObject(body);
  if (!list || !Array.isArray(list.rows)) return null;
  const counts = asObject(list.counts) ?? {};
  return {
    rows: readList(list.rows, 'rows', readOne, report),
    counts: {
      pending: number(counts, 'pending'),
      confirmed: number(counts, 'confirmed'),
      unsubscribed: number(counts, 'unsubscribed'),
    },
    total: number(list, 'total'),
    page: number(list, 'page') || 1,
    pageSize: number(list, 'pageSize') || 1,
  };
}
