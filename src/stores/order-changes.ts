/** Changes that a shopper makes to an order. */
import type { WantedLine } from '../core/checkout/offer.ts';
import type { SlotTime } from '../core/delivery/slot.ts';
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import type { OrderView } from '../core/order/reader.ts';
import { ApiError } from '../core/shop/api-error.ts';
import type { Endpoint } from '../core/shop/endpoints.ts';
import { client } from './client.ts';
import { $confirmation, refreshOrder, show } from './order.ts';
import { accessHeaders, currentAccess } from './order-access.ts';

/**
 * Stores the order returned by a call. A refusal may mean a concurrent change: then the order is reloaded. Throws
 * ApiError.
 */
async function change(endpoint: Endpoint<OrderView>, number: string, body: object): Promise<void> {
  try {
    show(await client(endpoint, { params: { number }, headers: accessHeaders(), body }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await refreshOrder();
    throw error;
  }
}

/** Confirms a cash order with the email's token, or with the session. Throws ApiError, as do the next four. */
export const confirmOrder = ({ number }: OrderView) =>
  change(ORDER_ENDPOINTS.confirmOrder, number, { confirmation: $confirmation.get() });

export const cancelOrder = ({ number }: OrderView) => change(ORDER_ENDPOINTS.cancelOrder, number, {});

/** What cancelling these pieces comes to. Throws ApiError. */
export const quotePartCancel = ({ number }: OrderView, lines: readonly WantedLine[]) =>
  client(ORDER_ENDPOINTS.quotePartCancel, { params: { number }, headers: accessHeaders(), body: { lines } });

export const cancelPart = ({ number }: OrderView, lines: readonly WantedLine[], total: number) =>
  change(ORDER_ENDPOINTS.cancelPart, number, { lines, total });

/** Throws ApiError. The windows that the order's parcels have and could have. */
export const fetchOrderSlots = (number: string) =>
  client(ORDER_ENDPOINTS.orderSlots, { params: { number }, headers: accessHeaders(currentAccess()) });

/** time null: the booking is given back. */
export const moveSlot = ({ number }: OrderView, parcel: number, slot: SlotTime | null) =>
  change(ORDER_ENDPOINTS.moveSlot, number, { parcel, slot });

export const reportReference = ({ number }: OrderView, reference: string) =>
  change(ORDER_ENDPOINTS.payReference, number, { reference });

export const changePayment = ({ number }: OrderView, payment: string) =>
  change(ORDER_ENDPOINTS.changePayment, number, { payment });

export const requestReturn = ({ number }: OrderView, requested: object) =>
  change(ORDER_ENDPOINTS.returnOrder, number, requested);
