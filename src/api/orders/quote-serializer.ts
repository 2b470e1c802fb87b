/** A quote as the API returns it. */
import type { QuoteResponse } from '../../core/checkout/quote-shapes.ts';
import type { Division } from '../../core/delivery/divisions.ts';
import { freeFromAll } from '../../core/delivery/free-from.ts';
import { isInStock } from '../../core/delivery/lead.ts';
import type { PlannedParcel } from '../../core/delivery/planned-parcel.ts';
import { serializeImage } from '../catalogue/serializers.ts';
import type { PaymentMethod } from '../payments/payment.ts';
import { methodsFor, type ShopQuote, serializeService } from './quotes.ts';

const serializeParcel = ({ lines, size, charges, slot, earliest, ...parcel }: PlannedParcel) => ({
  ...parcel,
  earliest: earliest ?? parcel.delivery.from,
  slot: slot ? { day: slot.day, window: slot.window, from: slot.from, to: slot.to } : null,
  size: size.name,
  charges: [...charges],
  lines: lines.map(({ sku, quantity, measure, size: own }) => ({ sku, quantity, measure, size: own.name })),
});

const serializeDivision = ({ shipping, parcels }: Division) => ({ shipping, parcels: [...parcels] });

export function serializeQuote(shop: ShopQuote, paymentMethods: readonly PaymentMethod[]): QuoteResponse {
  const { quote, place, zone, terms, pinProblem } = shop;
  const { parcels, divisions, services, ...sums } = quote;
  return {
    ...sums,
    currency: 'INR',
    lines: quote.lines.map(({ tax, picture, ...line }) => ({
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
      piece: line.piece,
      ...(!isInStock(line.lead) && { lead: line.lead }),
    })),
    changes: [...quote.changes],
    freeShippingFrom: shop.samples ? 0 : zone && freeFromAll(zone, parcels),
    parcels: parcels.map(serializeParcel),
    divisions: divisions && {
      together: serializeDivision(divisions.together),
      split: serializeDivision(divisions.split),
    },
    services: services.map(serializeService),
    terms,
    place: place && { pin: place.pin, city: place.city ?? '', state: place.state ?? '', band: place.band },
    pinProblem,
    payments: methodsFor(shop, paymentMethods).map(({ id }) => id),
  };
}
