/**
 * Calculates quotes: pure, in integer minor units of one currency. Prices, stock and coupon come from the database,
 * never from the browser.
 */

import { CART } from '../cart/constants.ts';
import { type DateRange, indiaDay } from '../delivery/delivery.ts';
import { type Divisions, divisionsOf, wholeRange } from '../delivery/divisions.ts';
import type { DeliveryTerms } from '../delivery/parcel.ts';
import { planParcels } from '../delivery/plan.ts';
import type { PlannedParcel, SentLine } from '../delivery/planned-parcel.ts';
import type { DeliveryRules, Zone } from '../delivery/rules.ts';
import { type OfferedService, offeredServices, possibleTerms } from '../delivery/service.ts';
import { apportion, sumLines } from './apportion.ts';
import { type Coupon, type CouponState, couponState, discountOf } from './coupon.ts';
import type { Offer, WantedLine } from './offer.ts';
import { includedTax } from './tax.ts';

export type QuoteLine<Image = unknown> = Offer<Image> & {
  /** Requested quantity. */
  readonly wanted: number;
  /** Available quantity, which is priced. */
  readonly quantity: number;
  /** Maximum quantity per order. */
  readonly available: number;
  readonly amount: number;
  /** This line's share of the discount. */
  readonly discount: number;
  /** Included in amount less discount. */
  readonly gst: number;
};

/** A difference between the shop's data and what the shopper saw or requested. */
export type QuoteChange =
  | { readonly kind: 'price'; readonly sku: string; readonly was: number; readonly now: number }
  | { readonly kind: 'stock'; readonly sku: string; readonly wanted: number; readonly available: number }
  /** reason: why it cannot be made, of a configured piece. */
  | { readonly kind: 'gone'; readonly sku: string; readonly reason?: string };

export type Quote<Image = unknown> = {
  readonly lines: readonly QuoteLine<Image>[];
  readonly changes: readonly QuoteChange[];
  readonly subtotal: number;
  readonly discount: number;
  /** Sum of the parcels' charges; null while it depends on a zone that is not known: total then excludes it. */
  readonly shipping: number | null;
  /** Included in total. */
  readonly gst: number;
  readonly total: number;
  readonly coupon: { readonly code: string; readonly state: CouponState } | null;
  /** Empty until the zone is known. */
  readonly parcels: readonly PlannedParcel[];
  /** What the order is like together and in parcels; null where that makes no difference. */
  readonly divisions: Divisions | null;
  /** What these pieces can have at this address. */
  readonly services: readonly OfferedService[];
  /** What the shopper chose, without services that cannot be had. */
  readonly terms: DeliveryTerms;
  /** From the first day of the first parcel to the last day of the last. */
  readonly delivery: DateRange | null;
};

/** zone: null until a PIN code is known. kept: pieces by SKU that the chosen store keeps. ordered: ISO day in India; default: today. */
export type QuoteDelivery = {
  readonly rules: DeliveryRules;
  readonly zone: Zone | null;
  readonly terms: DeliveryTerms;
  readonly kept: ReadonlyMap<string, number>;
  readonly ordered?: string;
};

export type QuoteContext = {
  readonly delivery: QuoteDelivery;
  /** The typed code and the coupon found for it; null when none was typed. */
  readonly coupon: { readonly code: string; readonly found: Coupon | null } | null;
  /** Unit price by SKU as the shopper saw it. */
  readonly seen: ReadonlyMap<string, number>;
  /** Why configured pieces have no offer, by SKU. */
  readonly reasons?: ReadonlyMap<string, string>;
  readonly now: Date;
};

const shippingOf = (parcels: readonly PlannedParcel[]) => parcels.reduce((sum, { shipping }) => sum + shipping, 0);

/** Plans the parcels. Without a zone there are none, but the charge is known when it is the same in every zone. */
function deliveryOf(lines: readonly SentLine[], goods: number, { delivery, now }: QuoteContext) {
  const { zone, ...given } = delivery;
  // Nothing is carried where the shopper collects it.
  const services = given.terms.store === null ? offeredServices(given.rules, lines, given.terms) : [];
  const terms = possibleTerms(given.terms, services);
  const at = (there: Zone) => ({ ordered: indiaDay(now), ...given, terms, zone: there, goods });
  const chosen = { services, terms };
  if (zone) {
    const parcels = planParcels(lines, at(zone));
    return { ...chosen, parcels, shipping: shippingOf(parcels), divisions: divisionsOf(lines, at(zone)) };
  }
  const [first, ...others] = new Set(given.rules.zones.map((one) => shippingOf(planParcels(lines, at(one)))));
  return { ...chosen, parcels: [], shipping: others.length > 0 ? null : (first ?? null), divisions: null };
}

/** Maximum quantity of a SKU in one order. */
const availableOf = ({ stock }: Pick<Offer, 'stock'>): number => Math.max(0, Math.min(stock, CART.maxPerLine));

function changesOf(
  wanted: readonly WantedLine[],
  offers: ReadonlyMap<string, Offer>,
  { seen, reasons }: Pick<QuoteContext, 'seen' | 'reasons'>,
) {
  return wanted.flatMap(({ sku, quantity }): QuoteChange[] => {
    const offer = offers.get(sku);
    const reason = reasons?.get(sku);
    if (!offer) return [{ kind: 'gone', sku, ...(reason && { reason }) }];
    const was = seen.get(sku);
    const available = availableOf(offer);
    return [
      ...(was !== undefined && was !== offer.price ? [{ kind: 'price', sku, was, now: offer.price } as const] : []),
      ...(quantity > available ? [{ kind: 'stock', sku, wanted: quantity, available } as const] : []),
    ];
  });
}

/**
 * Prices a cart. An unknown SKU becomes a change without a line; of one short in stock, the available quantity is
 * priced.
 */
export function quoteCart<Image>(
  wanted: readonly WantedLine[],
  offers: ReadonlyMap<string, Offer<Image>>,
  context: QuoteContext,
): Quote<Image> {
  const summed = sumLines(wanted);
  const priced = summed.flatMap(({ sku, quantity: wants }) => {
    const offer = offers.get(sku);
    if (!offer) return [];
    const available = availableOf(offer);
    const quantity = Math.min(wants, available);
    return [{ ...offer, wanted: wants, quantity, available, amount: offer.price * quantity }];
  });
  const subtotal = priced.reduce((sum, { amount }) => sum + amount, 0);
  const { coupon } = context;
  const state = coupon && couponState(coupon.found, subtotal, context.now);
  const discount = state === 'applied' && coupon?.found ? discountOf(coupon.found, subtotal) : 0;
  const shares = apportion(
    discount,
    priced.map(({ amount }) => amount),
  );
  const lines = priced.map((line, index) => {
    const share = shares[index] ?? 0;
    return { ...line, discount: share, gst: includedTax(line.amount - share, line.tax.percent) };
  });
  const sent = lines.map((line) => ({ ...line, amount: line.amount - line.discount }));
  const { shipping, ...plan } = deliveryOf(sent, subtotal - discount, context);
  return {
    lines,
    changes: changesOf(summed, offers, context),
    subtotal,
    discount,
    shipping,
    gst: lines.reduce((sum, { gst }) => sum + gst, 0) + shippingTax(shipping ?? 0, lines),
    total: subtotal - discount + (shipping ?? 0),
    coupon: coupon && state && { code: coupon.code, state },
    ...plan,
    delivery: wholeRange(plan.parcels),
  };
}

/** Shipping is taxed at the highest rate among the goods. */
export function shippingTax(shipping: number, lines: readonly Pick<QuoteLine, 'tax' | 'quantity'>[]): number {
  const rates = lines.filter(({ quantity }) => quantity > 0).map(({ tax }) => tax.percent);
  return includedTax(shipping, Math.max(0, ...rates));
}
