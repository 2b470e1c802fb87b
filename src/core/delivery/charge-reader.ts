/** Reads the charges and measures of a parcel from a quote or an order. */
import { number, oneOf } from '../order/line-reader.ts';
import { asNumber, asObject, asText } from '../shop/read.ts';
import { CHARGE_KINDS, type ParcelCharge } from './parcel.ts';
import type { Measure } from './size.ts';

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
