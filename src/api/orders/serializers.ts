/** Converts order rows to the shapes of the API contract. */

import { confirmBy } from '../../core/order/deadlines.ts';
import { isCancellable, isEditable } from '../../core/order/order.ts';
import { returnablePieces } from '../../core/order/returnable.ts';
import type { OrderResponse } from '../../core/order/shapes.ts';
import type { WholeOrder } from '../../db/orders/orders.ts';
import type { AttachmentRow } from '../../db/orders/return-attachments.ts';
import type { LineRow, ReturnRow } from '../../db/orders/rows.ts';
import { balance } from '../../db/payments/ledger.ts';
import { serializeImage } from '../catalogue/serializers.ts';
import { iso } from '../iso.ts';
import { otherMethods } from '../payments/change-payment.ts';
import { paymentStepFor } from '../payments/order-payment.ts';
import type { OrderDeps } from './deps.ts';
import { validTokenOf } from './link.ts';
import { refundOf, serializePayment, serializeSending } from './money-serializers.ts';
import { serializeParcel, serializePickup } from './parcel-serializers.ts';

function serializeLine({ number: _, position: __, productId: ___, picture, ...line }: LineRow) {
  return { ...line, image: picture && serializeImage(picture) };
}

export const serializeAttachment = ({ id, type, size, name }: AttachmentRow) => ({ id, type, size, name });

/** For the merchant: with disputes and the errors of failed refunds, without the code that the shopper shows at the store. */
export const forMerchant = (
  order: OrderResponse,
  { ledger }: WholeOrder,
  disputes: OrderResponse['disputes'],
): OrderResponse => {
  const errors = ledger.refunds.filter(({ reference }) => reference === null).map(({ error }) => error);
  const pickup = order.pickup && { ...order.pickup, code: null };
  const sending = order.sending.map((one, index) => ({ ...one, error: errors[index] ?? null }));
  return { ...order, pickup, sending, disputes };
};

const serializeReturn = (row: ReturnRow, files: readonly AttachmentRow[]): OrderResponse['returns'][number] => {
  const { position, state, reason, note, evidence, lines, amount, requestedAt } = row;
  const own = files.filter((file) => file.position === position).map(serializeAttachment);
  return { position, state, reason, note, evidence, files: own, lines, amount, requestedAt: requestedAt.toISOString() };
};

export async function serializeOrder(
  deps: OrderDeps,
  { order, lines, parcels, events, returned, files, ledger, page }: WholeOrder,
): Promise<OrderResponse> {
  const money = balance(order, ledger, returned);
  const waits = isEditable(order.state) && (order.paymentState === 'due' || order.paymentState === 'claimed');
  const due = waits ? money.due : 0;
  return {
    number: order.number,
    token: validTokenOf(deps.secret, order),
    state: order.state,
    placedAt: order.placedAt.toISOString(),
    deliveredAt: iso(order.deliveredAt),
    currency: 'INR',
    lines: lines.map(serializeLine),
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
    parcels: parcels.map((parcel) => serializeParcel(deps, parcel)),
    pickup: serializePickup(deps, order),
    payment: {
      method: order.payment,
      state: order.paymentState,
      reference: order.paymentReference,
      // An unreachable gateway must not hide the order.
      step:
        order.paymentState === 'due' && waits
          ? await paymentStepFor(deps, { ...order, total: due }).catch(() => null)
          : null,
      due,
      formerDue: order.formerDue,
      attempt: due > 0 && page?.method === order.payment ? page.attempt : null,
      others: otherMethods(deps.paymentMethods, order).map(({ id }) => id),
    },
    timeline: events.map(({ at, state, actor, note }) => ({ at: at.toISOString(), state, actor, note })),
    cancellable: isCancellable(order.state),
    expiresAt: iso(order.expiresAt),
    confirmBy: iso(confirmBy(order)),
    returnable: returnablePieces({ ...order, lines, parcels }, returned, new Date()),
    returns: returned.map((row) => serializeReturn(row, files)),
    payments: ledger.payments.map(serializePayment),
    refunded: money.refunded,
    sending: ledger.refunds.filter(({ reference }) => reference === null).map(serializeSending),
    disputes: [],
    refund: refundOf(order, money),
    invoiceNumber: order.invoiceNumber,
    gstin: order.gstin,
    channel: order.channel,
  };
}
