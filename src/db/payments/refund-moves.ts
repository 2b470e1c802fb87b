/** Refunds: sent by the merchant in two steps, or reported by a gateway. */

import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import type { Actor } from '../../core/order/order.ts';
import type { GatewayEvent } from '../../core/payment/gateway-event.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { publishOrder } from '../events/publish.ts';
import { addEvent } from '../orders/order-change.ts';
import { listReturns } from '../orders/returns.ts';
import type { OrderRow } from '../orders/rows.ts';
import { lockOrder, readBalance, readLedger } from './ledger.ts';
import { recordRefund, setRefundReference } from './ledger-entries.ts';
import { settle } from './settle.ts';

export type OpenRefund = { readonly id: number; readonly amount: number };

/**
 * Returns the refunds to send for the amount owed. They are recorded before sending, so that retries and concurrent calls
 * return the same ones. Empty: nothing is owed.
 */
export function openRefunds(db: Db, number: string): Promise<OpenRefund[]> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, number);
    if (!order) return [];
    const { shares, ledger } = await readBalance(tx, order);
    const open = ledger.refunds.filter(({ reference }) => reference === null);
    for (const { id, amount } of shares) {
      const sending = open.reduce((sum, one) => sum + (one.paymentId === id ? one.amount : 0), 0);
      if (amount > sending) open.push(await recordRefund(tx, { id, number }, amount - sending, null));
    }
    return open.map(({ id, amount }) => ({ id, amount }));
  });
}

async function noteRefund(tx: Db, order: OrderRow, actor: Actor, amount: number, reference: string): Promise<OrderRow> {
  const open = (await listReturns(tx, order.number)).filter(({ state }) => state === 'approved');
  const settled = await settle(tx, order);
  const { owed, received, refunded, returned } = await readBalance(tx, settled);
  const whole = owed === 0 && received === refunded;
  const words = whole ? SAY.event.refunded(reference) : SAY.event.refundedPart(exactMoney(amount), reference);
  await addEvent(tx, settled, actor, words);
  await publishOrder(tx, 'payment.refunded', settled, { amount, reference });
  for (const { position } of open)
    if (returned.some((one) => one.position === position && one.state === 'refunded'))
      await publishOrder(tx, 'return.refunded', settled, { amount, reference, position });
  if (settled.state === 'cancelled' && order.state !== 'cancelled')
    await publishOrder(tx, 'order.cancelled', settled, { note: '', by: actor });
  return settled;
}

/** Marks a refund as sent. Returns null for an unknown order. */
export function closeRefund(
  db: Db,
  number: string,
  { id, amount }: OpenRefund,
  reference: string,
): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, number);
    // The gateway's webhook may have arrived first.
    if (!order || !(await setRefundReference(tx, id, reference))) return order;
    return noteRefund(tx, order, 'merchant', amount, reference);
  });
}

/**
 * Records a refund reported by a gateway. The caller has locked the order's row. Returns false when recorded already.
 * Throws DomainError 'conflict' when its payment is unknown yet or too small; the gateway will resend the event.
 */
export async function applyRefund(tx: Db, order: OrderRow, event: GatewayEvent): Promise<boolean> {
  const { amount, reference: paid, refund: reference = event.id } = event;
  const { payments, refunds } = await readLedger(tx, order.number);
  const payment = payments.find((one) => one.reference === paid);
  if (!payment) throw new DomainError('conflict', SAY.event.refundUnknown);
  const own = refunds.filter(({ paymentId }) => paymentId === payment.id);
  if (own.some((one) => one.reference === reference)) return false;
  const open = own.find((one) => one.reference === null && one.amount === amount);
  if (open) await setRefundReference(tx, open.id, reference);
  else if (payment.refunded + amount > payment.amount) throw new DomainError('conflict', SAY.event.refundTooMuch);
  else await recordRefund(tx, payment, amount, reference);
  await noteRefund(tx, order, 'shop', amount, reference);
  return true;
}
