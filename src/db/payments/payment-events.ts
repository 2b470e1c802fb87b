/** Webhook events of payment gateways, each applied once. */

import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { disputeWords, isDisputeOpen } from '../../core/payment/dispute.ts';
import type { GatewayEvent } from '../../core/payment/gateway-event.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { publishOrder } from '../events/publish.ts';
import { addEvent } from '../orders/order-change.ts';
import type { OrderRow } from '../orders/rows.ts';
import { paymentEvents } from '../schema/payments.ts';
import { findPaidOrder, lockOrder } from './ledger.ts';
import { endPage, findPage, noteAttempt, type PageRow } from './pages.ts';
import { applyPayment } from './payment-moves.ts';
import { applyRefund } from './refund-moves.ts';
import { reopenRefund } from './refund-queue.ts';

/**
 * taken: applied. known: a duplicate. ignored: nothing to change. excess: a payment that the order does not need, recorded
 * and to be refunded. mismatch: does not match its order.
 */
export type EventResult = 'taken' | 'known' | 'ignored' | 'excess' | 'mismatch';

/** The order that an event may change: it names the order's own page, or a payment of its method. */
async function isOwn(tx: Db, order: OrderRow, method: string, event: GatewayEvent): Promise<PageRow | boolean> {
  const { page: named, amount, currency, kind, reference } = event;
  if (!named) return order.payment === method || (await findPaidOrder(tx, method, reference)) === order.number;
  const page = await findPage(tx, named.id);
  if (!page || page.number !== order.number || page.method !== method) return false;
  if (named.gatewayId && page.gatewayId && named.gatewayId !== page.gatewayId) return false;
  if (kind === 'paid' && (page.amount !== amount || page.currency !== currency)) return false;
  return page;
}

async function mismatch(tx: Db, order: OrderRow): Promise<EventResult> {
  await addEvent(tx, order, 'shop', SAY.event.mismatch);
  return 'mismatch';
}

/** Notes what does not move money. Returns 'ignored'. */
async function noteEvent(tx: Db, order: OrderRow, page: PageRow | null, event: GatewayEvent): Promise<EventResult> {
  const { kind, amount, reference, reason = '' } = event;
  if (kind === 'disputed') {
    const words = isDisputeOpen(reason) ? SAY.event.disputed : SAY.event.disputeEnded;
    await addEvent(tx, order, 'shop', words(exactMoney(amount), disputeWords(reason)));
    await publishOrder(tx, 'payment.disputed', order, { amount, reference, reason });
    return 'taken';
  }
  if (page && kind === 'closed') await endPage(tx, page, 'closed');
  if (page && (kind === 'failed' || kind === 'pending')) await noteAttempt(tx, page.id, kind);
  // Nothing to tell while another page is open, or once the order is paid.
  if (kind === 'failed' && (!page || page.end === null)) await publishOrder(tx, 'payment.failed', order);
  return 'ignored';
}

/**
 * Records the event and its effect in one transaction. Throws DomainError 'conflict' for a refund that cannot be recorded
 * yet; the event is then not recorded either and can be sent again.
 */
export function applyEvent(db: Db, method: string, event: GatewayEvent): Promise<EventResult> {
  return transact(db, async (tx) => {
    const { id, kind, amount, currency, reference, refund = id, reason = '', dispute = '' } = event;
    // Out of range for the column.
    if (!Number.isSafeInteger(amount) || amount < 0) return 'mismatch';
    const number = event.number || (await findPaidOrder(tx, method, reference));
    // Payments that the shop did not ask for are not its concern, but this one's own may still be on its way.
    if (number === null) throw new DomainError('conflict', SAY.event.refundUnknown);
    const order = await lockOrder(tx, number);
    const inserted = await tx
      .insert(paymentEvents)
      .values({ method, id, number, kind, amount, reason, dispute })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (inserted.length === 0) return 'known';
    const own = order && (await isOwn(tx, order, method, event));
    if (!order) return 'mismatch';
    if (!own) return event.page ? mismatch(tx, order) : 'mismatch';
    const page = own === true ? null : own;
    if (kind === 'failed' || kind === 'pending' || kind === 'closed' || kind === 'disputed')
      return noteEvent(tx, order, page, event);
    if (amount === 0 || currency !== order.currency) return mismatch(tx, order);
    if (kind === 'refund-failed') return (await reopenRefund(tx, order, refund, reason)) ? 'taken' : 'known';
    if (kind === 'refunded') return (await applyRefund(tx, order, event)) ? 'taken' : 'known';
    const payment = await applyPayment(tx, order, 'shop', { reference, amount, method, sendsBack: page !== null });
    if (page) await endPage(tx, page, 'paid');
    if (!payment) return 'known';
    return payment.accepted ? 'taken' : 'excess';
  });
}
