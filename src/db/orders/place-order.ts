/** Places an order by calling place_order_within() (see the migrations), which checks limits and writes all or nothing. */
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { prepared } from '../engine/prepared.ts';
import { withRetries } from '../engine/retry.ts';
import { orderKeys } from '../schema/order-keys.ts';
import { lineRows, type NewOrder, orderRow } from './order-rows.ts';

/** Idempotency key, body hash and owner. */
export type KeyedRequest = { readonly key: string; readonly owner: string; readonly body: string };

/**
 * changed: stock, prices or coupon differ from the quote. slot-full: a delivery window has no place left. known: the key was
 * used before. many-…: a client limit, or that of samples, would be exceeded. Only 'placed' writes anything.
 */
export type Placement = 'placed' | 'known' | 'changed' | 'slot-full' | 'many-orders' | 'many-pieces' | 'many-samples';

const call = prepared('place_order_within', (db, name) =>
  db
    .select({ state: sql<Placement>`placement.state` })
    .from(
      sql`place_order_within(${sql.placeholder('key')}, ${sql.placeholder('owner')}, ${sql.placeholder('body')}, ${sql.placeholder('order')}::jsonb, ${sql.placeholder('lines')}::jsonb, ${sql.placeholder('clients')}::jsonb) as placement(state)`,
    )
    .prepare(name),
);

/** In one order whatever they limit, so that locks of two orders cannot deadlock. */
const sortedClients = ({ clients, sampleClients = [] }: NewOrder) =>
  [...clients, ...sampleClients].sort((a, b) => (a.client < b.client ? -1 : 1));

/** retries: maximum number of transaction retries. */
export async function placeOrder(
  db: Db,
  { key, owner, body }: KeyedRequest,
  order: NewOrder,
  retries?: number,
): Promise<Placement> {
  const parameters = {
    key,
    owner,
    body,
    order: JSON.stringify(orderRow(order)),
    lines: JSON.stringify(lineRows(order)),
    clients: JSON.stringify(sortedClients(order)),
  };
  const [row] = await withRetries(() => call(db).execute(parameters), retries);
  if (!row) throw new Error('place_order_within() returned no row.');
  return row.state;
}

/** Returns the order of an idempotency key, or null. */
export async function findKey(db: Db, key: string) {
  const [row] = await db.select().from(orderKeys).where(eq(orderKeys.key, key));
  return row ?? null;
}
