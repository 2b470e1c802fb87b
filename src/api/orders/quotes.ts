/** A quote for what a browser asked: prices, stock and coupons from the database, dates from the PIN code. */

import { readCode } from '../../core/checkout/coupon.ts';
import { type Quote, quoteCart } from '../../core/checkout/quote.ts';
import type { QuoteBody, WireQuote } from '../../core/checkout/quote-shapes.ts';
import { deliveryRange, indiaDay } from '../../core/delivery/delivery.ts';
import { findPlace, type Place } from '../../core/delivery/pin.ts';
import { SHIPPING_FEE } from '../../core/shop/constants.ts';
import { findOffers, type ListedOffer } from '../../db/catalogue/offers.ts';
import type { Db } from '../../db/engine/db.ts';
import { findCoupon } from '../../db/orders/coupons.ts';
import type { StoredPicture } from '../../db/schema/shop.ts';
import { wireImage } from '../catalogue/serializers.ts';
import { type PaymentWay, waysFor } from '../payments/payment.ts';

export type ShopQuote = {
  readonly quote: Quote<StoredPicture>;
  readonly offers: ReadonlyMap<string, ListedOffer>;
  readonly place: Place | null;
  readonly pinProblem: string | null;
};

export async function quoteFor(db: Db, asked: QuoteBody, now: Date): Promise<ShopQuote> {
  const word = readCode(asked.coupon ?? '');
  const [offers, found] = await Promise.all([
    findOffers(
      db,
      asked.lines.map(({ sku }) => sku),
    ),
    word ? findCoupon(db, word) : null,
  ]);
  const pin = asked.pin ? findPlace(asked.pin) : null;
  const place = pin?.state === 'found' ? pin.place : null;
  const quote = quoteCart(asked.lines, offers, {
    band: place?.band ?? null,
    delivery: place && deliveryRange(indiaDay(now), place.band),
    coupon: word ? { code: word, found } : null,
    seen: new Map(Object.entries(asked.seen ?? {})),
    now,
  });
  return { quote, offers, place, pinProblem: pin?.state === 'bad' ? pin.message : null };
}

/** The quote as it is sent. */
export function wireQuote({ quote, place, pinProblem }: ShopQuote, ways: readonly PaymentWay[]): WireQuote {
  return {
    ...quote,
    currency: 'INR',
    lines: quote.lines.map(({ tax, picture, productId: _, stock: __, ...line }) => ({
      sku: line.sku,
      slug: line.slug,
      name: line.name,
      variant: line.variant,
      image: picture && wireImage(picture),
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
    payments: waysFor(ways, quote.total).map(({ id }) => id),
  };
}
