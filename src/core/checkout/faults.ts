/** Validates the checkout's fields. Each fault names its field and what to enter instead. */

import { nameFault } from '../account/name.ts';
import { isWholeEmail } from '../account/registration.ts';
import { type AddressFields, readMobile, readPin } from '../delivery/address.ts';
import { readState } from '../delivery/india.ts';
import { stateFault } from '../delivery/pin.ts';
import { ADDRESS_STEP_COPY } from './address-copy.ts';
import { CHECKOUT_COPY } from './copy.ts';

const SAY = CHECKOUT_COPY.faults;

export type ContactFields = { readonly email: string; readonly name: string; readonly phone: string };
/** field is the name of an input. */
export type Fault = { readonly field: string; readonly label: string; readonly message: string };

type Row = readonly [field: string, label: string, fine: boolean, message: string];

/** Returns the faults of the rows that have one. */
function faultsOf(rows: readonly Row[]): Fault[] {
  return rows.flatMap(([field, label, fine, message]) => (fine ? [] : [{ field, label, message }]));
}

/** Checks a name or an address line. missing is the message for an empty one, null when it is optional. */
function named(field: string, label: string, text: string, missing: string | null): Row {
  if (text.trim() === '') return [field, label, missing === null, missing ?? ''];
  const fault = nameFault(text);
  return [field, label, fault === null, fault ?? ''];
}

/** In the order of the form. */
export function contactFaults({ email, name, phone }: ContactFields): Fault[] {
  const { contact } = CHECKOUT_COPY;
  return faultsOf([
    ['email', contact.email, isWholeEmail(email), SAY.email],
    named('name', contact.name, name, SAY.name),
    ['phone', contact.phone, readMobile(phone) !== null, SAY.phone],
  ]);
}

/** In the order of the form; the receiver's fields count only when `other` is set. */
export function addressFaults(address: AddressFields, other: boolean): Fault[] {
  const words = ADDRESS_STEP_COPY;
  const chosen = readState(address.state) !== null;
  const elsewhere = chosen ? stateFault(address) : null;
  return faultsOf([
    ['pin', words.pin, readPin(address.pin) !== null, SAY.pin],
    named('line1', words.line1, address.line1, SAY.line1),
    named('line2', words.line2, address.line2, null),
    named('city', words.city, address.city, SAY.city),
    ['state', words.state, chosen && elsewhere === null, elsewhere ?? SAY.state],
    named('receiver', words.receiver, other ? address.name : '', other ? SAY.receiver : null),
    ['receiverPhone', words.receiverPhone, !other || readMobile(address.phone) !== null, SAY.phone],
  ]);
}
