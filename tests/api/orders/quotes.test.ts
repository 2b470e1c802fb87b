import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CART } from '../../../src/core/cart/constants.ts';
import { quoteShape } from '../../../src/core/checkout/quote-shapes.ts';
import { SHIPPING_FEE } from '../../../src/core/delivery/constants.ts';
import { ORDER_ENDPOINTS } from '../../../src/core/order/endpoints.ts';
import { coupons } from '../../../src/db/schema/coupons.ts';
import { products } from '../../../src/db/schema/products.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { call } from '../../support/buyer.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const LAMP = 499_000;

describe.each(ENGINES)('a quote on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder });
  });
  afterAll(() => shop.close());
  const set = (change: Partial<typeof variants.$inferInsert>, sku = 'HRN-1') =>
    shop.database.db.update(variants).set(change).where(eq(variants.sku, sku));
  beforeEach(async () => {
    await set({ stock: 7, price: LAMP });
    await shop.database.db.delete(coupons);
  });
  const quote = (body: object) => call(shop.app, ORDER_ENDPOINTS.quote.path, body);

  it('prices lines from the database, with tax, shipping, dates and payment methods', async () => {
    const { status, json, headers } = await quote({ lines: [{ sku: 'HRN-1', quantity: 1 }], pin: '560 038' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(quoteShape.parse(json)).toEqual(json);
    expect(json).toMatchObject({
      subtotal: LAMP,
      shipping: SHIPPING_FEE.metro,
      total: LAMP + SHIPPING_FEE.metro,
      changes: [],
      lines: [{ name: 'Heron desk lamp', price: LAMP, quantity: 1, available: 7, hsn: '9405', gstPercent: 18 }],
      place: { pin: '560038', city: 'Bengaluru', band: 'metro' },
      delivery: { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), to: expect.any(String) },
      payments: ['cod'],
    });
    expect(json.lines[0].gst).toBe(Math.round((LAMP * 18) / 118));
  });

  it('has no shipping cost without a PIN code, and reports an invalid one', async () => {
    const lines = [{ sku: 'HRN-1', quantity: 1 }];
    expect((await quote({ lines })).json).toMatchObject({
      shipping: null,
      total: LAMP,
      delivery: null,
      pinProblem: null,
    });
    const { status, json } = await quote({ lines, pin: '012345' });
    expect([status, json.shipping, json.pinProblem]).toEqual([200, null, expect.stringContaining('six digits')]);
  });

  it('lists what changed since the shopper looked', async () => {
    await set({ stock: 2, price: LAMP + 10_000 });
    const lines = [
      { sku: 'HRN-1', quantity: 2 },
      { sku: 'NOPE', quantity: 1 },
      { sku: 'HRN-1', quantity: 1 },
    ];
    const { json } = await quote({ lines, seen: { 'HRN-1': LAMP } });
    expect(json.changes).toEqual([
      { kind: 'price', sku: 'HRN-1', was: LAMP, now: LAMP + 10_000 },
      { kind: 'stock', sku: 'HRN-1', wanted: 3, available: 2 },
      { kind: 'gone', sku: 'NOPE' },
    ]);
    expect(json.lines).toMatchObject([{ wanted: 3, quantity: 2, amount: 2 * (LAMP + 10_000) }]);
  });

  it('ignores prices and other money fields from the client', async () => {
    const lines = [{ sku: 'HRN-1', quantity: 1, price: 1, amount: 1, discount: LAMP }];
    const { json } = await quote({ lines, discount: LAMP, total: 1, gst: 0, pin: '560038', shipping: 0 });
    expect(json.total).toBe(LAMP + SHIPPING_FEE.metro);
  });

  it('applies a coupon in any spelling', async () => {
    await shop.database.db.insert(coupons).values({ code: 'WARM10', percent: 10, uses: 5, used: 4 });
    const lines = [{ sku: 'HRN-1', quantity: 1 }];
    expect((await quote({ lines, coupon: ' warm-10 ' })).json).toMatchObject({
      discount: LAMP / 10,
      coupon: { code: 'WARM10', state: 'applied' },
    });
    await shop.database.db.update(coupons).set({ used: 5 });
    expect((await quote({ lines, coupon: 'WARM10' })).json).toMatchObject({
      discount: 0,
      coupon: { state: 'used-up' },
    });
    expect((await quote({ lines, coupon: 'COLD' })).json).toMatchObject({ coupon: { code: 'COLD', state: 'unknown' } });
  });

  it('converts dollar prices, and sells nothing in other currencies', async () => {
    const price = (currency: string) =>
      shop.database.db.update(products).set({ currency }).where(eq(products.sku, 'HRN-1'));
    const lines = [{ sku: 'HRN-1', quantity: 1 }];
    await set({ price: 6_900 });
    await price('USD');
    expect((await quote({ lines })).json.total).toBe(571_000);
    await price('EUR');
    expect((await quote({ lines })).json.changes).toEqual([{ kind: 'gone', sku: 'HRN-1' }]);
    await price('INR');
  });

  it.each([
    ['no lines', { lines: [] }],
    ['too many lines', { lines: Array.from({ length: CART.maxLines + 1 }, () => ({ sku: 'A', quantity: 1 })) }],
    ['a zero quantity', { lines: [{ sku: 'HRN-1', quantity: 0 }] }],
    ['a fractional quantity', { lines: [{ sku: 'HRN-1', quantity: 0.5 }] }],
    ['a warehouse', { lines: [{ sku: 'HRN-1', quantity: CART.maxPerLine + 1 }] }],
    ['a text as price', { lines: [{ sku: 'HRN-1', quantity: 1 }], seen: { 'HRN-1': 'cheap' } }],
    ['an empty body', {}],
  ])('refuses %s', async (_, body) => {
    expect((await quote(body)).status).toBe(400);
  });

  it(`accepts ${CART.maxLines} lines`, async () => {
    const lines = Array.from({ length: CART.maxLines }, (_, index) => ({
      sku: index ? `N-${index}` : 'HRN-1',
      quantity: 1,
    }));
    const { status, json } = await quote({ lines });
    expect([status, json.lines.length, json.changes.length]).toEqual([200, 1, CART.maxLines - 1]);
  });
});
