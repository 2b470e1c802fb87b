import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/core/cart/cart.ts';
import { buildingOf } from '../../../src/core/checkout/access.ts';
import { acceptQuote, readConflict } from '../../../src/core/checkout/conflict.ts';
import { EMPTY_DRAFT } from '../../../src/core/checkout/draft.ts';
import { orderBodyOf, pageAfter, withoutOrdered } from '../../../src/core/checkout/order.ts';
import { type QuoteView, readQuote } from '../../../src/core/checkout/quote-reader.ts';
import { HOME_DELIVERY } from '../../../src/core/delivery/parcel.ts';
import { orderBody } from '../../../src/core/order/order-body.ts';
import { ignore } from '../../../src/core/shop/read.ts';

const line = (sku: string, quantity: number, amount: number | null = 1_000_00): Cart[number] => ({
  sku,
  slug: sku.toLowerCase(),
  name: sku,
  variant: '',
  picture: null,
  price: amount === null ? null : { amount, currency: 'INR' },
  quantity,
  stock: null,
});
const quoteLine = (sku: string, quantity: number, price: number, available: number) => ({
  sku,
  name: sku,
  price,
  quantity,
  wanted: quantity,
  available,
  amount: price * quantity,
});
const quoteResponse = (more: object = {}) => ({
  currency: 'INR',
  lines: [quoteLine('A', 2, 1_100_00, 5), quoteLine('B', 1, 500_00, 1), quoteLine('C', 0, 500_00, 0)],
  changes: [],
  subtotal: 2_700_00,
  discount: 0,
  shipping: 99_00,
  gst: 0,
  total: 2_799_00,
  payments: ['cod'],
  ...more,
});
const quoteOf = (more: object = {}) => readQuote(quoteResponse(more), ignore) as QuoteView;
const DRAFT = {
  ...EMPTY_DRAFT,
  contact: { email: ' meera@example.com ', name: 'Meera Rao', phone: '98450 12345' },
  address: { ...EMPTY_DRAFT.address, line1: '14 Sample Lane', city: 'Bengaluru', state: 'Karnataka', pin: '560 038' },
  payment: 'cod',
};

describe('the order request', () => {
  it("passes the API's schema, with the displayed prices and total", () => {
    const body = orderBodyOf(DRAFT, [line('A', 2), line('B', 1, null)], quoteOf());
    expect(orderBody.safeParse(body).error).toBeUndefined();
    expect(body.lines).toEqual([
      { sku: 'A', quantity: 2, price: 1_000_00 },
      { sku: 'B', quantity: 1 },
    ]);
    expect(body.total).toBe(2_799_00);
    expect(body.delivery).toEqual({ ...HOME_DELIVERY, slots: [] });
    const delivery = { ...HOME_DELIVERY, services: ['room'], split: true, access: { floor: 3, lift: false } };
    const building = buildingOf(DRAFT.address);
    const chosen = orderBodyOf({ ...DRAFT, delivery, building }, [line('A', 2)], quoteOf());
    expect(orderBody.parse(chosen).delivery).toEqual({ ...delivery, slots: [] });
    // A window that was chosen for a parcel which the van no longer brings is left out.
    const slots = [{ parcel: 1, day: '2026-12-05', window: 'morning' }];
    const parcel = { transport: 'van', delivery: { from: '2026-12-05', to: '2026-12-05' } };
    const withVan = (parcels: object[]) =>
      orderBodyOf({ ...DRAFT, slots }, [line('A', 2)], quoteOf({ parcels })).delivery;
    expect(withVan([parcel])).toMatchObject({ slots });
    expect(withVan([{ ...parcel, transport: 'courier' }])).toMatchObject({ slots: [] });
    expect(body.contact).toEqual({ name: 'Meera Rao', email: 'meera@example.com', phone: '+919845012345' });
    expect(body.address).toMatchObject({ name: 'Meera Rao', phone: '+919845012345', pin: '560038' });
  });

  it('names a receiver only when it is not the buyer', () => {
    const address = { ...DRAFT.address, name: 'Arun Rao', phone: '9845054321' };
    expect(orderBodyOf({ ...DRAFT, address }, [line('A', 1)], quoteOf()).address?.name).toBe('Meera Rao');
    const other = orderBodyOf({ ...DRAFT, address, other: true }, [line('A', 1)], quoteOf());
    expect(other.address).toMatchObject({ name: 'Arun Rao', phone: '+919845054321' });
  });

  it('includes only a valid coupon', () => {
    const coupon = (state: string) =>
      orderBodyOf(DRAFT, [line('A', 1)], quoteOf({ coupon: { code: 'TEN', state } })).coupon;
    expect([coupon('applied'), coupon('expired'), coupon('too-small')]).toEqual(['TEN', undefined, undefined]);
  });
});

describe('a conflict', () => {
  const CART = [line('A', 9), line('B', 1), line('C', 1), line('D', 1)];

  it('is read from the response, with the current quote', () => {
    const changes = [
      { kind: 'price', sku: 'A', was: 1, now: 2 },
      { kind: 'gone', sku: 'D' },
      { kind: 'odd', sku: 'A' },
    ];
    const conflict = readConflict({ message: 'x', was: 10, now: 12, difference: 2, changes, quote: quoteResponse() });
    expect(conflict).toMatchObject({ was: 10, now: 12, quote: { total: 2_799_00 } });
    expect(conflict?.changes).toHaveLength(2);
    for (const bad of [null, {}, { quote: {} }, { quote: { lines: [] } }]) expect(readConflict(bad)).toBeNull();
  });

  it('once accepted, updates the cart to current prices and stock', () => {
    const cart = acceptQuote(CART, quoteOf());
    expect(cart.map(({ sku, quantity, price }) => [sku, quantity, price?.amount])).toEqual([
      ['A', 5, 1_100_00],
      ['B', 1, 500_00],
    ]);
  });
});

describe('after the order', () => {
  it('removes only the ordered lines from the cart', () => {
    const left = withoutOrdered(
      [line('A', 3), line('B', 1), line('C', 2)],
      [
        { sku: 'A', quantity: 2 },
        { sku: 'B', quantity: 5 },
      ],
    );
    expect(left.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['A', 1],
      ['C', 2],
    ]);
  });

  it('leads to the order page, or to the payment provider', () => {
    const placed = { number: 'AR-1', token: 't', currency: 'INR', total: 1, delivery: null } as const;
    expect(pageAfter({ ...placed, payment: { kind: 'cash', amount: 1 } })).toBe('/order?number=AR-1#t');
    const url = 'https://pay.example/1';
    expect(pageAfter({ ...placed, payment: { kind: 'redirect', amount: 1, url, until: '' } })).toBe(url);
  });
});
