/** Quotes of samples: nothing is charged, and they travel by letter. */
import { type Quote, quoteCart } from '../../core/checkout/quote.ts';
import type { QuoteBody } from '../../core/checkout/quote-shapes.ts';
import { indiaDay } from '../../core/delivery/delivery.ts';
import { wholeRange } from '../../core/delivery/divisions.ts';
import { HOME_DELIVERY } from '../../core/delivery/parcel.ts';
import type { DeliveryRules, Zone } from '../../core/delivery/rules.ts';
import { sampleParcel } from '../../core/samples/parcel.ts';
import { sampleFault } from '../../core/samples/samples.ts';
import type { ListedOffer } from '../../db/catalogue/offers.ts';
import { findSamples } from '../../db/catalogue/sample-offers.ts';
import type { Db } from '../../db/engine/db.ts';
import type { StoredPicture } from '../../db/schema/pictures.ts';
import { HttpError } from '../http/http-error.ts';

type Asked = Pick<QuoteBody, 'lines' | 'coupon' | 'delivery' | 'seen'>;

/** zone: null until a PIN code is known. Throws HttpError 400 for what samples cannot have. */
export async function quoteSamples(
  db: Db,
  asked: Asked,
  { rules, zone, now }: { readonly rules: DeliveryRules; readonly zone: Zone | null; readonly now: Date },
): Promise<{ readonly quote: Quote<StoredPicture>; readonly offers: ReadonlyMap<string, ListedOffer> }> {
  const fault = sampleFault(asked);
  if (fault) throw new HttpError(400, fault);
  const offers = await findSamples(
    db,
    asked.lines.map(({ sku }) => sku),
  );
  // Without a zone, so that no tariff applies.
  const priced = quoteCart(asked.lines, offers, {
    delivery: { rules, zone: null, terms: HOME_DELIVERY, kept: new Map() },
    coupon: null,
    seen: new Map(Object.entries(asked.seen ?? {})),
    now,
  });
  const sent = zone && priced.lines.length > 0;
  const parcels = sent ? [sampleParcel(priced.lines, { rules, zone, ordered: indiaDay(now) })] : [];
  const quote = { ...priced, shipping: 0, total: 0, services: [], divisions: null, terms: HOME_DELIVERY };
  return { quote: { ...quote, parcels, delivery: wholeRange(parcels) }, offers };
}
