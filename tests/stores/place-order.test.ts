/** What the order button does with every kind of response, and with none. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cashOnDelivery } from '../../src/api/payments/cash.ts';
import { CHECKOUT } from '../../src/core/checkout/constants.ts';
import { CHECKOUT_COPY } from '../../src/core/checkout/copy.ts';
import type { Fetch } from '../../src/core/shop/client.ts';
import { orders } from '../../src/db/schema/orders.ts';
import { variants } from '../../src/db/schema/variants.ts';
import { type BrowserTab, loseRequests, loseResponses, openTab } from '../support/browser-tab.ts';
import { ADDRESS, CONTACT } from '../support/buyer.ts';
import { clearTables } from '../support/clear-tables.ts';
import { type OpenShop, openShop } from '../support/open-shop.ts';
import { smallContent } from '../support/small-content.ts';

const PRICE = 499_000;
const SAY = CHECKOUT_COPY.problem;
const LINE = { slug: 'desk-lamp', name: 'Heron desk lamp', variant: '', picture: null, stock: 7 };
const lineOf = (sku: string, quantity = 1) => ({
  ...LINE,
  sku,
  quantity,
  price: { amount: PRICE, currency: 'INR' as const },
});

/** Responds to orders with a status; all other requests reach the app. */
const ordersGet =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  (send: Fetch): Fetch =>
  (input, init) =>
    input.endsWith('/orders') ? Promise.resolve(Response.json(body, { status, headers })) : send(input, init);

describe('the order button', () => {
  let shop: OpenShop;
  let tab: BrowserTab;
  beforeAll(async () => {
    shop = await openShop('postgres', {
      contentDir: smallContent().folder,
      orders: { paymentMethods: [cashOnDelivery] },
    });
  });
  afterAll(() => shop.close());
  const set = (change: Partial<typeof variants.$inferInsert>) =>
    shop.database.db.update(variants).set(change).where(eq(variants.sku, 'HRN-1'));
  const orderCount = () => shop.database.db.$count(orders);
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await clearTables(shop.database.db, 'orders', 'order_keys');
    await set({ stock: 7, price: PRICE });
    tab = openTab(shop.app);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** A page with the last step of the checkout: a cart, a complete draft and a quote. */
  async function openReview(...lines: ReturnType<typeof lineOf>[]) {
    const cart = await import('../../src/stores/cart.ts');
    const draft = await import('../../src/stores/checkout-draft.ts');
    const quote = await import('../../src/stores/checkout-quote.ts');
    const attempt = await import('../../src/stores/order-attempt.ts');
    const button = await import('../../src/stores/place-order.ts');
    for (const line of lines) cart.addToCart(line);
    draft.changeDraft({ payment: 'cod' });
    draft.changeContact(CONTACT);
    draft.changeAddress(ADDRESS);
    await quote.reloadQuote();
    return { ...cart, ...draft, ...quote, ...attempt, ...button };
  }

  it('orders the cart, forgets draft and attempt, and goes to the order', async () => {
    const page = await openReview(lineOf('HRN-1', 2));
    await page.placeOrder();
    expect(page.$placing.get()).toEqual({ state: 'done' });
    const [row] = await shop.database.db.select().from(orders);
    expect(tab.visited).toEqual([expect.stringContaining(`/order?number=${row?.number}`)]);
    expect(page.$cart.get()).toEqual([]);
    expect(page.$draft.get().contact.email).toBe('');
    expect([page.$attempt.get(), sessionStorage.getItem(CHECKOUT.attemptKey)]).toEqual([null, null]);
  });

  it('keeps what another tab added while the order was sent', async () => {
    const page = await openReview(lineOf('HRN-1'));
    tab.connect((send) => async (input, init) => {
      if (input.endsWith('/orders')) page.replaceCart([lineOf('HRN-1', 3), lineOf('STK-1')]);
      return send(input, init);
    });
    await page.placeOrder();
    expect(page.$cart.get().map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['HRN-1', 2],
      ['STK-1', 1],
    ]);
  });

  it('sends one order however often it is pressed', async () => {
    const page = await openReview(lineOf('HRN-1'));
    await Promise.all([page.placeOrder(), page.placeOrder(), page.placeOrder()]);
    await page.placeOrder();
    expect(await orderCount()).toBe(1);
  });

  it('sends nothing offline, and says so', async () => {
    const page = await openReview(lineOf('HRN-1'));
    tab.setOnline(false);
    await page.placeOrder();
    expect(page.$placing.get()).toEqual({ state: 'failed', message: SAY.offline });
    expect(page.$cart.get()).toHaveLength(1);
    expect(await orderCount()).toBe(0);
    page.clearFailure();
    expect(page.$placing.get()).toEqual({ state: 'idle' });
  });

  it('returns the same order when its response was lost, also after a reload', async () => {
    const page = await openReview(lineOf('HRN-1'));
    tab.connect(loseResponses);
    await page.placeOrder();
    expect(page.$placing.get()).toEqual({ state: 'failed', message: SAY.lost });
    expect(page.$cart.get()).toHaveLength(1);
    tab.connect();
    tab.reload();
    const reloaded = await openReview();
    await reloaded.retryOrder();
    expect(reloaded.$placing.get()).toEqual({ state: 'done' });
    expect([await orderCount(), tab.visited.length]).toEqual([1, 1]);
  });

  it('would order twice if the attempt were forgotten (control)', async () => {
    const page = await openReview(lineOf('HRN-1'));
    tab.connect(loseResponses);
    await page.placeOrder();
    tab.connect();
    page.clearAttempt();
    await page.placeOrder();
    expect(await orderCount()).toBe(2);
  });

  it('shows what changed, and orders at the new price once it is accepted', async () => {
    const page = await openReview(lineOf('HRN-1', 3));
    await set({ price: PRICE + 100_000, stock: 2 });
    await page.placeOrder();
    expect(page.$placing.get()).toMatchObject({
      state: 'changed',
      conflict: {
        changes: [
          { kind: 'price', sku: 'HRN-1' },
          { kind: 'stock', available: 2 },
        ],
      },
    });
    expect(await orderCount()).toBe(0);
    page.acceptChanges();
    expect(page.$cart.get()).toMatchObject([{ quantity: 2, price: { amount: PRICE + 100_000 } }]);
    await vi.waitFor(() => expect(page.$quote.get().state).toBe('ready'));
    await page.placeOrder();
    expect(page.$placing.get()).toEqual({ state: 'done' });
    const [row] = await shop.database.db.select().from(orders);
    expect(row?.subtotal).toBe(2 * (PRICE + 100_000));
  });

  it('does not order at a quote that differs from the cart', async () => {
    const page = await openReview({ ...lineOf('HRN-1'), price: { amount: PRICE - 1, currency: 'INR' } });
    await page.placeOrder();
    expect(page.$placing.get()).toEqual({ state: 'idle' });
    expect(await orderCount()).toBe(0);
  });

  it('shows the message of a refused order and forgets its key', async () => {
    const page = await openReview(lineOf('HRN-1'));
    page.changeContact({ email: 'meera' });
    await page.placeOrder();
    expect(page.$placing.get()).toMatchObject({ state: 'failed', message: expect.stringMatching(/email/i) });
    expect(page.$attempt.get()).toBeNull();
  });

  it.each([
    [503, { 'retry-after': '9' }, `${SAY.busy} ${SAY.busyAgain(9)}`],
    [429, { 'retry-after': '40' }, `Slow down. ${SAY.busyAgain(40)}`],
    [500, {}, `Slow down. ${SAY.busySoon}`],
  ])('keeps the key of an order that got %i, and says when to press again', async (status, headers, message) => {
    const page = await openReview(lineOf('HRN-1'));
    tab.connect(ordersGet(status, { message: 'Slow down.' }, headers));
    await page.placeOrder();
    expect(page.$placing.get()).toEqual({ state: 'failed', message });
    expect(page.$attempt.get()?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('starts afresh on a page from the back/forward cache', async () => {
    const page = await openReview(lineOf('HRN-1'));
    const stop = page.startPlacing();
    tab.connect(loseRequests);
    await page.placeOrder();
    const shown = () => Object.assign(new Event('pageshow'), { persisted: true });
    window.dispatchEvent(shown());
    expect(page.$placing.get()).toEqual({ state: 'idle' });
    stop();
    await page.placeOrder();
    window.dispatchEvent(shown());
    expect(page.$placing.get()).toMatchObject({ state: 'failed' });
  });
});
