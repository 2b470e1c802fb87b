/** Refunds: sent by the merchant in two steps, or reported by a gateway. */

import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import type { Actor } from '../../core/order/order.ts';
import type { GatewayEvent } from '../../core/payment/gateway-event.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { note } from '../orders/order-change.ts';
import type { OrderRow } from '../orders/rows.ts';
import { holdOrder, nameRefund, readBalance, readLedger, recordRefund } from './ledger.ts';
import { settle } from './settle.ts';

/** payment is the reference of the payment that it is taken from. */
export type OpenRefund = { readonly id: number; readonly amount: number; readonly payment: string };

/**
 * Returns the refunds to send for what is owed, one for each payment that it is taken from. They are recorded before they are
 * sent: asked again, after a lost answer or by two merchants at once, it returns the same ones. Empty: nothing is owed.
 */
export function openRefunds(db: Db, number: string): Promise<OpenRefund[]> {
  return transact(db, async (tx) => {
    const order = await holdOrder(tx, number);
    if (!order) return [];
    const { shares, ledger } = await readBalance(tx, order);
    const open = ledger.refunds.filter(({ reference }) => reference === null);
    if (open.length === 0)
      for (const { id, amount } of shares) open.push(await recordRefund(tx, { id, number }, amount, null));
    const payment = new Map(ledger.payments.map(({ id, reference }) => [id, reference]));
    return open.map(({ id, amount, paymentId }) => ({ id, amount, payment: payment.get(paymentId) ?? '' }));
  });
}

async function noteRefund(tx: Db, order: OrderRow, actor: Actor, amount: number, reference: string): Promise<OrderRow> {
  const settled = await settle(tx, order);
  const { owed, received, refunded } = await readBalance(tx, settled);
  const whole = owed === 0 && received === refunded;
  const words = whole ? SAY.event.refunded(reference) : SAY.event.refundedPart(exactMoney(amount), reference);
  await note(tx, settled, actor, words);
  return settled;
}

/** A refund was sent. Null: there is no such order. */
export function closeRefund(
  db: Db,
  number: string,
  { id, amount }: OpenRefund,
  reference: string,
): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const order = await holdOrder(tx, number);
    // A message of the gateway may have been faster.
    if (!order || !(await nameRefund(tx, id, reference))) return order;
    return noteRefund(tx, order, 'merchant', amount, reference);
  });
}

/**
 * A gateway reports a refund. The caller holds the order's row. False: it is recorded already. Throws DomainError 'conflict' when its
 * payment is not known yet or has less left: gateways send such a message again.
 */
export async function takeRefund(tx: Db, order: OrderRow, event: GatewayEvent): Promise<boolean> {
  const { amount, reference: paid, refund: reference = event.id } = event;
  const { payments, refunds } = await readLedger(tx, order.number);
  const payment = payments.find((one) => one.reference === paid);
  if (!payment) throw new DomainError('conflict', SAY.event.refundUnknown);
  const own = refunds.filter(({ paymentId }) => paymentId === payment.id);
  if (own.some((one) => one.reference === reference)) return false;
  const open = own.find((one) => one.reference === null && one.amount === amount);
  if (open) await nameRefund(tx, open.id, reference);
  else if (payment.refunded + amount > payment.amount) throw new DomainError('conflict', SAY.event.refundTooMuch);
  else await recordRefund(tx, payment, amount, reference);
  await noteRefund(tx, order, 'shop', amount, reference);
  return true;
}
