/** Indian postal addresses: normalisation of PIN codes and phone numbers, and readers. */
import { asFlag, asObject, asText, findList, firstText, type Json, type Report, readList } from '../shop/read.ts';

export type AddressFields = {
  /** The receiver. */
  readonly name: string;
  readonly line1: string;
  /** '' when not needed. */
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  /** Six digits, the first not 0. */
  readonly pin: string;
  /** '+91' and ten digits. */
  readonly phone: string;
};
export type Address = AddressFields & { readonly id: string; readonly isDefault: boolean };

/** Normalises a PIN code to six digits, without spaces and dashes; null when it is none. */
export function readPin(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}

/** Normalises an Indian mobile number to '+919845012345'; null when it is none. */
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

/** Reads one address, bare or under address or data; null without an id, a line, a city or a PIN code. */
export function readAddress(body: unknown): Address | null {
  const outer = asObject(body);
  const object = asObject(outer?.address) ?? asObject(outer?.data) ?? outer;
  return object && readAddressObject(object);
}

/** Reads {addresses}, a bare list or a list under data. */
export function readAddresses(body: unknown, report: Report): Address[] | null {
  const items = findList(body, 'addresses');
  const read = (item: unknown) => {
    const object = asObject(item);
    return object && readAddressObject(object);
  };
  return items && readList(items, 'addresses', read, report);
}
