/** Payment pages at gateways: opened for an order, found again, and ended. */
import { and, desc, eq, isNull } from 'drizzle-orm';
import { isEditable } from '../../core/order/order.ts';
import { GATEWAY } from '../../core/payment/constants.ts';
import { nextLook, type PaymentAttempt } from '../../core/payment/page.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import type { OrderRow } from '../orders/rows.ts';
import { orders } from '../schema/orders.ts';
import { paymentPages } from '../schema/payments.ts';
import { lockOrder, readBalance } from './ledger.ts';

export type PageRow = typeof paymentPages.$inferSelect;

const MINUTE_MS = 60_000;
export const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

/**
 * open: the page to use; without a url it has yet to be made at the gateway. unfit: this page asks for something else, or ends
 * too soon, and has to be closed first. settled: the order waits for no payment of this method. late: no page would end before
 * the stock is released.
 */
export type Opening =
  | { readonly state: 'open' | 'unfit'; readonly page: PageRow; readonly order: OrderRow }
  | { readonly state: 'settled' | 'late' };

/** When a page opened now has to end; null when that is too late for the order. A confirmed order that asks for a rest never ends. */
function endOf({ state, placedAt, expiresAt }: OrderRow, leastMinutes: number, now: Date): Date | null {
  const held = expiresAt ? after(expiresAt, -GATEWAY.graceMinutes) : null;
  const least = after(now, leastMinutes);
  if (state !== 'placed') return least;
  if (held && held >= least) return held;
  return least <= after(placedAt, GATEWAY.holdMinutes) ? least : null;
}

/** Returns the order's open page, or records a new one and extends the hold of the stock beyond its end. */
export function openPage(
  db: Db,
  number: string,
  method: string,
  leastMinutes: number,
  now = new Date(),
): Promise<Opening> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, number);
    if (!order || !isAsked(order) || order.payment !== method) return { state: 'settled' };
    const { due: amount } = await readBalance(tx, order);
    if (amount === 0) return { state: 'settled' };
    const known = await findOpenPage(tx, number);
    if (known) {
      const fits = known.method === method && known.amount === amount && known.expiresAt > after(now, 1);
      return { state: fits ? 'open' : 'unfit', page: known, order };
    }
    const expiresAt = endOf(order, leastMinutes, now);
    if (!expiresAt) return { state: 'late' };
    const held = after(expiresAt, GATEWAY.graceMinutes);
    if (order.state === 'placed' && (order.expiresAt === null || order.expiresAt < held))
      await tx.update(orders).set({ expiresAt: held }).where(eq(orders.number, number));
    const { currency } = order;
    const checkAt = after(now, GATEWAY.checkMinutes);
    const [page] = await tx
      .insert(paymentPages)
      .values({ number, method, amount, currency, expiresAt, checkAt })
      .returning();
    return { state: 'open', page: page as PageRow, order };
  });
}

/** True while the order asks for a payment that was not reported: the total, or the rest after an edit. */
const isAsked = ({ state, paymentState }: OrderRow): boolean => isEditable(state) && paymentState === 'due';

/** True while nothing was paid, and the method can change. */
export const isPayable = ({ state, paymentState }: OrderRow): boolean => state === 'placed' && paymentState === 'due';

export const isOpen = isNull(paymentPages.end);

export async function findOpenPage(db: Db, number: string): Promise<PageRow | null> {
  const [page] = await db
    .select()
    .from(paymentPages)
    .where(and(eq(paymentPages.number, number), isOpen));
  return page ?? null;
}

/** Returns the newest page of an order, open or not. */
export async function findLastPage(db: Db, number: string): Promise<PageRow | null> {
  const [page] = await db
    .select()
    .from(paymentPages)
    .where(eq(paymentPages.number, number))
    .orderBy(desc(paymentPages.id))
    .limit(1);
  return page ?? null;
}

export async function findPage(db: Db, id: number): Promise<PageRow | null> {
  const [page] = await db.select().from(paymentPages).where(eq(paymentPages.id, id));
  return page ?? null;
}

/** Stores what the gateway has made. Returns false when the page was ended meanwhile: its URL must not be sent. */
export async function storePage(db: Db, id: number, made: { gatewayId: string; url: string }): Promise<boolean> {
  const rows = await db
    .update(paymentPages)
    .set(made)
    .where(and(eq(paymentPages.id, id), isOpen))
    .returning({ id: paymentPages.id });
  return rows.length > 0;
}

/** Ends a page, and plans the next look at it; the first end stays, but a payment overrides it. */
export async function endPage(
  db: Db,
  { id, expiresAt }: PageRow,
  end: 'paid' | 'closed',
  now = new Date(),
): Promise<void> {
  const own = eq(paymentPages.id, id);
  await db
    .update(paymentPages)
    .set({ end, checkAt: nextLook(expiresAt, end, now), ...(end === 'paid' && { attempt: null }) })
    .where(end === 'paid' ? own : and(own, isOpen));
}

/** Notes the outcome of the shopper's last attempt on an open page. */
export async function noteAttempt(db: Db, id: number, attempt: PaymentAttempt): Promise<void> {
  await db
    .update(paymentPages)
    .set({ attempt })
    .where(and(eq(paymentPages.id, id), isOpen));
}
