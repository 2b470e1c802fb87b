/** Endpoints called by merchants' tools. */

import { readMessage } from '../account/account.ts';
import { type OrderList, type OrderView, readOrder, readOrderList } from '../order/reader.ts';
import { session } from '../shop/endpoints.ts';
import { asObject } from '../shop/read.ts';
import { type Invitation, type People, readInvitation, readPeople } from './people.ts';
import type { EditedProduct } from './product-contract.ts';
import {
  type ProductChoices,
  type ProductList,
  readEditedProduct,
  readProductChoices,
  readProductList,
} from './product-reader.ts';
import { type NewSecondFactor, readCodes, readNewSecondFactor } from './second-factor.ts';
import { readStaff, type Staff } from './staff.ts';
import { readStaffLog, type StaffLog } from './staff-log.ts';

const BASE = '/api/merchant';

export const MERCHANT_ENDPOINTS = {
  staffMe: session<Staff>('GET', `${BASE}/me`, readStaff),
  startSecondFactor: session<NewSecondFactor>('POST', `${BASE}/second-factor`, readNewSecondFactor),
  confirmSecondFactor: session<readonly string[]>('POST', `${BASE}/second-factor/confirm`, readCodes),
  enterSecondFactor: session<object>('POST', `${BASE}/second-factor/enter`, asObject),
  renewRecoveryCodes: session<readonly string[]>('POST', `${BASE}/second-factor/codes`, readCodes),
  people: session<People>('GET', `${BASE}/people`, readPeople),
  invite: session<Invitation>('POST', `${BASE}/people`, readInvitation),
  withdrawInvitation: session<string>('DELETE', `${BASE}/invitations/:id`, readMessage),
  acceptInvitation: session<string>('POST', '/api/me/invitation', readMessage),
  changePerson: session<string>('POST', `${BASE}/people/:id`, readMessage),
  removePerson: session<string>('DELETE', `${BASE}/people/:id`, readMessage),
  resetSecondFactor: session<string>('DELETE', `${BASE}/people/:id/second-factor`, readMessage),
  staffLog: session<StaffLog>('GET', `${BASE}/log`, readStaffLog),
  allOrders: session<OrderList>('GET', `${BASE}/orders`, readOrderList),
  anyOrder: session<OrderView>('GET', `${BASE}/orders/:number`, readOrder),
  advanceOrder: session<OrderView>('POST', `${BASE}/orders/:number/state`, readOrder),
  decidePayment: session<OrderView>('POST', `${BASE}/orders/:number/payment`, readOrder),
  decideReturn: session<OrderView>('POST', `${BASE}/orders/:number/return`, readOrder),
  refundOrder: session<OrderView>('POST', `${BASE}/orders/:number/refund`, readOrder),
  stock: session<object>('GET', `${BASE}/stock`, asObject),
  changeStock: session<object>('POST', `${BASE}/stock/:sku`, asObject),
  merchantProducts: session<ProductList>('GET', `${BASE}/products`, readProductList),
  productChoices: session<ProductChoices>('GET', `${BASE}/product-choices`, readProductChoices),
  merchantProduct: session<EditedProduct>('GET', `${BASE}/products/:slug`, readEditedProduct),
  addProduct: session<EditedProduct>('POST', `${BASE}/products`, readEditedProduct),
  changeProduct: session<EditedProduct>('PUT', `${BASE}/products/:slug`, readEditedProduct),
  setProductState: session<EditedProduct>('POST', `${BASE}/products/:slug/state`, readEditedProduct),
  copyProduct: session<EditedProduct>('POST', `${BASE}/products/:slug/copy`, readEditedProduct),
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
/** Pictures of products, as raw bytes. */
export const PICTURE_UPLOADS = `${BASE}/pictures`;
/** The stored original of an uploaded picture. */
export const uploadedPicturePath = (hash: string) => `${PICTURE_UPLOADS}/${hash}`;
/** Newsletter subscribers as a CSV file. */
export const SUBSCRIBER_FILE = `${BASE}/newsletter.csv`;
