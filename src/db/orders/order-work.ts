/** Orders by the work that they wait for, as conditions and counts. */
import { and, count, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { WORK, type Work } from '../../core/merchant/order-work.ts';
import type { Db } from '../engine/db.ts';
import { orders } from '../schema/orders.ts';

/** Paid, or payable on delivery. */
const FUNDED = or(eq(orders.paymentState, 'paid'), and(eq(orders.payment, 'cod'), eq(orders.paymentState, 'due')));

/** A parcel of the order is in this state. Few are: an index holds them. */
const hasParcel = (state: 'waiting' | 'packed') =>
  sql`${orders.number} in (select p.number from order_parcels p where p.state = ${sql.raw(`'${state}'`)})`;

/** A return waits for a decision, also while another parcel of the order is on its way. Few do: an index holds them. */
const RETURNING = sql`${orders.number} in (select r.number from returns r where r.state = 'requested')`;

const CONDITIONS: Readonly<Record<Work, SQL | undefined>> = {
  confirm: and(eq(orders.state, 'placed'), FUNDED),
  // Of confirmed orders it is the rest after an edit.
  payments: and(inArray(orders.state, ['placed', 'confirmed']), eq(orders.paymentState, 'claimed')),
  // Of an order that is partly on its way, the parcels that are left.
  pack: and(inArray(orders.state, ['confirmed', 'packed', 'shipped']), FUNDED, hasParcel('waiting')),
  ship: and(inArray(orders.state, ['packed', 'shipped']), hasParcel('packed')),
  returns: RETURNING,
  refunds: isNotNull(orders.refundSince),
};

export const isWaitingFor = (work: Work): SQL | undefined => CONDITIONS[work];

/** Only these orders can wait for work: a small part of a shop's orders, found by index. */
const OPEN = or(
  sql`${orders.state} in ('placed', 'confirmed', 'packed', 'return-requested')`,
  and(eq(orders.state, 'shipped'), or(hasParcel('waiting'), hasParcel('packed'), RETURNING)),
  isNotNull(orders.refundSince),
);

/** Counts the orders that wait for each kind of work. */
export async function countWork(db: Db): Promise<Record<Work, number>> {
  const columns = Object.fromEntries(
    WORK.map((work) => [work, sql<number>`count(*) filter (where ${CONDITIONS[work]})`.mapWith(Number)]),
  ) as Record<Work, SQL<number>>;
  const [row] = await db
    .select({ ...columns, all: count() })
    .from(orders)
    .where(OPEN);
  return Object.fromEntries(WORK.map((work) => [work, row?.[work] ?? 0])) as Record<Work, number>;
}
