/** Another payment method for an order that is not paid yet. */
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { addEvent, change } from '../orders/order-change.ts';
import type { OrderRow } from '../orders/rows.ts';
import { lockOrder } from './ledger.ts';
import { findOpenPage, isPayable } from './pages.ts';

/**
 * The end of the hold under another method: its own time from the placing of the order, or from now when the hold lasts that
 * long anyway. A change does not hold stock longer than one of the two would. waitMinutes null: no end.
 */
function holdAfterChange(
  { placedAt, expiresAt }: Pick<OrderRow, 'placedAt' | 'expiresAt'>,
  waitMinutes: number | null,
  now: Date,
): Date | null {
  if (waitMinutes === null) return null;
  const own = placedAt.getTime() + waitMinutes * 60_000;
  const fresh = now.getTime() + waitMinutes * 60_000;
  return new Date(Math.max(own, Math.min(expiresAt?.getTime() ?? fresh, fresh)));
}

/**
 * Changes the method. Returns null when the order is paid, reported as paid, or ended, and while a page is open at a gateway:
 * the caller closes it first.
 */
export function changeMethod(
  db: Db,
  number: string,
  method: string,
  waitMinutes: number | null,
  now = new Date(),
): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, number);
    if (!order || !isPayable(order)) return null;
    if (order.payment === method) return order;
    if (await findOpenPage(tx, number)) return null;
    const expiresAt = holdAfterChange(order, waitMinutes, now);
    const changed = await change(tx, number, { payment: method, expiresAt }, undefined);
    if (changed) await addEvent(tx, changed, 'shopper', SAY.event.method(SAY.mode[method] ?? method));
    return changed;
  });
}
