/** One Idempotency-Key per attempt: lost responses, changed orders, and keys that belong to somebody else. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cashOnDelivery } from '../../src/api/payments/cash.ts';
import { CHECKOUT } from '../../src/core/checkout/constants.ts';
import { CHECKOUT_COPY } from '../../src/core/checkout/copy.ts';
import { ORDER_ENDPOINTS } from '../../src/core/order/endpoints.ts';
import { orders } from '../../src/db/schema/orders.ts';
import { openSignedIn } from '../support/browser.ts';
import { type BrowserTab, loseRequests, loseResponses, openTab } from '../support/browser-tab.ts';
import { orderOf, priceOf } from '../support/buyer.ts';
import { clearTables } from '../support/clear-tables.ts';
import { type OpenShop, openShop } from '../support/open-shop.ts';
import { smallContent } from '../support/small-content.ts';

const ONE = [{ sku: 'HRN-1', quantity: 1 }];
const TWO = [{ sku: 'STK-1', quantity: 1 }];

describe('an attempt to order', () => {
  let shop: OpenShop;
  let tab: BrowserTab;
  let body: ReturnType<typeof orderOf>;
  let changed: ReturnType<typeof orderOf>;
  beforeAll(async () => {
    shop = await openShop('postgres', {
      contentDir: smallContent().folder,
      orders: { paymentMethods: [cashOnDelivery] },
    });
    body = orderOf(ONE, await priceOf(shop.app, ONE));
    changed = orderOf(TWO, await priceOf(shop.app, TWO));
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await clearTables(shop.database.db, 'orders', 'order_keys');
    tab = openTab(shop.app);
  });
  afterEach(() => vi.unstubAllGlobals());
  const open = () => import('../../src/stores/order-attempt.ts');
  const numbers = async () => (await shop.database.db.select().from(orders)).map(({ number }) => number);

  it('stores its key before it sends', async () => {
    const { $attempt, sendOrder } = await open();
    let stored: string | null = null;
    tab.connect((send) => (input, init) => {
      stored = sessionStorage.getItem(CHECKOUT.attemptKey);
      return send(input, init);
    });
    await sendOrder(body);
    expect(JSON.parse(stored ?? '')).toEqual({ key: $attempt.get()?.key, bodies: [body] });
  });

  it('uses the same key after a reload', async () => {
    tab.connect(loseRequests);
    const { $attempt, sendOrder } = await open();
    await expect(sendOrder(body)).rejects.toMatchObject({ kind: 'network' });
    tab.reload();
    expect((await open()).$attempt.get()).toEqual($attempt.get());
  });

  it('returns the earlier order when a changed order meets its key', async () => {
    const { sendOrder } = await open();
    tab.connect(loseResponses);
    await expect(sendOrder(body)).rejects.toMatchObject({ kind: 'network' });
    tab.connect();
    const { placed, body: ordered } = await sendOrder(changed);
    expect([placed.number]).toEqual(await numbers());
    expect(ordered).toEqual(body);
  });

  it('places the changed order when the earlier one never arrived', async () => {
    const { sendOrder } = await open();
    tab.connect(loseRequests);
    await expect(sendOrder(body)).rejects.toMatchObject({ kind: 'network' });
    tab.connect();
    const { placed, body: ordered } = await sendOrder(changed);
    expect([placed.number]).toEqual(await numbers());
    expect(ordered).toEqual(changed);
  });

  it('keeps its key after a 409, and is placed under it at the right total', async () => {
    const { $attempt, markAttemptRefused, sendOrder } = await open();
    await expect(sendOrder({ ...body, total: 1 })).rejects.toMatchObject({ status: 409 });
    markAttemptRefused();
    const key = $attempt.get()?.key;
    await sendOrder(body);
    expect($attempt.get()?.key).toBe(key);
    expect(await numbers()).toHaveLength(1);
  });

  it('ends when its key belongs to the order of an account, and says where to look', async () => {
    const account = await openSignedIn(shop.app);
    const key = 'f'.repeat(32);
    const path = ORDER_ENDPOINTS.placeOrder.path;
    const { status } = await account.call('POST', path, body, { 'idempotency-key': key });
    expect(status).toBe(200);
    sessionStorage.setItem(CHECKOUT.attemptKey, JSON.stringify({ key, bodies: [body] }));
    const { $attempt, sendOrder } = await open();
    await expect(sendOrder(body)).rejects.toMatchObject({ status: 422, message: CHECKOUT_COPY.problem.elsewhere });
    expect([$attempt.get(), sessionStorage.getItem(CHECKOUT.attemptKey)]).toEqual([null, null]);
    expect(await numbers()).toHaveLength(1);
  });

  it.each(['{', '{"key":"short","bodies":[{}]}', '{"key":"0123456789abcdef","bodies":[]}', 'null'])(
    'starts anew when storage holds %s',
    async (stored) => {
      sessionStorage.setItem(CHECKOUT.attemptKey, stored);
      expect((await open()).$attempt.get()).toBeNull();
    },
  );
});
