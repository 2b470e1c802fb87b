/** Endpoints called by merchants' tools. */

import { readMessage } from '../account/account.ts';
import { session } from '../shop/endpoints.ts';
import { asObject } from '../shop/read.ts';
import { type OfficeOrder, type OfficeOrderList, readOfficeOrder, readOfficeOrders } from './office-order.ts';
import { type OrderNote, readNote, readNotes } from './order-notes.ts';
import { readStaff, type Staff } from './staff.ts';

const BASE = '/api/merchant';

export const MERCHANT_ENDPOINTS = {
  staffMe: session<Staff>('GET', `${BASE}/me`, readStaff),
  allOrders: session<OfficeOrderList>('GET', `${BASE}/orders`, readOfficeOrders),
  anyOrder: session<OfficeOrder>('GET', `${BASE}/orders/:number`, readOfficeOrder),
  advanceOrder: session<OfficeOrder>('POST', `${BASE}/orders/:number/state`, readOfficeOrder),
  decidePayment: session<OfficeOrder>('POST', `${BASE}/orders/:number/payment`, readOfficeOrder),
  decideReturn: session<OfficeOrder>('POST', `${BASE}/orders/:number/return`, readOfficeOrder),
  refundOrder: session<OfficeOrder>('POST', `${BASE}/orders/:number/refund`, readOfficeOrder),
  grantAllowance: session<OfficeOrder>('POST', `${BASE}/orders/:number/allowance`, readOfficeOrder),
  orderNotes: session<readonly OrderNote[]>('GET', `${BASE}/orders/:number/notes`, readNotes),
  addOrderNote: session<OrderNote>('POST', `${BASE}/orders/:number/notes`, readNote),
  stock: session<object>('GET', `${BASE}/stock`, asObject),
  changeStock: session<object>('POST', `${BASE}/stock/:sku`, asObject),
  heldReviews: session<object>('GET', `${BASE}/reviews`, asObject),
  moderate: session<string>('POST', `${BASE}/reviews/:id`, readMessage),
  coupons: session<object>('GET', `${BASE}/coupons`, asObject),
  putCoupon: session<string>('POST', `${BASE}/coupons`, readMessage),
  events: session<object>('GET', `${BASE}/events`, asObject),
  replayEvents: session<object>('POST', `${BASE}/events/replay`, asObject),
  webhooks: session<object>('GET', `${BASE}/webhooks`, asObject),
  addWebhook: session<object>('POST', `${BASE}/webhooks`, asObject),
  changeWebhook: session<object>('POST', `${BASE}/webhooks/:id`, asObject),
  rotateWebhook: session<object>('POST', `${BASE}/webhooks/:id/secret`, asObject),
  removeWebhook: session<string>('DELETE', `${BASE}/webhooks/:id`, readMessage),
  testWebhook: session<object>('POST', `${BASE}/webhooks/:id/test`, asObject),
  replayWebhook: session<object>('POST', `${BASE}/webhooks/:id/replay`, asObject),
} as const;

/** Product lists as CSV files: text in, text out, so not part of the contract. */
export const PRODUCT_FILE = `${BASE}/products.csv`;
/** Newsletter subscribers as a CSV file. */
export const SUBSCRIBER_FILE = `${BASE}/newsletter.csv`;
/** The invoice of an order as PDF. */
export const merchantInvoicePath = (number: string) => `${BASE}/orders/${number}/invoice.pdf`;
/** Packing slips and address labels as PDF; ?number= once for each order. */
export const SLIP_FILE = `${BASE}/packing-slips.pdf`;
export const LABEL_FILE = `${BASE}/labels.pdf`;
