/** Endpoints called by merchants' tools. */

import { readMessage } from '../account/auth.ts';
import { type OrderSlots, readOrderSlots } from '../delivery/slot-reader.ts';
import { session } from '../shop/endpoints.ts';
import { asObject } from '../shop/read.ts';
import { readCarriers } from './carriers.ts';
import { type Coupon, readCoupons } from './coupon.ts';
import { readSheet, type Sheet } from './deliveries.ts';
import { readDeliveryFile, readDeliveryRules } from './delivery.ts';
import type { DeliveryFileResponse, DeliveryRulesResponse } from './delivery-contract.ts';
import { type EditQuote, readEditQuote } from './edit-quote.ts';
import type { EditedProduct } from './edited-product-shapes.ts';
import { readEntry, readEntryList } from './entry-reader.ts';
import type { Entry } from './entry-shapes.ts';
import { type MessageList, readMessageList } from './message.ts';
import { type Miss, readMisses } from './misses.ts';
import { readSubscribers, type SubscriberList } from './newsletter.ts';
import { type OfficeOrder, readOfficeOrder } from './office-order.ts';
import { type OfficeOrderList, readOfficeOrders } from './office-summary.ts';
import { type OrderNote, readNote, readNotes } from './order-notes.ts';
import { type Invitation, type People, readInvitation, readPeople } from './people.ts';
import {
  type ProductChoices,
  type ProductList,
  readEditedProduct,
  readProductChoices,
  readProductList,
} from './product-reader.ts';
import { type ReviewList, readReviewList } from './review.ts';
import type { Sales } from './sales.ts';
import { readSales } from './sales-reader.ts';
import { type NewSecondFactor, readCodes, readNewSecondFactor } from './second-factor.ts';
import type { OfficeStore, Settings } from './settings-contract.ts';
import { readSettings, readStore, readStores } from './settings-reader.ts';
import { readStaff, type Staff } from './staff.ts';
import { readStaffLog, type StaffLog } from './staff-log.ts';
import type { StockItem, StockList } from './stock.ts';
import { readStockItem, readStockList } from './stock-reader.ts';
import { readTakenOrder, type TakenOrder } from './taken-order.ts';
import { readWaiting, type Waiting } from './waiting.ts';

export const BASE = '/api/merchant';

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
  allOrders: session<OfficeOrderList>('GET', `${BASE}/orders`, readOfficeOrders),
  anyOrder: session<OfficeOrder>('GET', `${BASE}/orders/:number`, readOfficeOrder),
  advanceOrder: session<OfficeOrder>('POST', `${BASE}/orders/:number/state`, readOfficeOrder),
  moveParcel: session<OfficeOrder>('POST', `${BASE}/orders/:number/parcels/:parcel/state`, readOfficeOrder),
  carriers: session<readonly string[]>('GET', `${BASE}/carriers`, readCarriers),
  decidePayment: session<OfficeOrder>('POST', `${BASE}/orders/:number/payment`, readOfficeOrder),
  decideReturn: session<OfficeOrder>('POST', `${BASE}/orders/:number/return`, readOfficeOrder),
  refundOrder: session<OfficeOrder>('POST', `${BASE}/orders/:number/refund`, readOfficeOrder),
  grantAllowance: session<OfficeOrder>('POST', `${BASE}/orders/:number/allowance`, readOfficeOrder),
  quoteEdit: { ...session<EditQuote>('POST', `${BASE}/orders/:number/edit-quote`, readEditQuote), isRead: true },
  editOrder: session<OfficeOrder>('POST', `${BASE}/orders/:number/edit`, readOfficeOrder),
  takeOrder: session<TakenOrder>('POST', `${BASE}/orders`, readTakenOrder),
  orderNotes: session<readonly OrderNote[]>('GET', `${BASE}/orders/:number/notes`, readNotes),
  addOrderNote: session<OrderNote>('POST', `${BASE}/orders/:number/notes`, readNote),
  deliveries: session<Sheet>('GET', `${BASE}/deliveries`, readSheet),
  deliverySlots: session<readonly OrderSlots[]>('GET', `${BASE}/orders/:number/slots`, readOrderSlots),
  moveDelivery: session<OfficeOrder>('POST', `${BASE}/orders/:number/slots`, readOfficeOrder),
  stock: session<StockList>('GET', `${BASE}/stock`, readStockList),
  changeStock: session<StockItem>('POST', `${BASE}/stock/:sku`, readStockItem),
  changeStoreStock: session<StockItem>('POST', `${BASE}/stock/:sku/stores/:store`, readStockItem),
  merchantProducts: session<ProductList>('GET', `${BASE}/products`, readProductList),
  productChoices: session<ProductChoices>('GET', `${BASE}/product-choices`, readProductChoices),
  merchantProduct: session<EditedProduct>('GET', `${BASE}/products/:slug`, readEditedProduct),
  addProduct: session<EditedProduct>('POST', `${BASE}/products`, readEditedProduct),
  changeProduct: session<EditedProduct>('PUT', `${BASE}/products/:slug`, readEditedProduct),
  setProductState: session<EditedProduct>('POST', `${BASE}/products/:slug/state`, readEditedProduct),
  copyProduct: session<EditedProduct>('POST', `${BASE}/products/:slug/copy`, readEditedProduct),
  entries: session<readonly Entry[]>('GET', `${BASE}/entries/:kind`, readEntryList),
  addEntry: session<Entry>('POST', `${BASE}/entries/:kind`, readEntry),
  changeEntry: session<Entry>('PUT', `${BASE}/entries/:kind/:slug`, readEntry),
  removeEntry: session<string>('DELETE', `${BASE}/entries/:kind/:slug`, readMessage),
  restoreEntry: session<Entry>('POST', `${BASE}/entries/:kind/:slug/restore`, readEntry),
  orderEntries: session<readonly Entry[]>('POST', `${BASE}/entry-orders/:kind`, readEntryList),
  settings: session<Settings>('GET', `${BASE}/settings`, readSettings),
  changeSettings: session<Settings>('PUT', `${BASE}/settings`, readSettings),
  changePayments: session<Settings>('PUT', `${BASE}/payments`, readSettings),
  deliveryRules: session<DeliveryRulesResponse>('GET', `${BASE}/delivery`, readDeliveryRules),
  changeDelivery: session<DeliveryFileResponse>('PUT', `${BASE}/delivery/:name`, readDeliveryFile),
  stores: session<readonly OfficeStore[]>('GET', `${BASE}/stores`, readStores),
  changeStore: session<OfficeStore>('PUT', `${BASE}/stores/:slug`, readStore),
  subscribers: session<SubscriberList>('GET', `${BASE}/newsletter`, readSubscribers),
  removeSubscriber: session<string>('DELETE', `${BASE}/newsletter/:id`, readMessage),
  heldReviews: session<ReviewList>('GET', `${BASE}/reviews`, readReviewList),
  moderate: session<string>('POST', `${BASE}/reviews/:id`, readMessage),
  coupons: session<readonly Coupon[]>('GET', `${BASE}/coupons`, readCoupons),
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
  replyReview: session<string>('POST', `${BASE}/reviews/:id/reply`, readMessage),
  messages: session<MessageList>('GET', `${BASE}/messages`, readMessageList),
  answerMessage: session<string>('POST', `${BASE}/messages/:id/answer`, readMessage),
  markMessage: session<string>('POST', `${BASE}/messages/:id`, readMessage),
  today: session<readonly Waiting[]>('GET', `${BASE}/today`, readWaiting),
  sales: session<Sales>('GET', `${BASE}/sales`, readSales),
  searchMisses: session<readonly Miss[]>('GET', `${BASE}/search-misses`, readMisses),
} as const;
