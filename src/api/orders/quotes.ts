/** Quotes: prices, stock and coupons from the database, parcels, dates and charges from the PIN code and the rules of delivery. */

import { readCode } from '../../core/checkout/coupon.ts';
import { type Quote, quoteCart } from '../../core/checkout/quote.ts';
import type { QuoteBody } from '../../core/checkout/quote-shapes.ts';
import { wholeRange } from '../../core/delivery/divisions.ts';
import { ESTIMATE_COPY } from '../../core/delivery/estimate-copy.ts';
import { type DeliveryTerms, HOME_DELIVERY } from '../../core/delivery/parcel.ts';
import { findPlace, type Place } from '../../core/delivery/pin.ts';
import type { PlannedParcel } from '../../core/delivery/planned-parcel.ts';
import type { DeliveryRules, Zone } from '../../core/delivery/rules.ts';
import type { OfferedService } from '../../core/delivery/service.ts';
import { withSlots } from '../../core/delivery/slots.ts';
import type { PickupStore } from '../../core/delivery/store.ts';
import { zoneOf } from '../../core/delivery/zone.ts';
import { ORDER_COPY } from '../../core/order/copy.ts';
import { areSamples } from '../../core/samples/samples.ts';
import { findOffersOrReasons, type ListedOffer } from '../../db/catalogue/offers.ts';
import { keptIn } from '../../db/catalogue/store-stock.ts';
import type { Db } from '../../db/engine/db.ts';
import { findCoupon } from '../../db/orders/coupons.ts';
import type { StoredPicture } from '../../db/schema/pictures.ts';
import { HttpError } from '../http/http-error.ts';
import { freeOfCharge } from '../payments/free.ts';
import { type PaymentMethod, paymentMethodsFor } from '../payments/payment.ts';
import { quoteSamples } from './sample-quotes.ts';

export type ShopQuote = {
  readonly quote: Quote<StoredPicture>;
  readonly offers: ReadonlyMap<string, ListedOffer>;
  readonly place: Place | null;
  readonly zone: Zone | null;
  /** Where the order is collected. */
  readonly store: PickupStore | null;
  readonly terms: DeliveryTerms;
  readonly pinProblem: string | null;
  /** Of samples alone. */
  readonly samples?: boolean;
};

/** rules: of delivery, as they are now. stores: where orders can be collected; default: nowhere. */
export type QuoteDeps = {
  readonly db: Db;
  readonly rules: DeliveryRules;
  readonly stores?: readonly PickupStore[];
};

export async function quoteFor(
  { db, rules, stores = [] }: QuoteDeps,
  request: QuoteBody,
  now: Date,
): Promise<ShopQuote> {
  const word = readCode(request.coupon ?? '');
  const { slots = [], ...chosen } = request.delivery ?? {};
  const terms = { ...HOME_DELIVERY, ...chosen };
  const store = stores.find(({ slug }) => slug === terms.store) ?? null;
  if (terms.store !== null && !store) throw new HttpError(400, ORDER_COPY.noStore);
  const skus = request.lines.map(({ sku }) => sku);
  // What is collected is handed over at the store, wherever the shopper lives.
  const asked = store?.pin ?? request.pin;
  const pin = asked ? findPlace(asked) : null;
  const place = pin?.state === 'found' ? pin.place : null;
  const zone = place && zoneOf(rules, place);
  const problem = pin?.state === 'bad' ? pin.message : place && !zone ? ESTIMATE_COPY.notServed : null;
  const where = { place: zone && place, zone, pinProblem: problem };
  if (areSamples(request.lines)) {
    const quoted = await quoteSamples(db, request, { rules, zone, now });
    return { ...quoted, ...where, store: null, terms: HOME_DELIVERY, samples: true };
  }
  const [{ offers, reasons }, found, kept] = await Promise.all([
    findOffersOrReasons(db, skus),
    word ? findCoupon(db, word) : null,
    keptIn(db, terms.store, skus),
  ]);
  const priced = quoteCart(request.lines, offers, {
    delivery: { rules, zone, terms, kept },
    coupon: word ? { code: word, found } : null,
    seen: new Map(Object.entries(request.seen ?? {})),
    reasons,
    now,
  });
  const quote = zone ? atSlots(priced, withSlots(priced.parcels, rules, zone, slots)) : priced;
  return { quote, offers, ...where, store, terms: quote.terms };
}

export const serializeService = ({ skus, blocked, ...service }: OfferedService) => ({
  ...service,
  skus: [...skus],
  blocked: [...blocked],
});

/** The quote with its parcels in their delivery windows. */
const atSlots = (quote: Quote<StoredPicture>, parcels: readonly PlannedParcel[]): Quote<StoredPicture> => ({
  ...quote,
  parcels,
  delivery: wholeRange(parcels),
});

/** The payment methods of a quote. */
export const methodsFor = ({ samples, quote }: ShopQuote, paymentMethods: readonly PaymentMethod[]) =>
  samples ? [freeOfCharge] : paymentMethodsFor(paymentMethods, quote.total);
