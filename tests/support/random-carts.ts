/** Seeded random carts, fast enough for a hundred thousand. */
import type { Coupon } from '../../src/core/checkout/coupon.ts';
import type { Offer, WantedLine } from '../../src/core/checkout/offer.ts';
import type { QuoteContext } from '../../src/core/checkout/quote.ts';
import { IN_STOCK } from '../../src/core/delivery/lead.ts';
import { HOME_DELIVERY } from '../../src/core/delivery/parcel.ts';
import { type DeliveryRules, PLAIN_RULES } from '../../src/core/delivery/rules.ts';

/** mulberry32: returns numbers in [0, 1). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type RandomCart = {
  readonly wanted: WantedLine[];
  readonly offers: Map<string, Offer>;
  readonly context: QuoteContext;
};

export function randomCart(random: () => number, rules: DeliveryRules = PLAIN_RULES): RandomCart {
  const upTo = (max: number) => Math.floor(random() * (max + 1));
  const one = <T>(...choices: readonly T[]) => choices[upTo(choices.length - 1)] as T;
  const offers = new Map<string, Offer>();
  for (let index = 0; index <= upTo(7); index++) {
    const sku = `SKU-${index}`;
    // Odd paise and a few very large prices, to stress rounding and exactness.
    const price = random() < 0.05 ? upTo(1_000_000_000) : 1 + upTo(9_999_999);
    const tax = { hsn: '9403', percent: one(0, 5, 12, 18, 28, 40) };
    const facts = { productId: sku, slug: sku, name: sku, variant: '', picture: null, madeToOrder: false };
    const box = { width: 1 + upTo(250), depth: 1 + upTo(120), height: 1 + upTo(220), weight: 1 + upTo(120) };
    const piece = null;
    const lead = one(IN_STOCK, IN_STOCK, { weeks: 8, arrivesOn: null }, { weeks: null, arrivesOn: '2026-12-24' });
    offers.set(sku, {
      ...facts,
      box,
      piece,
      lead,
      sku,
      price,
      originalPrice: null,
      stock: one(0, 1, 5, 99, 1000),
      tax,
    });
  }
  const wanted = Array.from({ length: 1 + upTo(9) }, () => ({ sku: `SKU-${upTo(8)}`, quantity: 1 + upTo(98) }));
  const coupon: Coupon = {
    code: 'A',
    percent: one(null, 1, 33, 100),
    amount: one(null, 1, 99_999, 10_000_000_000),
    minSubtotal: one(0, 100_000),
    maxDiscount: one(null, 0, 12_345),
    startsAt: null,
    endsAt: null,
    left: one(null, 0, 3),
  };
  const split = random() < 0.5;
  const services = rules.services.filter(() => random() < 0.5).map(({ id }) => id);
  const context: QuoteContext = {
    delivery: { rules, zone: one(null, ...rules.zones), terms: { ...HOME_DELIVERY, split, services }, kept: new Map() },
    coupon: one(null, { code: 'A', found: coupon }, { code: 'B', found: null }),
    seen: new Map(),
    now: new Date('2026-11-21T10:00:00Z'),
  };
  return { wanted, offers, context };
}
