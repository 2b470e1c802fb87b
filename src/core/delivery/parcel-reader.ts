/** Reads parcels, charges and services of a quote from API responses. Amounts are minor units. */
import { listOf, number, oneOf, readRange, text } from '../order/line-reader.ts';
import { asFlag, asNumber, asObject, asText, type Report, textList } from '../shop/read.ts';
import type { DateRange } from './delivery.ts';
import { CHARGE_KINDS, type ParcelCharge, TRANSPORTS, type Transport } from './parcel.ts';
import type { Division, Divisions } from './plan.ts';
import type { OfferedService } from './service.ts';
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

export function readCharge(value: unknown): ParcelCharge | null {
  const object = asObject(value);
  const name = object && asText(object.name);
  const amount = asNumber(object?.amount);
  return object && name && amount !== null ? { kind: oneOf(CHARGE_KINDS, object.kind, 'fee'), name, amount } : null;
}

export function readMeasure(value: unknown): Measure | null {
  const object = asObject(value);
  if (!object || asNumber(object.weight) === null) return null;
  return {
    weight: number(object, 'weight'),
    volumeWeight: number(object, 'volumeWeight'),
    longest: number(object, 'longest'),
  };
}

/** Charges of all parcels of an order; what cannot be read is left out. */
export const readCharges = (parcels: unknown): ParcelCharge[] =>
  (Array.isArray(parcels) ? parcels : []).flatMap((parcel) => {
    const charges = asObject(parcel)?.charges;
    return Array.isArray(charges) ? charges.flatMap((charge) => readCharge(charge) ?? []) : [];
  });

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

function readDivision(value: unknown): Division | null {
  const object = asObject(value);
  const shipping = asNumber(object?.shipping);
  if (!object || shipping === null || !Array.isArray(object.parcels)) return null;
  return { shipping, parcels: object.parcels.flatMap((range) => readRange(range) ?? []) };
}

export function readDivisions(value: unknown): Divisions | null {
  const object = asObject(value);
  const [together, split] = [readDivision(object?.together), readDivision(object?.split)];
  return together && split ? { together, split } : null;
}

export function readService(value: unknown): OfferedService | null {
  const object = asObject(value);
  const id = object && asText(object.id);
  const name = object && asText(object.name);
  if (!object || !id || !name) return null;
  const stairs = asObject(object.stairs);
  return {
    id,
    name,
    line: text(object, 'line'),
    price: number(object, 'price'),
    chosen: asFlag(object.chosen),
    carriesIn: asFlag(object.carriesIn),
    stairs: stairs && { upTo: number(stairs, 'upTo'), floors: number(stairs, 'floors') },
    skus: textList(object.skus),
    blocked: textList(object.blocked),
  };
}
