/** All calls that write orders, stock, coupons, reviews and returns, and a shop to run two of them concurrently. */
import { eq, sql } from 'drizzle-orm';
import { CLOCK_JOBS } from '../../src/api/orders/clock.ts';
import { confirmationOf, tokenOf } from '../../src/api/orders/link.ts';
import { sweepAttachments } from '../../src/api/orders/return-attachments.ts';
import type { PaymentMethod } from '../../src/api/payments/payment.ts';
import { MERCHANT_ENDPOINTS } from '../../src/core/merchant/endpoints.ts';
import { PRODUCT_FILE } from '../../src/core/merchant/file-paths.ts';
import { ORDER_ENDPOINTS } from '../../src/core/order/endpoints.ts';
import { secretOf } from '../../src/db/accounts/secret.ts';
import { orderKeys } from '../../src/db/schema/order-keys.ts';
import { orders } from '../../src/db/schema/orders.ts';
import { variants } from '../../src/db/schema/variants.ts';
import { seed } from '../../src/ingest/seed.ts';
import { folderStore } from '../../src/media/store/folder.ts';
import { type Browser, freshAddress, openBrowser } from './browser.ts';
import { ADDRESS, CONTACT, newKey, orderOf, withToken } from './buyer.ts';
import { clearTables } from './clear-tables.ts';
import { type OpenShop, openShop } from './open-shop.ts';
import { buyersOf, place } from './place-order.ts';
import type { Race } from './race.ts';
import { productFile, smallContent } from './small-content.ts';
import { tempFolder } from './temp-folder.ts';
import { openGateway } from './test-gateway.ts';

const KEY = 'a key that only the merchant knows';
const AS_MERCHANT = { authorization: `Bearer ${KEY}` };
const LINES = [{ sku: 'HRN-1', quantity: 2 }];
const MORE = [{ sku: 'HRN-1', quantity: 3 }];
const FEWER = [{ sku: 'HRN-1', quantity: 1 }];
const COUPON = 'LAST10';
const STOCK = 2;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** State of the order when two calls run. */
export type Scene = 'due' | 'cash' | 'claimed' | 'paid' | 'delivered' | 'asked' | 'owed';
const SCENES: Record<Scene, Partial<typeof orders.$inferInsert>> = {
  due: { expiresAt: new Date(0) },
  cash: { payment: 'cod', expiresAt: new Date(0) },
  claimed: { paymentState: 'claimed', paymentReference: '417093582614' },
  paid: { state: 'confirmed', paymentState: 'paid' },
  delivered: { state: 'delivered', paymentState: 'paid' },
  asked: { state: 'return-requested', paymentState: 'paid' },
  owed: { state: 'return-approved', paymentState: 'refund-due' },
};

export type OrderRaceContext = {
  readonly shop: OpenShop;
  readonly scene: Scene;
  readonly browser: Browser;
  readonly number: string;
  readonly token: string;
  readonly confirmation: string;
  /** Total of the order, and of the same order again. */
  readonly total: number;
  /** Total of the order with one piece more. */
  readonly more: number;
  /** Total of the order with one piece fewer. */
  readonly fewer: number;
  readonly due: number;
  readonly key: string;
  readonly file: string;
  readonly gateway: ReturnType<typeof openGateway>;
  readonly files: { readonly store: ReturnType<typeof folderStore>; readonly stage: string; readonly maxBytes: number };
  readonly content: ReturnType<typeof smallContent>;
};

async function sendPhoto({ app }: OpenShop, number: string, token: string) {
  const answer = await app.inject({
    method: 'POST',
    remoteAddress: freshAddress(),
    url: `/api/orders/${number}/evidence`,
    headers: {
      ...withToken(token),
      'content-type': 'image/png',
      origin: 'http://localhost:4321',
      host: 'localhost:4321',
    },
    payload: PNG,
  });
  return { status: answer.statusCode, id: answer.json().id as string | undefined };
}

/** Opens the shop shared by all races. */
export async function openOrderRaces() {
  const gateway = openGateway();
  const method: PaymentMethod = { ...gateway.method, byReference: true };
  const files = { store: folderStore(tempFolder()), stage: tempFolder(), maxBytes: 1_000_000 };
  const content = smallContent();
  const shop = await openShop('postgres', {
    contentDir: content.folder,
    orders: { merchantKey: KEY, paymentMethods: [method], files },
  });
  const { db } = shop.database;
  const secret = await secretOf(db);

  let total: number | undefined;
  let more: number | undefined;
  let fewer: number | undefined;

  /** Resets everything and creates one order in the given state. */
  async function begin(scene: Scene): Promise<OrderRaceContext> {
    await clearTables(
      db,
      'orders',
      'order_keys',
      'order_clients',
      'coupons',
      'reviews',
      'payment_events',
      'invoice_series',
    );
    content.write('products/desk-lamp.md', productFile({}, `Text ${newKey()}.`));
    await db.execute(sql`update variants set stock = ${STOCK * 2}, price = 499000, original_price = null`);
    await db.execute(sql`update products set rating = null, review_count = 0, name = 'Lamp', short = 'A lamp.'`);
    await db.execute(sql`insert into coupons (code, percent, uses, used) values (${COUPON}, 10, 2, 0)`);
    const browser = openBrowser(shop.app);
    const priceOf = async (lines: typeof LINES) =>
      (await browser.call('POST', ORDER_ENDPOINTS.quote.path, { lines, pin: ADDRESS.pin, coupon: COUPON })).json
        .total as number;
    // While there are enough pieces for its quote.
    more ??= await priceOf(MORE);
    fewer ??= await priceOf(FEWER);
    const order = (await buyersOf(db, LINES))();
    await place(db, { ...order, request: { ...order.request, payment: 'card' } });
    const set = { ...SCENES[scene], coupon: COUPON };
    if (['delivered', 'asked', 'owed'].includes(scene)) Object.assign(set, { deliveredAt: new Date() });
    await db.update(orders).set(set);
    if (SCENES[scene].paymentState === 'paid' || SCENES[scene].paymentState === 'refund-due')
      await db.execute(sql`insert into payments (number, method, reference, amount, accepted)
        select number, payment, 'pay_1', total, true from orders`);
    await db.execute(sql`update coupons set used = 1`);
    await db
      .insert(orderKeys)
      .values({ key: 'old', owner: '', body: '', number: 'AR-222222222', createdAt: new Date(0) });
    if (scene === 'asked' || scene === 'owed')
      await db.execute(sql`insert into returns (number, reason, note, evidence, lines, amount, state)
        values (${order.number}, 'damaged', '', '{}', '[{"sku":"HRN-1","quantity":1}]', 100, ${scene === 'asked' ? 'requested' : 'approved'})`);
    const [{ productId } = { productId: '' }] = await db.select().from(variants).where(eq(variants.sku, 'HRN-1'));
    await db.execute(sql`insert into reviews (id, product_id, buyer, number, name, rating, title, text, state)
      values ('held', ${productId}, 'other', 'AR-222222222', 'Asha', 3, '', 'Fine.', 'held')`);
    await db.execute(sql`delete from messages`);
    await db.execute(
      sql`insert into messages (id, name, email, message) values ('open', '', 'asha@example.com', 'Hello')`,
    );
    const token = tokenOf(secret, order.number);
    const file = scene === 'delivered' ? (await sendPhoto(shop, order.number, token)).id : undefined;
    total ??= await priceOf(LINES);
    return {
      ...{ shop, scene, browser, gateway, files, content, token, key: newKey(), number: order.number },
      confirmation: confirmationOf(secret, order.number),
      total,
      more,
      fewer,
      due: order.quote.total,
      file: file ?? 'none',
    };
  }

  /** Returns everything that the calls can change, without timestamps and ids. */
  async function look(): Promise<unknown> {
    const { rows } = (await db.execute(sql`select
      (select jsonb_agg(jsonb_build_array(state, payment_state, payment_reference, expires_at is null, coupon,
        invoice_number is null, refund_since is null, total, former_due) order by state, payment_state, total) from orders) as orders,
      (select jsonb_agg(jsonb_build_array(state, amount, shipping) order by parcel, amount, state) from order_parcels) as parcels,
      (select jsonb_agg(jsonb_build_array(sku, stock, price, original_price) order by sku) from variants) as variants,
      (select jsonb_agg(jsonb_build_array(slug, name, short, price, in_stock, rating, review_count) order by slug)
        from products) as products,
      (select jsonb_agg(jsonb_build_array(code, percent, uses, used) order by code) from coupons) as coupons,
      (select jsonb_agg(jsonb_build_array(position, state, amount, lines) order by position) from returns) as returns,
      (select jsonb_agg(jsonb_build_array(buyer = 'other', state) order by buyer) from reviews) as reviews,
      (select jsonb_agg(jsonb_build_array(used, position) order by used, position) from evidence) as evidence,
      (select jsonb_agg(kind order by kind) from payment_events) as messages,
      (select jsonb_agg(jsonb_build_array(reference, amount, refunded, accepted) order by reference) from payments) as payments,
      (select jsonb_agg(jsonb_build_array(amount, reference is null) order by amount, reference is null) from refunds) as refunds,
      (select jsonb_agg(last order by last) from invoice_series) as invoices,
      (select count(*)::int from order_events) as events, (select count(*)::int from order_keys) as keys,
      (select count(*)::int from order_clients) as clients`)) as unknown as {
      rows: unknown[];
    };
    return rows[0];
  }
  return { shop, begin, look, close: () => shop.close() };
}

const post = async ({ browser }: OrderRaceContext, path: string, body: unknown, headers: Record<string, string> = {}) =>
  (await browser.call('POST', path, body, headers)).status;
const own = (context: OrderRaceContext, path: string, body: object) =>
  post(context, path.replace(':number', context.number), body, withToken(context.token));
const merchant = (
  context: OrderRaceContext,
  name: keyof typeof MERCHANT_ENDPOINTS,
  body: object,
  part = context.number,
) => post(context, MERCHANT_ENDPOINTS[name].path.replace(/:\w+/, part), body, AS_MERCHANT);
const deps = ({ shop, files }: OrderRaceContext) => ({
  db: shop.database.db,
  files: { db: shop.database.db, ...files },
});

/** Calls that are not requests have no status. */
const done = async (work: Promise<unknown>): Promise<undefined> => void (await work);

const STOCK_BACK = ['orders', 'variants', 'products', 'coupons'] as const;

/** Contract names, periodic jobs, and other calls. */
export const ORDER_RACES: Readonly<Record<string, Race<OrderRaceContext, Scene>>> = {
  placeOrder: {
    writes: ['order_keys', 'order_clients', 'variants', 'products', 'coupons'],
    scenes: ['due', 'paid', 'delivered'],
    run: (context) =>
      post(
        context,
        ORDER_ENDPOINTS.placeOrder.path,
        orderOf(LINES, context.total, { payment: 'card', coupon: COUPON, contact: CONTACT }),
        { 'idempotency-key': context.key },
      ),
  },
  cancelOrder: {
    writes: STOCK_BACK,
    scenes: ['due', 'paid', 'cash'],
    run: (context) => own(context, ORDER_ENDPOINTS.cancelOrder.path, {}),
  },
  confirmOrder: {
    writes: ['orders'],
    scenes: ['cash'],
    run: (context) => own(context, ORDER_ENDPOINTS.confirmOrder.path, { confirmation: context.confirmation }),
  },
  payReference: {
    writes: ['orders'],
    scenes: ['due', 'claimed'],
    run: (context) => own(context, ORDER_ENDPOINTS.payReference.path, { reference: '628401957310' }),
  },
  returnOrder: {
    writes: ['orders', 'returns', 'evidence'],
    scenes: ['delivered'],
    run: (context) =>
      own(context, ORDER_ENDPOINTS.returnOrder.path, {
        ...{ reason: 'damaged', lines: [{ sku: 'HRN-1', quantity: 1 }], files: [context.file] },
        evidence: ['https://film.example/1'],
      }),
  },
  addReview: {
    writes: ['reviews', 'products'],
    scenes: ['delivered'],
    run: (context) =>
      post(context, '/api/products/desk-lamp/reviews', {
        ...{ rating: 5, text: 'Warm light.' },
        order: { number: context.number, token: context.token },
      }),
  },
  cancelPart: {
    writes: STOCK_BACK,
    scenes: ['due', 'paid'],
    run: (context) => own(context, ORDER_ENDPOINTS.cancelPart.path, { lines: FEWER, total: context.fewer }),
  },
  moveParcel: {
    writes: ['orders', 'invoice_series'],
    scenes: ['paid'],
    run: (context) =>
      post(
        context,
        MERCHANT_ENDPOINTS.moveParcel.path.replace(':number', context.number).replace(':parcel', '1'),
        { state: 'packed' },
        AS_MERCHANT,
      ),
  },
  advanceOrder: {
    writes: ['orders', 'invoice_series'],
    scenes: ['paid'],
    run: (context) => merchant(context, 'advanceOrder', { state: 'packed' }),
  },
  'advanceOrder to cancelled': {
    writes: STOCK_BACK,
    scenes: ['due', 'paid'],
    run: (context) => merchant(context, 'advanceOrder', { state: 'cancelled' }),
  },
  decidePayment: {
    writes: ['orders', 'payments'],
    scenes: ['due', 'claimed'],
    run: (context) => merchant(context, 'decidePayment', { arrived: true, reference: 'pay_1' }),
  },
  'decidePayment: not arrived': {
    writes: ['orders'],
    scenes: ['claimed'],
    run: (context) => merchant(context, 'decidePayment', { arrived: false }),
  },
  decideReturn: {
    writes: ['orders', 'returns'],
    scenes: ['asked'],
    run: (context) => merchant(context, 'decideReturn', { approve: true }),
  },
  'decideReturn: refused': {
    writes: ['orders', 'returns'],
    scenes: ['asked'],
    run: (context) => merchant(context, 'decideReturn', { approve: false }),
  },
  editOrder: {
    writes: ['orders', 'variants', 'products', 'coupons'],
    scenes: ['due', 'paid'],
    run: (context) => merchant(context, 'editOrder', { lines: MORE, total: context.more }),
  },
  grantAllowance: {
    writes: ['orders'],
    scenes: ['paid', 'delivered'],
    run: (context) => merchant(context, 'grantAllowance', { amount: 100, reason: 'A scratch.' }),
  },
  refundOrder: {
    writes: ['orders', 'returns', 'payments', 'refunds'],
    scenes: ['owed'],
    run: (context) => merchant(context, 'refundOrder', {}),
  },
  changeStock: {
    writes: ['variants', 'products'],
    scenes: ['due', 'paid', 'delivered'],
    run: (context) => merchant(context, 'changeStock', { stock: 9, seen: STOCK, price: 450_000 }, 'HRN-1'),
  },
  moderate: {
    writes: ['reviews', 'products'],
    scenes: ['delivered', 'due', 'paid'],
    run: (context) => merchant(context, 'moderate', { shown: true }, 'held'),
  },
  markMessage: {
    writes: ['messages'],
    scenes: ['due'],
    run: (context) => merchant(context, 'markMessage', { answered: true }, 'open'),
  },
  replyReview: {
    writes: ['reviews'],
    scenes: ['delivered'],
    run: (context) => merchant(context, 'replyReview', { text: 'Thank you.' }, 'held'),
  },
  putCoupon: {
    writes: ['coupons'],
    scenes: ['due', 'paid'],
    run: (context) => merchant(context, 'putCoupon', { code: COUPON, percent: 10, uses: 1 }),
  },
  expireOrders: {
    writes: STOCK_BACK,
    scenes: ['due', 'cash'],
    run: (context) => done(CLOCK_JOBS.expireOrders(deps(context))),
  },
  removeOldClients: {
    writes: ['order_clients'],
    scenes: ['due', 'paid', 'delivered'],
    run: (context) => done(CLOCK_JOBS.removeOldClients(deps(context))),
  },
  removeOldKeys: {
    writes: ['order_keys'],
    scenes: ['due', 'paid', 'delivered'],
    run: (context) => done(CLOCK_JOBS.removeOldKeys(deps(context))),
  },
  sweepAttachments: {
    writes: ['evidence'],
    scenes: ['delivered'],
    run: async (context) => {
      // Only the file of the scene: an upload that has just begun is never two days old.
      await context.shop.database.db.execute(
        sql`update evidence set created_at = now() - interval '2 days' where id = ${context.file}`,
      );
      return done(sweepAttachments(deps(context).files));
    },
  },
  webhook: {
    writes: ['orders', 'payment_events', 'returns', 'payments', 'refunds'],
    scenes: ['due', 'claimed', 'owed'],
    run: (context) => {
      const kind = context.scene === 'owed' ? 'refunded' : 'paid';
      const event = { id: context.key, number: context.number, kind, amount: context.due, refund: 'refund_1' } as const;
      const { headers, body } = context.gateway.message(event);
      return post(context, '/api/payments/card/webhook', body, { ...headers, 'content-type': 'application/json' });
    },
  },
  'product file': {
    writes: ['variants', 'products', 'search_words'],
    scenes: ['due', 'paid', 'delivered'],
    run: (context) =>
      post(context, PRODUCT_FILE, `sku,name,stock,stockSeen\nSHL-1,Vase,,\nHRN-1,Heron,30,${STOCK}\n`, {
        ...AS_MERCHANT,
        'content-type': 'text/csv',
      }),
  },
  seed: {
    writes: ['variants', 'products', 'search_words', 'meta'],
    scenes: ['due', 'paid', 'delivered'],
    run: ({ shop, content }) => done(seed(shop.database.db, content.folder)),
  },
  'evidence sent': {
    writes: ['evidence'],
    scenes: ['delivered'],
    run: async ({ shop, number, token }) => (await sendPhoto(shop, number, token)).status,
  },
  'evidence removed': {
    writes: ['evidence'],
    scenes: ['delivered'],
    run: async ({ browser, number, file, token }) =>
      (await browser.call('DELETE', `/api/orders/${number}/evidence/${file}`, undefined, withToken(token))).status,
  },
};
