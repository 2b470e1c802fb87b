/** Every date that is shown for one variant is the same on card, product page, in cart, checkout, order and letter. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderPlaced } from '../../../src/api/emails/order-letters.ts';
import { serializeQuote } from '../../../src/api/orders/quotes.ts';
import { sampleFacts } from '../../../src/build/letters/sample-order.ts';
import { readCart } from '../../../src/core/cart/cart.ts';
import { lineOf } from '../../../src/core/cart/line.ts';
import { acceptQuote } from '../../../src/core/checkout/order.ts';
import { type Offer, quoteCart } from '../../../src/core/checkout/quote.ts';
import { readQuote } from '../../../src/core/checkout/quote-reader.ts';
import { addBusinessDays, dayText, indiaDay } from '../../../src/core/delivery/delivery.ts';
import { dispatchText, leavesText } from '../../../src/core/delivery/dispatch.ts';
import { arrivalRange, IN_STOCK, isInStock, type Lead, leavesOn } from '../../../src/core/delivery/lead.ts';
import { HOME_DELIVERY } from '../../../src/core/delivery/parcel.ts';
import { PLAIN_RULES, type Zone } from '../../../src/core/delivery/rules.ts';
import { defaultVariant, forList } from '../../../src/core/product/product.ts';
import { readProduct } from '../../../src/core/product/reader.ts';
import { ignore } from '../../../src/core/shop/read.ts';
import type { StoredPicture } from '../../../src/db/schema/shop.ts';
import { forAll } from '../../support/for-all.ts';
import { aWireProduct } from '../../support/product.ts';

const DAY_MS = 86_400_000;
const day = (from: string, to: string) =>
  fc
    .integer({ min: 0, max: (Date.parse(to) - Date.parse(from)) / DAY_MS })
    .map((offset) => new Date(Date.parse(from) + offset * DAY_MS).toISOString().slice(0, 10));
/** Around year ends, holidays and Sundays as well as anywhere. */
const moments = fc
  .tuple(
    fc.oneof(day('2026-01-01', '2028-12-31'), day('2026-12-20', '2027-02-02'), day('2027-08-08', '2027-08-22')),
    fc.integer({ min: 0, max: DAY_MS - 1 }),
  )
  .map(([at, time]) => new Date(Date.parse(at) + time));
const leads = fc.record<Lead>({
  weeks: fc.option(fc.integer({ min: 1, max: 52 })),
  arrivesOn: fc.option(day('2026-01-01', '2029-03-01')),
});
const zones = fc.constantFrom(...PLAIN_RULES.zones);

const offerOf = (lead: Lead): Offer<StoredPicture> => ({
  ...{ sku: 'LMP-1', productId: 'p1', slug: 'elegant-lamp', name: 'Elegant lamp', variant: '', picture: null },
  ...{ price: 499_000, originalPrice: null, stock: 7, tax: { hsn: '9405', percent: 18 }, madeToOrder: false },
  ...{ box: { width: 30, depth: 30, height: 50, weight: 4 }, piece: null, lead },
});

/** stored: how a browser keeps a line of the cart. */
function datesOf(lead: Lead, now: Date, zone: Zone, stored: (line: object) => object = (line) => line) {
  const product = readProduct(aWireProduct(isInStock(lead) ? {} : { lead }));
  const variant = product && defaultVariant(product);
  if (!product || !variant) throw new Error('The sample product is invalid.');
  const cart = readCart(JSON.stringify([stored(lineOf(product, variant, 1))]));
  const delivery = { rules: PLAIN_RULES, zone, terms: HOME_DELIVERY, kept: new Map() };
  const offers = new Map([['LMP-1', { ...offerOf(lead), listed: 499_000 }]]);
  const quote = quoteCart([{ sku: 'LMP-1', quantity: 1 }], offers, { delivery, coupon: null, seen: new Map(), now });
  const shop = { quote, offers, place: null, store: null, zone, terms: HOME_DELIVERY, pinProblem: null };
  const checkout = readQuote(JSON.parse(JSON.stringify(serializeQuote(shop, []))), ignore);
  if (!quote.delivery || !checkout?.delivery) throw new Error('The quote has no dates.');
  const { from: deliveryFrom, to: deliveryTo } = quote.delivery;
  const facts = sampleFacts({ pages: '', images: '', pieces: [] }, 'order.placed', {
    deliveryFrom,
    deliveryTo,
    placedAt: now,
  });
  return {
    leaves: {
      card: dispatchText(forList(product).lead ?? IN_STOCK, now),
      page: leavesText(variant.lead ?? IN_STOCK, '', now),
      cart: leavesText(cart[0]?.lead ?? IN_STOCK, '', now),
      checkout: leavesText(checkout.lines[0]?.lead ?? IN_STOCK, '', now),
      accepted: leavesText(acceptQuote(cart, checkout)[0]?.lead ?? IN_STOCK, '', now),
    },
    arrives: {
      page: arrivalRange(variant.lead ?? IN_STOCK, indiaDay(now), zone.days),
      checkout: checkout.delivery,
      order: quote.parcels[0]?.delivery,
    },
    letter: JSON.stringify(orderPlaced(facts, facts.event.data as never)),
  };
}

function check(lead: Lead, now: Date, zone: Zone, stored?: (line: object) => object): void {
  const { leaves, arrives, letter } = datesOf(lead, now, zone, stored);
  const last = `by ${dayText(leavesOn(lead, indiaDay(now)), 'short')}`;
  for (const [where, text] of Object.entries(leaves)) expect(text.endsWith(last), `${where}: ${text}`).toBe(true);
  expect(new Set(Object.values(leaves).slice(1)).size).toBe(1);
  const { from, to } = arrives.page;
  expect(arrives.checkout).toEqual({ from, to });
  expect(arrives.order).toEqual({ from, to });
  for (const date of [from, to]) expect(letter).toContain(dayText(date));
  // The last day in transit after the last day on which it leaves.
  expect(to).toBe(addBusinessDays(leavesOn(lead, indiaDay(now)), zone.days.to));
}

it('shows the same days everywhere, for any lead, moment and zone', () => {
  forAll([leads, moments, zones], (lead, now, zone) => check(lead, now, zone), 500);
});

it('notices a cart that forgets the lead', () => {
  const forgetful = (line: object) => ({ ...line, lead: undefined });
  expect(() => forAll([leads, moments, zones], (lead, now, zone) => check(lead, now, zone, forgetful), 200)).toThrow();
});
