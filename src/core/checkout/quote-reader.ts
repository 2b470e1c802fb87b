/** Reads quotes from API responses. Amounts are integers in minor units of their currency. */

import type { DateRange } from '../delivery/delivery.ts';
import type { Divisions } from '../delivery/divisions.ts';
import type { DeliveryTerms } from '../delivery/parcel.ts';
import { type QuoteParcel, readQuoteParcel } from '../delivery/parcel-reader.ts';
import type { OfferedService } from '../delivery/service.ts';
import { readDivisions, readService } from '../delivery/service-reader.ts';
import { readTerms } from '../delivery/terms.ts';
import { readVans, type VanParcel } from '../delivery/van-reader.ts';
import {
  listOf,
  number,
  oneOf,
  type QuoteLineView,
  type QuoteTotals,
  readRange,
  readSold,
  readTotals,
  text,
  within,
} from '../order/line-reader.ts';
import { asNumber, asObject, asText, type Report, textList } from '../shop/read.ts';
import { COUPON_STATES, type CouponState } from './coupon.ts';
import type { QuoteChange } from './quote.ts';

export type QuoteView = QuoteTotals & {
  readonly lines: readonly QuoteLineView[];
  readonly changes: readonly QuoteChange[];
  readonly shipping: number | null;
  readonly freeShippingFrom: number | null;
  readonly coupon: { readonly code: string; readonly state: CouponState } | null;
  readonly pinProblem: string | null;
  readonly delivery: DateRange | null;
  /** Empty until the PIN code is known. */
  readonly parcels: readonly QuoteParcel[];
  /** null where the shopper has no choice. */
  readonly divisions: Divisions | null;
  readonly services: readonly OfferedService[];
  readonly terms: DeliveryTerms;
  /** Parcels that the van brings. */
  readonly vans: readonly VanParcel[];
  readonly payments: readonly string[];
};

/** Reads one change; null for unknown kinds. */
export function readChange(value: unknown): QuoteChange | null {
  const object = asObject(value);
  const sku = object && asText(object.sku);
  if (!object || !sku) return null;
  if (object.kind === 'price') return { kind: 'price', sku, was: number(object, 'was'), now: number(object, 'now') };
  if (object.kind === 'stock')
    return { kind: 'stock', sku, wanted: number(object, 'wanted'), available: number(object, 'available') };
  const reason = asText(object.reason);
  return object.kind === 'gone' ? { kind: 'gone', sku, ...(reason && { reason }) } : null;
}

/** Requires lines and a total; every other field is optional. */
export function readQuote(body: unknown, report: Report): QuoteView | null {
  const object = within(body);
  if (!object || !Array.isArray(object.lines) || asNumber(object.total) === null) return null;
  const coupon = asObject(object.coupon);
  return {
    ...readTotals(object),
    lines: listOf(object.lines, 'lines', readSold, report),
    changes: listOf(object.changes, 'changes', readChange, report),
    shipping: asNumber(object.shipping),
    freeShippingFrom: asNumber(object.freeShippingFrom),
    coupon: coupon && { code: text(coupon, 'code'), state: oneOf(COUPON_STATES, coupon.state, 'unknown') },
    pinProblem: asText(object.pinProblem),
    delivery: readRange(object.delivery),
    parcels: listOf(object.parcels, 'parcels', readQuoteParcel(report), report),
    divisions: readDivisions(object.divisions),
    services: listOf(object.services, 'services', readService, report),
    terms: readTerms(object.terms),
    vans: readVans(object.parcels),
    payments: textList(object.payments),
  };
}
