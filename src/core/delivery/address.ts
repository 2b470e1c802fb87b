/** Where things are sent: an Indian postal address, as typed, kept and read from any backend. */
import { asFlag, asObject, asText, findList, firstText, type Json, type Report, readList } from '../shop/read.ts';

export type AddressFields = {
  /** Who receives it. */
  readonly name: string;
  readonly line1: string;
  /** '' when one line is enough. */
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  /** Six digits, the first not 0. */
  readonly pin: string;
  /** '+91' and ten digits. */
  readonly phone: string;
};
export type Address = AddressFields & { readonly id: string; readonly isDefault: boolean };

/** Six digits without the gap or dash that people leave in the middle; null for what cannot be a PIN code. */
export function readPin(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}

/** An Indian mobile number as '+919845012345', however it was typed; null for anything else. */
export function readMobile(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '');
  const [, number] = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/.exec(digits) ?? [];
  return number ? `+91${number}` : null;
}

function readAddressObject(object: Json): Address | null {
  const id = firstText(object, '_id', 'id');
  const line1 = firstText(object, 'line1', 'addressLine1', 'street', 'address');
  const city = firstText(object, 'city', 'town');
  const pin = readPin(firstText(object, 'pin', 'pincode', 'pinCode', 'postalCode', 'zip') ?? '');
  if (!id || !line1 || !city || !pin) return null;
  const phone = firstText(object, 'phone', 'mobile') ?? '';
  return {
    id,
    name: firstText(object, 'name', 'fullName') ?? '',
    line1,
    line2: asText(object.line2) ?? firstText(object, 'addressLine2') ?? '',
    city,
    state: firstText(object, 'state', 'province') ?? '',
    pin,
    phone: readMobile(phone) ?? phone,
    isDefault: asFlag(object.isDefault) || asFlag(object.default),
  };
}

/** Reads one address, bare or under address or data; null without an id, a line, a city and a PIN code. */
export function readAddress(body: unknown): Address | null {
  const outer = asObject(body);
  const object = asObject(outer?.address) ?? asObject(outer?.data) ?? outer;
  return object && readAddressObject(object);
}

/** Reads {addresses}, bare lists and lists under data. */
export function readAddresses(body: unknown, report: Report): Address[] | null {
  const items = findList(body, 'addresses');
  const read = (item: unknown) => {
    const object = asObject(item);
    return object && readAddressObject(object);
  };
  return items && readList(items, 'addresses', read, report);
}
