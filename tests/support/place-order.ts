/** place_order() as it is, and with one defence removed, which tests must detect. */
import { sql } from 'drizzle-orm';
import { createOrderNumber } from '../../src/api/orders/order-number.ts';
import { quoteFor } from '../../src/api/orders/quotes.ts';
import { HOME_DELIVERY } from '../../src/core/delivery/parcel.ts';
import { PLAIN_RULES } from '../../src/core/delivery/rules.ts';
import { orderBody } from '../../src/core/order/order-body.ts';
import type { Db } from '../../src/db/engine/db.ts';
import type { NewOrder } from '../../src/db/orders/order-rows.ts';
import { type Placement, placeOrder } from '../../src/db/orders/place-order.ts';
import { ADDRESS, newKey, orderOf, type Wanted } from './buyer.ts';

/** Returns a function that creates orders of lines at the current quote, as concurrent buyers would. */
export async function buyersOf(db: Db, lines: readonly Wanted[]): Promise<() => NewOrder> {
  const asked = orderBody.required({ address: true }).parse(orderOf(lines, 0));
  const placedAt = new Date();
  const { quote, offers } = await quoteFor(
    { db, rules: PLAIN_RULES },
    { lines: [...lines], pin: ADDRESS.pin },
    placedAt,
  );
  return () => ({
    number: createOrderNumber(),
    userId: null,
    request: asked,
    pin: ADDRESS.pin,
    terms: HOME_DELIVERY,
    quote,
    offers,
    placedAt,
    expiresAt: null,
    clients: [],
  });
}

/** Places an order directly in the database; returns 'failed' for errors. */
export async function place(db: Db, order: NewOrder, retries?: number, key = newKey()): Promise<Placement | 'failed'> {
  try {
    return await placeOrder(db, { key, owner: '', body: 'same' }, order, retries);
  } catch {
    return 'failed';
  }
}

/** Runs work while part of place_order() is removed; restores it afterwards. */
export async function without(db: Db, defence: RegExp, work: () => Promise<void>, instead = ''): Promise<void> {
  const { rows } = (await db.execute(
    sql`select pg_get_functiondef(oid) as source from pg_proc where proname = 'place_order'`,
  )) as unknown as { rows: { source: string }[] };
  const source = rows[0]?.source ?? '';
  if (!defence.test(source)) throw new Error(`place_order() has no ${defence}.`);
  await db.execute(sql.raw(source.replace(defence, () => instead)));
  try {
    await work();
  } finally {
    await db.execute(sql.raw(source));
  }
}
