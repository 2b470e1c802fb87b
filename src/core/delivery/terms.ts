/** Reads what the shopper chose about the delivery, as a tab stores it or an API returns it. */
import { asFlag, asNumber, asObject, asText, textList } from '../shop/read.ts';
import { type Access, type DeliveryTerms, HOME_DELIVERY } from './parcel.ts';

/** The highest floor that can be given. */
const HIGHEST_FLOOR = 60;

function readAccess(value: unknown): Access | null {
  const object = asObject(value);
  const floor = asNumber(object?.floor);
  if (!object || floor === null || !Number.isInteger(floor) || floor < 0 || floor > HIGHEST_FLOOR) return null;
  return { floor, lift: typeof object.lift === 'boolean' ? object.lift : null };
}

/** Returns HOME_DELIVERY for what is missing or invalid; never throws. */
export function readTerms(value: unknown): DeliveryTerms {
  const object = asObject(value);
  if (!object) return HOME_DELIVERY;
  return {
    store: asText(object.store),
    services: textList(object.services),
    split: asFlag(object.split),
    access: readAccess(object.access),
  };
}

/** The digits of a floor as it is typed. */
export const floorDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 2);

/** Access at a typed floor, with the lift of the access before; null while it is no floor. */
export function accessAt(digits: string, before: Access | null): Access | null {
  const floor = Number(digits);
  return digits === '' || floor > HIGHEST_FLOOR ? null : { floor, lift: before?.lift ?? null };
}

/** True when floor and, above the ground floor, lift are known. */
export const isWholeAccess = (access: Access | null): boolean =>
  access !== null && (access.floor === 0 || access.lift !== null);
