/** Who may make which call of the back office: one row per call. Pure. */
import type { MERCHANT_ENDPOINTS } from './endpoints.ts';
import { ROLES, type Role } from './role.ts';

/** Files, which are not part of the JSON contract. */
export type FileCall =
  | 'exportProducts'
  | 'importProducts'
  | 'exportSubscribers'
  | 'returnAttachment'
  | 'orderInvoice'
  | 'packingSlips'
  | 'parcelLabels'
  | 'uploadPicture'
  | 'uploadModel'
  | 'uploadedPicture';
/** Everything but the one call of people who have no role yet. */
export type MerchantCall = Exclude<keyof typeof MERCHANT_ENDPOINTS, 'acceptInvitation'> | FileCall;

const OWNER = ['owner'] as const;
const MANAGER = ['owner', 'manager'] as const;
const PARCELS = ['owner', 'manager', 'packer'] as const;
const PIECES = ['owner', 'manager', 'editor'] as const;

/** The roles that may make a call. */
export const RIGHTS: Readonly<Record<MerchantCall, readonly Role[]>> = {
  staffMe: ROLES,
  startSecondFactor: ROLES,
  confirmSecondFactor: ROLES,
  enterSecondFactor: ROLES,
  renewRecoveryCodes: ROLES,
  people: OWNER,
  invite: OWNER,
  withdrawInvitation: OWNER,
  changePerson: OWNER,
  removePerson: OWNER,
  resetSecondFactor: OWNER,
  staffLog: OWNER,
  allOrders: PARCELS,
  anyOrder: PARCELS,
  // Packers pack, ship and deliver: see PACKER_STATES.
  advanceOrder: PARCELS,
  moveParcel: PARCELS,
  carriers: PARCELS,
  decidePayment: MANAGER,
  decideReturn: MANAGER,
  refundOrder: MANAGER,
  returnAttachment: MANAGER,
  grantAllowance: MANAGER,
  quoteEdit: MANAGER,
  editOrder: MANAGER,
  takeOrder: MANAGER,
  deliveries: PARCELS,
  deliverySlots: PARCELS,
  moveDelivery: PARCELS,
  orderNotes: PARCELS,
  addOrderNote: PARCELS,
  orderInvoice: PARCELS,
  packingSlips: PARCELS,
  parcelLabels: PARCELS,
  stock: ROLES,
  changeStock: MANAGER,
  changeStoreStock: MANAGER,
  merchantProducts: PIECES,
  productChoices: PIECES,
  merchantProduct: PIECES,
  addProduct: MANAGER,
  // Editors change texts and pictures, not what is sold for how much.
  changeProduct: PIECES,
  setProductState: MANAGER,
  copyProduct: MANAGER,
  uploadPicture: PIECES,
  uploadModel: PIECES,
  uploadedPicture: PIECES,
  // Editors change the texts of categories alone: see CATEGORY_TEXTS.
  entries: PIECES,
  addEntry: PIECES,
  changeEntry: PIECES,
  removeEntry: PIECES,
  restoreEntry: PIECES,
  orderEntries: PIECES,
  settings: MANAGER,
  changeSettings: MANAGER,
  // Where money goes.
  changePayments: OWNER,
  deliveryRules: MANAGER,
  changeDelivery: MANAGER,
  stores: MANAGER,
  changeStore: MANAGER,
  subscribers: MANAGER,
  removeSubscriber: MANAGER,
  heldReviews: PIECES,
  moderate: PIECES,
  coupons: MANAGER,
  putCoupon: MANAGER,
  exportProducts: PIECES,
  importProducts: MANAGER,
  exportSubscribers: MANAGER,
  events: OWNER,
  replayEvents: OWNER,
  webhooks: OWNER,
  addWebhook: OWNER,
  changeWebhook: OWNER,
  rotateWebhook: OWNER,
  removeWebhook: OWNER,
  testWebhook: OWNER,
  replayWebhook: OWNER,
  // Counts only the work that the role may do.
  today: ROLES,
  sales: MANAGER,
  searchMisses: PIECES,
  replyReview: PIECES,
  messages: MANAGER,
  answerMessage: MANAGER,
  markMessage: MANAGER,
};

/** Calls that lead to a second factor; all others need one that this session has entered. */
export const WITHOUT_SECOND_FACTOR: ReadonlySet<MerchantCall> = new Set([
  'staffMe',
  'startSecondFactor',
  'confirmSecondFactor',
  'enterSecondFactor',
]);

/** The states that packers may set; the others decide about money. */
export const PACKER_STATES: ReadonlySet<string> = new Set(['packed', 'shipped', 'delivered']);

export const mayCall = (role: Role, call: MerchantCall): boolean => RIGHTS[call].includes(role);
