import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWebhookSecret } from '../../../src/api/events/webhook-signature.ts';
import { confirmationOf } from '../../../src/api/orders/link.ts';
import { cashOnDelivery } from '../../../src/api/payments/cash.ts';
import { upi } from '../../../src/api/payments/upi.ts';
import { MERCHANT_CONTRACT } from '../../../src/core/merchant/contract.ts';
import { DELIVERY_RULES_CONTRACT } from '../../../src/core/merchant/delivery-contract.ts';
import { MERCHANT_ENDPOINTS } from '../../../src/core/merchant/endpoints.ts';
import { ENTRY_CONTRACT } from '../../../src/core/merchant/entry-contract.ts';
import { NEWSLETTER_CONTRACT } from '../../../src/core/merchant/newsletter-contract.ts';
import { PEOPLE_CONTRACT } from '../../../src/core/merchant/people-contract.ts';
import { SETTINGS_CONTRACT } from '../../../src/core/merchant/settings-contract.ts';
import { ORDER_CONTRACT } from '../../../src/core/order/contract.ts';
import { ORDER_ENDPOINTS } from '../../../src/core/order/endpoints.ts';
import type { OrderState, PaymentState } from '../../../src/core/order/order.ts';
import { CONTRACT } from '../../../src/core/shop/contract.ts';
import type { Endpoint } from '../../../src/core/shop/endpoints.ts';
import { secretOf } from '../../../src/db/accounts/secret.ts';
import { messages } from '../../../src/db/schema/messages.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { products } from '../../../src/db/schema/products.ts';
import { returns } from '../../../src/db/schema/returns.ts';
import { reviews } from '../../../src/db/schema/reviews.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { webhookEndpoints } from '../../../src/db/schema/webhooks.ts';
import { openSignedIn } from '../../support/browser.ts';
import { ADDRESS, buy, newKey, orderOf, priceOf } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { openOutbox } from '../../support/outbox.ts';
import { STORE } from '../../support/placed-parcels.ts';
import { aDraft, seenBody } from '../../support/product-draft.ts';
import { smallContent } from '../../support/small-content.ts';
import { vanRules } from '../../support/van-rules.ts';

const ROWS = { ...ORDER_ENDPOINTS, ...MERCHANT_ENDPOINTS };
/** Calls that depend on each other: people, entries, settings and newsletter-list.test.ts of tests/api/merchant make them in order. */
const APART = {
  ...{ ...PEOPLE_CONTRACT, ...ENTRY_CONTRACT, ...SETTINGS_CONTRACT, ...NEWSLETTER_CONTRACT },
  ...DELIVERY_RULES_CONTRACT,
};
type Name = Exclude<keyof typeof ROWS, keyof typeof APART>;
const NAMES = (Object.keys({ ...ORDER_CONTRACT, ...MERCHANT_CONTRACT }) as (keyof typeof ROWS)[]).filter(
  (name): name is Name => !Object.hasOwn(APART, name),
);
const LINES = [{ sku: 'HRN-1', quantity: 1 }];
const TWO = [{ sku: 'HRN-1', quantity: 2 }];
const ENDPOINT = '5d1f7a52-6f0c-4c53-9f5b-0d6f7b9f3c11';
const KEY = 'a key that only the merchant knows';
const FILM = ['https://film.example/1'];

type Asked = {
  readonly body?: object;
  readonly query?: Record<string, string>;
  readonly state?: OrderState;
  readonly money?: PaymentState;
  /** What the order holds; default: LINES. */
  readonly ordered?: typeof LINES;
};

/** One call per contract row, and the order state it needs. */
const CALLS: Record<Name, Asked> = {
  quote: { body: { lines: LINES, pin: ADDRESS.pin, coupon: 'TEN', seen: { 'HRN-1': 1 } } },
  placeOrder: {},
  order: {},
  myOrders: {},
  pickupStores: { body: { lines: LINES } },
  cancelOrder: { body: {} },
  quotePartCancel: { body: { lines: LINES }, ordered: TWO },
  cancelPart: { ordered: TWO },
  reorder: {},
  changePayment: { body: { payment: 'cod' } },
  payReference: { body: { reference: '412345678901' } },
  returnOrder: { body: { reason: 'damaged', lines: LINES, evidence: FILM }, state: 'delivered', money: 'paid' },
  confirmOrder: {},
  renewLink: { body: { number: 'AR-222222222', email: 'meera@example.com' } },
  slots: { query: { pin: '560038' } },
  orderSlots: {},
  moveSlot: { body: { parcel: 1, slot: null } },
  deliveries: { query: { day: '2026-12-05' } },
  deliverySlots: {},
  moveDelivery: { body: { parcel: 1, slot: null } },
  reviews: {},
  addReview: { body: { rating: 4, text: 'Good.' }, state: 'delivered', money: 'paid' },
  allOrders: { query: { state: 'placed' } },
  anyOrder: {},
  advanceOrder: { body: { state: 'packed' }, state: 'confirmed', money: 'paid' },
  carriers: {},
  moveParcel: { body: { state: 'packed' }, state: 'confirmed', money: 'paid' },
  decidePayment: { body: { arrived: true } },
  decideReturn: { body: { approve: true }, state: 'return-requested', money: 'paid' },
  refundOrder: { body: { reference: 'R' }, state: 'cancelled', money: 'refund-due' },
  grantAllowance: { body: { amount: 1, reason: 'A scratch.' }, state: 'delivered', money: 'refund-due' },
  quoteEdit: { body: { lines: [{ sku: 'HRN-1', quantity: 2 }] } },
  editOrder: {},
  takeOrder: {},
  orderNotes: {},
  addOrderNote: { body: { text: 'Rings twice.' } },
  stock: { query: { page: '1', sort: '-stock' } },
  changeStock: { body: { add: 1 } },
  changeStoreStock: { body: { stock: 1 } },
  merchantProducts: { query: { state: 'shown' } },
  productChoices: {},
  merchantProduct: {},
  addProduct: { body: aDraft({ sku: 'NEW-1' }) },
  changeProduct: { body: { short: 'Another line.' } },
  setProductState: { body: { state: 'shown' } },
  copyProduct: {},
  heldReviews: {},
  moderate: { body: { shown: true } },
  coupons: {},
  putCoupon: { body: { code: 'TEN', percent: 10 } },
  events: { query: { type: 'order.placed' } },
  replayEvents: { body: {} },
  webhooks: {},
  addWebhook: { body: { url: 'https://hooks.example/', types: ['order.placed'] } },
  changeWebhook: { body: { enabled: true } },
  rotateWebhook: {},
  removeWebhook: {},
  testWebhook: {},
  replayWebhook: { body: {} },
  today: {},
  sales: { query: { days: '7' } },
  searchMisses: {},
  messages: {},
  answerMessage: { body: { text: 'Yes.' } },
  markMessage: { body: { answered: true } },
  replyReview: { body: { text: 'Thank you.' } },
};

describe.each(ENGINES)('order contract on %s', (engine) => {
  let shop: OpenShop;
  let person: Awaited<ReturnType<typeof openSignedIn>>;
  let number: string;
  beforeAll(async () => {
    const paymentMethods = [upi({ id: 'shop@bank', name: 'Shop' }), cashOnDelivery];
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      orders: { paymentMethods, merchantKey: KEY, rules: () => vanRules(5), stores: () => [STORE] },
      mail: openOutbox('http://localhost:4321').mail,
    });
    person = await openSignedIn(shop.app);
  });
  afterAll(() => shop.close());

  /** Creates an order in the state that the row needs, and another buyer's review waiting for moderation. */
  async function prepare({ state = 'placed', money = 'due', ordered = LINES }: Asked): Promise<void> {
    const { db } = shop.database;
    await clearTables(db, 'orders', 'order_keys', 'returns', 'reviews', 'webhook_endpoints');
    await db
      .insert(webhookEndpoints)
      .values({ id: ENDPOINT, url: 'https://hooks.example/', secret: createWebhookSecret() });
    await db.update(variants).set({ stock: 90 });
    await buy(shop.app, LINES);
    const body = orderOf(ordered, await priceOf(shop.app, ordered), { payment: 'upi' });
    const placed = await person.call('POST', '/api/orders', body, { 'idempotency-key': newKey() });
    number = placed.json.number;
    const at = sql`now()`;
    await db
      .update(orders)
      .set({ state, paymentState: money, ...(state !== 'placed' && { deliveredAt: at, refundSince: at }) })
      .where(eq(orders.number, number));
    if (money === 'refund-due')
      await db.insert(payments).values({ number, method: 'upi', amount: 100, accepted: true });
    if (state === 'return-requested') {
      await db.insert(returns).values({ number, reason: 'damaged', note: '', evidence: FILM, lines: LINES, amount: 1 });
    }
    await db.delete(messages);
    await db.insert(messages).values({ id: 'held', name: 'M.', email: 'm@example.com', message: 'Hello' });
    const [lamp] = await db.select({ id: products.id }).from(products).where(eq(products.sku, 'HRN-1'));
    const review = { productId: lamp?.id as string, number, name: 'M.', rating: 5, title: '', text: 'www.x.in' };
    await db.insert(reviews).values({ ...review, id: 'held', buyer: 'x@y.z', state: 'held' });
    await db.insert(reviews).values({ ...review, id: 'shown', buyer: 'x@y.a', state: 'shown' });
  }

  async function ask(name: Name) {
    const { body, query } = CALLS[name];
    const id = name.endsWith('Webhook') ? ENDPOINT : 'held';
    const params: Record<string, string> = {
      number,
      slug: 'desk-lamp',
      sku: 'HRN-1',
      id,
      parcel: '1',
      store: STORE.slug,
    };
    const { method, path } = ROWS[name];
    const url = path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
    const secret = await secretOf(shop.database.db);
    const sent =
      name === 'placeOrder' || name === 'takeOrder'
        ? orderOf(LINES, await priceOf(shop.app, LINES), { payment: 'upi' })
        : name === 'editOrder'
          ? { lines: TWO, total: await priceOf(shop.app, TWO) }
          : name === 'cancelPart'
            ? { lines: LINES, total: await priceOf(shop.app, LINES) }
            : name === 'confirmOrder'
              ? { confirmation: confirmationOf(secret, number) }
              : body;
    const whole = name === 'changeProduct' ? await seenBody(shop.app, KEY, 'desk-lamp', body) : sent;
    const headers = {
      ...(name in MERCHANT_CONTRACT && { authorization: `Bearer ${KEY}` }),
      ...((name === 'placeOrder' || name === 'takeOrder') && { 'idempotency-key': newKey() }),
    };
    return person.call(method, `${url}?${new URLSearchParams(query)}`, whole, headers);
  }

  it.each(NAMES)('%s matches its response schema and is parsed without problems', async (name) => {
    await prepare(CALLS[name]);
    const { status, json, text } = await ask(name);
    expect(status, text).toBe(200);
    expect(CONTRACT[name].response.parse(json)).toEqual(json);
    const problems: unknown[] = [];
    const read = (ROWS[name] as Endpoint<unknown>).read(json, (problem) => problems.push(problem));
    expect(read).not.toBeNull();
    expect(problems).toEqual([]);
  });
});
