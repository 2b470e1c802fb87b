/** The estimate for one piece, as read from API responses, and its endpoint. Amounts are minor units. */
import { readRange, text } from '../order/line-reader.ts';
import { row } from '../shop/endpoints.ts';
import { asNumber, asObject, asText, type Report, readList } from '../shop/read.ts';
import { readCharge, readMeasure } from './charge-reader.ts';
import type { DateRange } from './delivery.ts';
import type { ParcelCharge } from './parcel.ts';
import type { OfferedService } from './service.ts';
import { readService } from './service-reader.ts';
import type { Measure } from './size.ts';

export type Estimate = {
  readonly place: { readonly pin: string; readonly city: string | null; readonly state: string | null } | null;
  readonly problem: string | null;
  readonly size: string;
  readonly measure: Measure | null;
  readonly delivery: DateRange | null;
  readonly charges: readonly ParcelCharge[];
  readonly shipping: number | null;
  readonly freeFrom: number | null;
  readonly services: readonly OfferedService[];
};

const items = (value: unknown) => (Array.isArray(value) ? value : []);

/** Requires a place or a problem. */
function readEstimate(body: unknown, report: Report): Estimate | null {
  const object = asObject(asObject(body)?.data) ?? asObject(body);
  const place = asObject(object?.place);
  const pin = asText(place?.pin);
  const problem = asText(object?.problem);
  if (!object || (!pin && !problem)) return null;
  return {
    place: place && pin ? { pin, city: asText(place.city), state: asText(place.state) } : null,
    problem,
    size: text(object, 'size'),
    measure: readMeasure(object.measure),
    delivery: readRange(object.delivery),
    charges: readList(items(object.charges), 'charges', readCharge, report),
    shipping: asNumber(object.shipping),
    freeFrom: asNumber(object.freeFrom),
    services: readList(items(object.services), 'services', readService, report),
  };
}

export const DELIVERY_ENDPOINTS = {
  deliveryEstimate: row<Estimate>('GET', '/api/delivery', readEstimate),
} as const;
