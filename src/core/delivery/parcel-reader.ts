/** Reads the parcels of a quote from API responses. Amounts are minor units. */
import { listOf, number, oneOf, readRange, text } from '../order/line-reader.ts';
import { asObject, asText, type Report } from '../shop/read.ts';
import { readCharge, readMeasure } from './charge-reader.ts';
import type { DateRange } from './delivery.ts';
import { type ParcelCharge, TRANSPORTS, type Transport } from './parcel.ts';
import type { Measure } from './size.ts';

export type ParcelLineView = {
  readonly sku: string;
  readonly quantity: number;
  /** Name of its size class. */
  readonly size: string;
  readonly measure: Measure | null;
};

export type QuoteParcel = {
  readonly lines: readonly ParcelLineView[];
  readonly transport: Transport;
  readonly size: string;
  readonly shipping: number;
  readonly charges: readonly ParcelCharge[];
  readonly delivery: DateRange | null;
};

function readLine(value: unknown): ParcelLineView | null {
  const object = asObject(value);
  const sku = object && asText(object.sku);
  if (!object || !sku) return null;
  return {
    sku,
    quantity: number(object, 'quantity'),
    size: text(object, 'size'),
    measure: readMeasure(object.measure),
  };
}

export const readQuoteParcel =
  (report: Report) =>
  (value: unknown): QuoteParcel | null => {
    const object = asObject(value);
    if (!object || !Array.isArray(object.lines)) return null;
    return {
      lines: listOf(object.lines, 'lines', readLine, report),
      transport: oneOf(TRANSPORTS, object.transport, 'courier'),
      size: text(object, 'size'),
      shipping: number(object, 'shipping'),
      charges: listOf(object.charges, 'charges', readCharge, report),
      delivery: readRange(object.delivery),
    };
  };
