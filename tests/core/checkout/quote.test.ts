import { describe, expect, it } from 'vitest';
import { CART } from '../../../src/core/cart/constants.ts';
import { apportion, sumLines } from '../../../src/core/checkout/apportion.ts';
import type { Coupon } from '../../../src/core/checkout/coupon.ts';
import type { Offer } from '../../../src/core/checkout/offer.ts';
import { type QuoteContext, type QuoteDelivery, quoteCart } from '../../../src/core/checkout/quote.ts';
import { SHIPPING_FEE } from '../../../src/core/delivery/constants.ts';
import { IN_STOCK } from '../../../src/core/delivery/lead.ts';
import { HOME_DELIVERY } from '../../../src/core/delivery/parcel.ts';
import { PLAIN_RULES } from '../../../src/core/delivery/rules.ts';
import { randomCart, randomFrom } from '../../support/random-carts.ts';
import { runs } from '../../support/runs.ts';

const CARTS = runs(20_000, 100_000);

const offer = (changes: Partial<Offer> = {}): Offer => ({
  sku: 'A',
  productId: 'p',
  slug: 'a',
  name: 'A',
  variant: '',
  picture: null,
  price: 129_000,
  originalPrice: null,
  stock: 10,
  tax: { hsn: '7013', percent: 18 },
  madeToOrder: false,
  box: { width: 10, depth: 10, height: 10, weight: 1 },
  piece: null,
  lead: IN_STOCK,
  ...changes,
});
const shop = (...offers: Offer[]) => new Map(offers.map((one) => [one.sku, one]));
const zoneOf = (id: string | null) => PLAIN_RULES.zones.find((zone) => zone.id === id) ?? null;
const to = (id: string | null): QuoteDelivery => ({
  rules: PLAIN_RULES,
  zone: zoneOf(id),
  terms: HOME_DELIVERY,
  kept: new Map(),
});
const context = (changes: Partial<QuoteContext> = {}): QuoteContext => ({
  delivery: to('metro'),
  coupon: null,
  seen: new Map(),
  now: new Date('2026-11-21T10:00:00Z'),
  ...changes,
});
const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  code: 'TEN',
  percent: 10,
  amount: null,
  minSubtotal: 0,
  maxDiscount: null,
  startsAt: null,
  endsAt: null,
  left: null,
  ...changes,
});

/** Inconsistencies in a quote; empty for a correct one. */
function faults(quote: ReturnType<typeof quoteCart>): string[] {
  const { lines, subtotal, discount, shipping, gst, total, parcels } = quote;
  const parcelSum = (of: (parcel: (typeof parcels)[number]) => number) =>
    parcels.reduce((all, parcel) => all + of(parcel), 0);
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0);
  const numbers = [
    subtotal,
    discount,
    shipping ?? 0,
    gst,
    total,
    ...lines.flatMap((l) => [l.amount, l.discount, l.gst]),
  ];
  const checks: [string, boolean][] = [
    ['a number is no whole one, or less than nothing', !numbers.every((one) => Number.isSafeInteger(one) && one >= 0)],
    ['lines do not sum to the subtotal', sum(({ amount }) => amount) !== subtotal],
    ['shares do not sum to the discount', sum((line) => line.discount) !== discount],
    ['a share is more than its line', lines.some((line) => line.discount > line.amount)],
    ['an amount is not price times quantity', lines.some((line) => line.amount !== line.price * line.quantity)],
    ['the total is not the sum of its parts', total !== subtotal - discount + (shipping ?? 0)],
    ['there is more tax than money', gst > total || lines.some((line) => line.gst > line.amount - line.discount)],
    ['more is sold than there is', lines.some((line) => line.quantity > Math.min(line.stock, CART.maxPerLine))],
    ['parcels do not sum to the shipping', parcels.length > 0 && parcelSum((p) => p.shipping) !== shipping],
    ['parcels do not sum to the goods', parcels.length > 0 && parcelSum((p) => p.amount) !== subtotal - discount],
    ['a SKU stands twice', new Set(lines.map(({ sku }) => sku)).size !== lines.length],
  ];
  return checks.filter(([, broken]) => broken).map(([name]) => name);
}

describe('a quote', () => {
  it(`adds up for ${CARTS} random carts`, () => {
    const random = randomFrom(20_261_121);
    for (let index = 0; index < CARTS; index++) {
      const cart = randomCart(random);
      const found = faults(quoteCart(cart.wanted, cart.offers, cart.context));
      if (found.length > 0) expect(found, `cart ${index}: ${JSON.stringify(cart.wanted)}`).toEqual([]);
    }
  });

  it('with a wrong sum is detected (control)', () => {
    const good = quoteCart([{ sku: 'A', quantity: 3 }], shop(offer()), context());
    expect(faults(good)).toEqual([]);
    expect(faults({ ...good, total: good.total + 1 })).toHaveLength(1);
    expect(faults({ ...good, lines: good.lines.map((line) => ({ ...line, amount: line.amount - 1 })) })).toHaveLength(
      2,
    );
    expect(faults({ ...good, gst: -1 })).toHaveLength(1);
  });

  it('merges two lines of one SKU', () => {
    const wanted = [
      { sku: 'B', quantity: 1 },
      { sku: 'A', quantity: 2 },
      { sku: 'B', quantity: 3 },
    ];
    expect(sumLines(wanted)).toEqual([
      { sku: 'B', quantity: 4 },
      { sku: 'A', quantity: 2 },
    ]);
    const quote = quoteCart(wanted, shop(offer(), offer({ sku: 'B' })), context());
    expect(quote.lines.map(({ quantity }) => quantity)).toEqual([4, 2]);
  });

  it('prices the available quantity and reports the rest', () => {
    const wanted = [
      { sku: 'A', quantity: 12 },
      { sku: 'C', quantity: 1 },
    ];
    const quote = quoteCart(wanted, shop(offer()), context({ seen: new Map([['A', 119_000]]) }));
    expect(quote.changes).toEqual([
      { kind: 'price', sku: 'A', was: 119_000, now: 129_000 },
      { kind: 'stock', sku: 'A', wanted: 12, available: 10 },
      { kind: 'gone', sku: 'C' },
    ]);
    expect(quote.lines).toMatchObject([{ wanted: 12, quantity: 10, amount: 1_290_000 }]);
  });

  it('sells at most the maximum per order, regardless of the stock', () => {
    const quote = quoteCart([{ sku: 'A', quantity: 500 }], shop(offer({ stock: 1000 })), context());
    expect(quote.lines).toMatchObject([{ quantity: CART.maxPerLine, available: CART.maxPerLine }]);
    expect(quote.changes).toMatchObject([{ kind: 'stock', available: CART.maxPerLine }]);
  });

  it('ships free from an amount on, and by distance below', () => {
    const shipping = (price: number, zone: string | null) =>
      quoteCart([{ sku: 'A', quantity: 1 }], shop(offer({ price })), context({ delivery: to(zone) })).shipping;
    expect(shipping(SHIPPING_FEE.freeFrom, 'remote')).toBe(0);
    expect(shipping(SHIPPING_FEE.freeFrom - 1, 'remote')).toBe(SHIPPING_FEE.remote);
    expect(shipping(1, 'metro')).toBe(SHIPPING_FEE.metro);
    expect(shipping(1, null)).toBeNull();
    expect(shipping(SHIPPING_FEE.freeFrom, null)).toBe(0);
    expect(quoteCart([], shop(), context({ delivery: to(null) }))).toMatchObject({ shipping: 0, total: 0 });
    expect(quoteCart([{ sku: 'A', quantity: 1 }], shop(offer()), context({ delivery: to(null) }))).toMatchObject({
      shipping: null,
      total: 129_000,
    });
  });

  it('includes the tax of the goods, and that of shipping at their highest rate', () => {
    const cheap = offer({ sku: 'B', price: 105_00, tax: { hsn: '6911', percent: 5 } });
    const quote = quoteCart(
      [
        { sku: 'A', quantity: 1 },
        { sku: 'B', quantity: 1 },
      ],
      shop(offer({ price: 118_00 }), cheap),
      context(),
    );
    expect(quote.lines.map(({ gst }) => gst)).toEqual([18_00, 5_00]);
    expect(quote.gst).toBe(23_00 + Math.round((SHIPPING_FEE.metro * 18) / 118));
  });

  it('applies a valid coupon and explains an invalid one', () => {
    const ask = (found: Coupon | null) =>
      quoteCart([{ sku: 'A', quantity: 1 }], shop(offer()), context({ coupon: { code: 'TEN', found } }));
    expect(ask(coupon())).toMatchObject({ discount: 12_900, coupon: { state: 'applied' } });
    expect(ask(coupon({ maxDiscount: 5_000 }))).toMatchObject({ discount: 5_000 });
    expect(ask(coupon({ percent: null, amount: 999_999_999 }))).toMatchObject({ discount: 129_000, total: 0 });
    expect(ask(null)).toMatchObject({ discount: 0, coupon: { state: 'unknown' } });
    expect(ask(coupon({ minSubtotal: 129_001 }))).toMatchObject({ discount: 0, coupon: { state: 'too-small' } });
    expect(ask(coupon({ endsAt: '2026-11-21T10:00:00Z' }))).toMatchObject({ coupon: { state: 'expired' } });
    expect(ask(coupon({ startsAt: '2026-11-21T10:00:01Z' }))).toMatchObject({ coupon: { state: 'early' } });
    expect(ask(coupon({ left: 0 }))).toMatchObject({ discount: 0, coupon: { state: 'used-up' } });
  });

  it('distributes amounts exactly', () => {
    expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(apportion(1, [3, 5])).toEqual([0, 1]);
    expect(apportion(7, [0, 0])).toEqual([0, 0]);
    expect(apportion(9_007_199_254_740_991, [1, 1]).reduce((a, b) => a + b)).toBe(9_007_199_254_740_991);
  });
});
