/** Reads what a call of the back office is about to change, for the staff log. */
import { eq } from 'drizzle-orm';
import { ENTRY_KINDS } from '../../core/merchant/entry.ts';
import type { MerchantCall } from '../../core/merchant/rights.ts';
import { readEdited } from '../../db/catalogue/edited-product.ts';
import { findRows, readEntry } from '../../db/catalogue/entries.ts';
import { findStockOf } from '../../db/catalogue/stock.ts';
import { storeStockOf } from '../../db/catalogue/store-stock.ts';
import type { Db } from '../../db/engine/db.ts';
import { findEndpoint } from '../../db/events/endpoints.ts';
import { findPerson } from '../../db/merchant/people.ts';
import { findLines, findOrder } from '../../db/orders/orders.ts';
import { findParcels } from '../../db/orders/parcels.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { readRules } from './delivery-routes.ts';
import { readSettings } from './settings-routes.ts';
import { readStore } from './store-routes.ts';

/** Parameters and body of a call. */
export type AskedFor = Readonly<Record<string, unknown>>;

type Reader = (db: Db, asked: AskedFor, folder: string | undefined) => Promise<object | null>;

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const orderState: Reader = (db, { number }) => findOrder(db, textOf(number));

/** Of an order's parcel, so that the log shows what it was. */
const parcelState: Reader = async (db, { number, parcel }) =>
  (await findParcels(db, textOf(number))).find((one) => one.parcel === Number(parcel)) ?? null;

/** Each line by SKU, so that the log names those that changed. */
const orderWithLines: Reader = async (db, asked) => {
  const order = await findOrder(db, textOf(asked.number));
  const lines = order ? await findLines(db, order.number) : [];
  return order && { ...order, ...Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity])) };
};

export const person: Reader = (db, { id }) => findPerson(db, textOf(id));

const endpoint: Reader = (db, { id }) => findEndpoint(db, textOf(id));

const stock: Reader = (db, { sku }) => findStockOf(db, textOf(sku));

/** Pieces by store. */
const storePieces: Reader = async (db, { sku }) => {
  const rows = (await storeStockOf(db, [textOf(sku)])).get(textOf(sku)) ?? [];
  return Object.fromEntries(rows.map(({ store: place, stock: pieces }) => [place, pieces]));
};

const review: Reader = async (db, { id }) => {
  const [row] = await db
    .select({ title: reviews.title, state: reviews.state, reply: reviews.reply })
    .from(reviews)
    .where(eq(reviews.id, textOf(id)));
  return row ?? null;
};

const coupon: Reader = async (db, { code }) => {
  const [row] = await db
    .select()
    .from(coupons)
    .where(eq(coupons.code, textOf(code)));
  return row ?? null;
};

const product: Reader = (db, { slug }) => readEdited(db, textOf(slug));

const entry: Reader = async (db, { kind, slug }) => {
  const known = ENTRY_KINDS.find((one) => one === kind);
  const found = known && (await readEntry(db, known, textOf(slug)));
  return found ? { ...found.fields, edited: found.edited } : null;
};

const entryOrder: Reader = async (db, { kind }) => {
  const known = ENTRY_KINDS.find((one) => one === kind);
  return known ? { order: (await findRows(db, known)).map(({ slug }) => slug) } : null;
};

const settings: Reader = async (db, _, folder) => {
  if (folder === undefined) return null;
  const { values, payments } = await readSettings(db, folder);
  return { ...values, ...payments };
};

const store: Reader = async (db, { slug }, folder) =>
  folder === undefined ? null : readStore(db, folder, textOf(slug));

const rules: Reader = async (db, { name }, folder) =>
  folder === undefined ? null : readRules(db, folder, textOf(name));

const READERS: Partial<Record<MerchantCall, Reader>> = {
  advanceOrder: orderState,
  moveParcel: parcelState,
  decidePayment: orderState,
  decideReturn: orderState,
  refundOrder: orderState,
  grantAllowance: orderState,
  editOrder: orderWithLines,
  moveDelivery: orderState,
  changeStock: stock,
  changeStoreStock: storePieces,
  changeProduct: product,
  setProductState: product,
  changeEntry: entry,
  removeEntry: entry,
  restoreEntry: entry,
  orderEntries: entryOrder,
  changeSettings: settings,
  changePayments: settings,
  changeStore: store,
  changeDelivery: rules,
  moderate: review,
  replyReview: review,
  putCoupon: coupon,
  changePerson: person,
  removePerson: person,
  resetSecondFactor: person,
  changeWebhook: endpoint,
  rotateWebhook: endpoint,
  removeWebhook: endpoint,
};

/** Returns a function that reads what the call changes; null for calls whose response says all. */
export function stateReader(call: string): Reader | null {
  return (READERS as Readonly<Record<string, Reader | undefined>>)[call] ?? null;
}
