/** Quotes: prices, stock and coupons from the database, delivery dates from the PIN code. */

import { readCode } from '../../core/checkout/coupon.ts';
import { type Quote, quoteCart } from '../../core/checkout/quote.ts';
import type { QuoteBody, QuoteResponse } from '../../core/checkout/quote-shapes.ts';
import { SHIPPING_FEE } from '../../core/delivery/constants.ts';
import { deliveryRange, indiaDay } from '../../core/delivery/delivery.ts';
import { findPlace, type Place } from '../../core/delivery/pin.ts';
import { findOffers, type ListedOffer } from '../../db/catalogue/offers.ts';
import type { Db } from '../../db/engine/db.ts';
import { findCoupon } from '../../db/orders/coupons.ts';
import type { StoredPicture } from '../../db/schema/shop.ts';
import { serializeImage } from '../catalogue/serializers.ts';
import { type PaymentMethod, paymentMethodsFor } from '../payments/payment.ts';

export type ShopQuote = {
  readonly quote: Quote<StoredPicture>;
  readonly offers: ReadonlyMap<string, ListedOffer>;
  readonly place: Place | null;
  readonly pinProblem: string | null;
};

export async function quoteFor(db: Db, request: QuoteBody, now: Date): Promise<ShopQuote> {
  const word = readCode(request.coupon ?? '');
  const [offers, found] = await Promise.all([
    findOffers(
      db,
      request.lines.map(({ sku }) => sku),
    ),
    word ? findCoupon(db, word) : null,
  ]);
  const pin = request.pin ? findPlace(request.pin) : null;
  const place = pin?.state === 'found' ? pin.place : null;
  const quote = quoteCart(request.lines, offers, {
    band: place?.band ?? null,
    delivery: place && deliveryRange(indiaDay(now), place.band),
    coupon: word ? { code: word, found } : null,
    seen: new Map(Object.entries(request.seen ?? {})),
    now,
  });
  return { quote, offers, place, pinProblem: pin?.state === 'bad' ? pin.message : null };
}

export function serializeQuote(
  { quote, place, pinProblem }: ShopQuote,
  paymentMethods: readonly PaymentMethod[],
): QuoteResponse {
  return {
    ...quote,
    currency: 'INR',
    lines: quote.lines.map(({ tax, picture, productId: _, stock: __, ...line }) => ({
      sku: line.sku,
      slug: line.slug,
      name: line.name,
      variant: line.variant,
      image: picture && serializeImage(picture),
      price: line.price,
      originalPrice: line.originalPrice,
      wanted: line.wanted,
      quantity: line.quantity,
      available: line.available,
      amount: line.amount,
      discount: line.discount,
      hsn: tax.hsn,
      gstPercent: tax.percent,
      gst: line.gst,
      madeToOrder: line.madeToOrder,
    })),
    changes: [...quote.changes],
    freeShippingFrom: SHIPPING_FEE.freeFrom,
    place: place && { pin: place.pin, city: place.city ?? '', state: place.state ?? '', band: place.band },
    pinProblem,
    payments: paymentMethodsFor(paymentMethods, quote.total).map(({ id }) => id),
  };
}
