/** Every date that is shown for one variant is the same on card, product page, in cart, checkout, order and letter. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderPlaced } from '../../../src/api/emails/order-letters.ts';
import { serializeQuote } from '../../../src/api/orders/quote-serializer.ts';
import { sampleFacts } from '../../../src/build/letters/sample-order.ts';
import { lineOf } from '../../../src/core/cart/line.ts';
import { readCart } from '../../../src/core/cart/reader.ts';
import { acceptQuote } from '../../../src/core/checkout/conflict.ts';
import type { Offer } from '../../../src/core/checkout/offer.ts';
import { quoteCart } from '../../../src/core/checkout/quote.ts';
import { readQuote } from '../../../src/core/checkout/quote-reader.ts';
import { arrivalRange, leavesOn } from '../../../src/core/delivery/arrival.ts';
import { addBusinessDays, dayText, indiaDay } from '../../../src/core/delivery/delivery.ts';
import { dispatchText, leavesText } from '../../../src/core/delivery/dispatch.ts';
import { wholeRange } from '../../../src/core/delivery/divisions.ts';
import { addDays, IN_STOCK, isInStock, type Lead } from '../../../src/core/delivery/lead.ts';
import { HOME_DELIVERY } from '../../../src/core/delivery/parcel.ts';
import { planParcels } from '../../../src/core/delivery/plan.ts';
import { type DeliveryRules, PLAIN_RULES, type Zone } from '../../../src/core/delivery/rules.ts';
import { slotText } from '../../../src/core/delivery/slot-text.ts';
import { withSlots } from '../../../src/core/delivery/slots.ts';
import { forList } from '../../../src/core/product/product.ts';
import { readProduct } from '../../../src/core/product/reader.ts';
import { defaultVariant } from '../../../src/core/product/variant.ts';
import { ignore } from '../../../src/core/shop/read.ts';
import { parcelRows } from '../../../src/db/orders/parcels.ts';
import type { StoredPicture } from '../../../src/db/schema/pictures.ts';
import { forAll } from '../../support/for-all.ts';
import { aWireProduct } from '../../support/product.ts';
import { PIECES } from '../../support/sample-pieces.ts';

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

/** All pieces come by van, in windows of every weekday. */
const VANS: DeliveryRules = {
  ...PLAIN_RULES,
  classes: [{ id: 'large', name: 'Large', upTo: null, longest: null, by: 'van' }],
  slots: [
    {
      zones: PLAIN_RULES.zones.map(({ id }) => id),
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      windows: [{ id: 'morning', from: '09:00', to: '13:00' }],
      capacity: 5,
    },
  ],
};

const offerOf = (lead: Lead): Offer<StoredPicture> => ({
  ...{ sku: 'LMP-1', productId: 'p1', slug: 'elegant-lamp', name: 'Elegant lamp', variant: '', picture: null },
  ...{ price: 499_000, originalPrice: null, stock: 7, tax: { hsn: '9405', percent: 18 }, madeToOrder: false },
  ...{ box: { width: 30, depth: 30, height: 50, weight: 4 }, piece: null, lead },
});

type Planned = Pick<ReturnType<typeof quoteCart>, 'parcels' | 'delivery'>;

/** The letter of an order with the parcels of a quote, as they are written. */
function letterOf({ parcels, delivery }: Planned, placedAt: Date): string {
  if (!delivery) throw new Error('The quote has no dates.');
  const rows = parcelRows(parcels).map((row, index) => ({
    ...{ deliveryFrom: row.delivery_from, deliveryTo: row.delivery_to, transport: row.transport },
    slot: parcels[index]?.slot ?? null,
    lines: row.lines.map(({ sku, quantity }) => ({ sku, quantity, fromStore: 0 })),
  }));
  const own = { deliveryFrom: delivery.from, deliveryTo: delivery.to, placedAt, parcels: rows };
  const facts = sampleFacts({ pages: '', images: '', pieces: PIECES }, 'order.placed', own);
  return JSON.stringify(orderPlaced(facts, facts.event.data as never));
}

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
    letter: letterOf(quote, now),
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

it('names the days and hours of each parcel in the letter, for any leads and windows', () => {
  forAll(
    [leads, leads, moments, zones, fc.nat(20), fc.boolean()],
    (first, second, now, zone, later, booked) => {
      const lines = [first, second].map((lead, index) => ({
        ...{ sku: PIECES[index]?.sku ?? '', quantity: 1, amount: 499_000, lead },
        box: { width: 200, depth: 90, height: 80, weight: 60 },
      }));
      const terms = { ...HOME_DELIVERY, split: true };
      const context = { rules: VANS, zone, terms, ordered: indiaDay(now), goods: 998_000, kept: new Map() };
      const planned = planParcels(lines, context);
      const choice = { parcel: 1, day: addDays(planned[0]?.delivery.from ?? '', later), window: 'morning' };
      const parcels = booked ? withSlots(planned, VANS, zone, [choice]) : planned;
      const letter = letterOf({ parcels, delivery: wholeRange(parcels) }, now);
      for (const { slot, delivery } of parcels)
        for (const text of slot ? [slotText(slot)] : [dayText(delivery.from), dayText(delivery.to)])
          expect(letter).toContain(text);
      const forgetful = parcels.map(({ slot: _, ...parcel }) => parcel);
      // Control: without the window its hours are not named.
      if (parcels[0]?.slot)
        expect(letterOf({ parcels: forgetful, delivery: wholeRange(parcels) }, now)).not.toContain('09:00');
    },
    300,
  );
});

it('notices a cart that forgets the lead', () => {
  const forgetful = (line: object) => ({ ...line, lead: undefined });
  expect(() => forAll([leads, moments, zones], (lead, now, zone) => check(lead, now, zone, forgetful), 200)).toThrow();
});
