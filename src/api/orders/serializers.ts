/** Orders of the database as the shapes of the contract. */

import { confirmBy, isCancellable, isReturnable, refundDeadline, returnDeadline } from '../../core/order/order.ts';
import type { WireOrder, WireOrderList } from '../../core/order/shapes.ts';
import type { Balance } from '../../core/payment/balance.ts';
import type { OrderPage, WholeOrder } from '../../db/orders/orders.ts';
import type { EvidenceRow } from '../../db/orders/return-attachments.ts';
import type { LineRow, OrderRow } from '../../db/orders/rows.ts';
import { balance, type PaymentRow } from '../../db/payments/ledger.ts';
import { wireImage } from '../catalogue/serializers.ts';
import { stepFor } from '../payments/order-payment.ts';
import type { OrderDeps } from './deps.ts';
import { openTokenOf } from './link.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

function wireLine({ number: _, position: __, productId: ___, picture, ...line }: LineRow) {
  return { ...line, image: picture && wireImage(picture) };
}

export const wireEvidence = ({ id, type, size, name }: EvidenceRow) => ({ id, type, size, name });

/** What goes back, and by when it is there; null when nothing is owed. */
const refundOf = ({ refundSince }: OrderRow, { owed }: Balance) =>
  owed > 0 && refundSince ? { amount: owed, by: refundDeadline(refundSince) } : null;

const wirePayment = ({ reference, amount, refunded, accepted, receivedAt }: PaymentRow) => ({
  reference,
  amount,
  refunded,
  accepted,
  at: receivedAt.toISOString(),
});

/** The last day for asking to return something, as long as it has not passed. */
function returnUntil(order: OrderRow): string | null {
  return order.deliveredAt && isReturnable(order, new Date()) ? returnDeadline(order.deliveredAt) : null;
}

export async function wireOrder(
  deps: OrderDeps,
  { order, lines, events, returned, files, ledger }: WholeOrder,
): Promise<WireOrder> {
  const money = balance(order, ledger, returned);
  const waits = order.state === 'placed' && order.paymentState === 'due';
  return {
    number: order.number,
    token: openTokenOf(deps.secret, order),
    state: order.state,
    placedAt: order.placedAt.toISOString(),
    deliveredAt: iso(order.deliveredAt),
    currency: 'INR',
    lines: lines.map(wireLine),
    subtotal: order.subtotal,
    discount: order.discount,
    coupon: order.coupon,
    shipping: order.shipping,
    gst: order.gst,
    total: order.total,
    email: order.email,
    contact: order.contact,
    address: order.address,
    delivery: { from: order.deliveryFrom, to: order.deliveryTo },
    payment: {
      method: order.payment,
      state: order.paymentState,
      reference: order.paymentReference,
      // A gateway that is away must not hide the order.
      step: waits ? await stepFor(deps, order).catch(() => null) : null,
    },
    timeline: events.map(({ at, state, actor, note }) => ({ at: at.toISOString(), state, actor, note })),
    cancellable: isCancellable(order.state),
    expiresAt: iso(order.expiresAt),
    confirmBy: iso(confirmBy(order)),
    returnUntil: returnUntil(order),
    return: returned && {
      state: returned.state,
      reason: returned.reason,
      note: returned.note,
      evidence: returned.evidence,
      files: files.map(wireEvidence),
      lines: returned.lines,
      amount: returned.amount,
      requestedAt: returned.requestedAt.toISOString(),
    },
    payments: ledger.payments.map(wirePayment),
    refunded: money.refunded,
    refund: refundOf(order, money),
    invoiceNumber: order.invoiceNumber,
  };
}

export function wireOrders(
  { secret }: OrderDeps,
  { rows, total }: OrderPage,
  page: number,
  pageSize: number,
): WireOrderList {
  return {
    orders: rows.map(({ order, lines }) => {
      const picture = lines.find((line) => line.picture)?.picture ?? null;
      return {
        number: order.number,
        token: openTokenOf(secret, order),
        state: order.state,
        placedAt: order.placedAt.toISOString(),
        currency: 'INR' as const,
        total: order.total,
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        names: lines.map(({ name }) => name),
        image: picture && wireImage(picture),
        payment: order.payment,
        paymentState: order.paymentState,
        toRefund: order.refundSince !== null,
        expiresAt: iso(order.expiresAt),
        email: order.email,
      };
    }),
    total,
    page,
    pageSize,
  };
}
