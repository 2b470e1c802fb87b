/** Endpoints of the cart, checkout and order pages, apart so that no other page downloads them. */
import { readMessage } from '../account/auth.ts';
import type { WantedLine } from '../checkout/offer.ts';
import { type QuoteView, readQuote } from '../checkout/quote-reader.ts';
import { type OrderSlots, readOfferedDays, readOrderSlots } from '../delivery/slot-reader.ts';
import type { OfferedDay } from '../delivery/slots.ts';
import { type ReviewPage, readReviews } from '../product/review-reader.ts';
import { row, session } from '../shop/endpoints.ts';
import { type PartCancelQuote, readPartCancel } from './part-cancel.ts';
import { type PickupOffer, readPickupOffers } from './pickup-reader.ts';
import { type Placed, readPlaced } from './placed-reader.ts';
import { type OrderView, readOrder, readReorder } from './reader.ts';
import { type OrderList, readOrderList } from './summary-reader.ts';

/** Request headers that grant access to an order, values percent-encoded: its link's token, or its email address. */
export const ORDER_TOKEN = 'order-token';
export const ORDER_EMAIL = 'order-email';

export const ORDER_ENDPOINTS = {
  quote: { ...row<QuoteView>('POST', '/api/cart/quote', readQuote), isRead: true },
  pickupStores: {
    ...row<readonly PickupOffer[]>('POST', '/api/cart/stores', readPickupOffers),
    isRead: true,
  },
  placeOrder: session<Placed>('POST', '/api/orders', readPlaced),
  order: session<OrderView>('GET', '/api/orders/:number', readOrder),
  myOrders: session<OrderList>('GET', '/api/me/orders', readOrderList),
  cancelOrder: session<OrderView>('POST', '/api/orders/:number/cancel', readOrder),
  quotePartCancel: {
    ...session<PartCancelQuote>('POST', '/api/orders/:number/cancel-lines/quote', readPartCancel),
    isRead: true,
  },
  cancelPart: session<OrderView>('POST', '/api/orders/:number/cancel-lines', readOrder),
  reorder: session<WantedLine[]>('GET', '/api/orders/:number/reorder', readReorder),
  payReference: session<OrderView>('POST', '/api/orders/:number/payment', readOrder),
  changePayment: session<OrderView>('POST', '/api/orders/:number/payment-method', readOrder),
  returnOrder: session<OrderView>('POST', '/api/orders/:number/return', readOrder),
  confirmOrder: session<OrderView>('POST', '/api/orders/:number/confirm', readOrder),
  renewLink: row<string>('POST', '/api/orders/link', readMessage),
  slots: row<readonly OfferedDay[]>('GET', '/api/delivery/slots', readOfferedDays),
  orderSlots: session<readonly OrderSlots[]>('GET', '/api/orders/:number/slots', readOrderSlots),
  moveSlot: session<OrderView>('POST', '/api/orders/:number/slots', readOrder),
  reviews: row<ReviewPage>('GET', '/api/products/:slug/reviews', readReviews),
  addReview: session<string>('POST', '/api/products/:slug/reviews', readMessage),
} as const;
