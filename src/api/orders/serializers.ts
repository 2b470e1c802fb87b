/** Converts order rows to the shapes of the API contract. */

import { trackingLink } from '../../core/delivery/carrier.ts';
import { hourTexts } from '../../core/delivery/store.ts';
import { confirmBy, refundDeadline } from '../../core/order/deadlines.ts';
import { isCancellable, isEditable, isOnTheWay } from '../../core/order/order.ts';
import { returnablePieces } from '../../core/order/returnable.ts';
import type { OrderListResponse, OrderResponse } from '../../core/order/shapes.ts';
import type { Balance } from '../../core/payment/balance.ts';
import type { OrderPage, WholeOrder } from '../../db/orders/orders.ts';
import type { ParcelRow } from '../../db/orders/parcels.ts';
import type { AttachmentRow } from '../../db/orders/return-attachments.ts';
import type { LineRow, OrderRow, ReturnRow } from '../../db/orders/rows.ts';
import { balance, type PaymentRow, type RefundRow } from '../../db/payments/ledger.ts';
import { serializeImage } from '../catalogue/serializers.ts';
import { otherMethods } from '../payments/change-payment.ts';
import { paymentStepFor } from '../payments/order-payment.ts';
import type { OrderDeps } from './deps.ts';
import { pickupCode, validTokenOf } from './link.ts';
import { slotOf } from './slots.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

function serializeLine({ number: _, position: __, productId: ___, picture, ...line }: LineRow) {
  return { ...line, image: picture && serializeImage(picture) };
}

export const serializeAttachment = ({ id, type, size, name }: AttachmentRow) => ({ id, type, size, name });

function serializeParcel({ rules }: Pick<OrderDeps, 'rules'>, row: ParcelRow): OrderResponse['parcels'][number] {
  const { parcel, state, transport, size, store, amount, shipping, charges, grams, carrier, tracking } = row;
  return {
    ...{ parcel, state, transport, size, store, amount, shipping, charges, grams, carrier, tracking },
    lines: row.lines.map(({ sku, quantity }) => ({ sku, quantity })),
    delivery: { from: row.deliveryFrom, to: row.deliveryTo },
    slot: slotOf(rules, row),
    track: trackingLink(rules.carriers, carrier, tracking),
    packedAt: iso(row.packedAt),
    shippedAt: iso(row.shippedAt),
    deliveredAt: iso(row.deliveredAt),
  };
}

function serializePickup(
  { secret, stores }: OrderDeps,
  { number, state, delivery }: OrderRow,
): OrderResponse['pickup'] {
  if (delivery.store === null) return null;
  const store = stores.find(({ slug }) => slug === delivery.store);
  const code = isOnTheWay(state) ? pickupCode(secret, number) : null;
  return { store: delivery.store, code, hours: store ? hourTexts(store.hours) : [], phone: store?.phone ?? '' };
}

/** Returns the refund due and its date; null when nothing is owed. */
const refundOf = ({ refundSince }: OrderRow, { owed }: Balance) =>
  owed > 0 && refundSince ? { amount: owed, by: refundDeadline(refundSince) } : null;

const serializePayment = ({ reference, amount, refunded, accepted, receivedAt }: PaymentRow) => ({
  reference,
  amount,
  refunded,
  accepted,
  at: receivedAt.toISOString(),
});

/** Without the gateway's words, which are for the merchant: see forMerchant(). */
const serializeSending = ({ amount, failures, retryAt }: RefundRow) => ({
  amount,
  failures,
  error: null,
  retryAt: iso(retryAt),
});

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

export function serializeOrders(
  { secret }: OrderDeps,
  { rows, total }: OrderPage,
  page: number,
  pageSize: number,
): OrderListResponse {
  return {
    orders: rows.map(({ order, lines, parcels, returning }) => {
      const picture = lines.find((line) => line.picture)?.picture ?? null;
      return {
        number: order.number,
        token: validTokenOf(secret, order),
        state: order.state,
        placedAt: order.placedAt.toISOString(),
        currency: 'INR' as const,
        total: order.total,
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        names: lines.map(({ name }) => name),
        image: picture && serializeImage(picture),
        parcels: parcels.map(({ state, transport }) => ({ state, transport })),
        payment: order.payment,
        paymentState: order.paymentState,
        toRefund: order.refundSince !== null,
        returning,
        expiresAt: iso(order.expiresAt),
        email: order.email,
      };
    }),
    total,
    page,
    pageSize,
  };
}
