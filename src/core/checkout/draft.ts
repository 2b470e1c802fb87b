/** What a shopper has entered in checkout so far, and how it is read back from storage. */
import type { AddressFields } from '../delivery/address.ts';
import { type DeliveryTerms, HOME_DELIVERY } from '../delivery/parcel.ts';
import type { SlotChoice } from '../delivery/slot.ts';
import { readChoices } from '../delivery/slot-reader.ts';
import { readTerms } from '../delivery/terms.ts';
import { asFlag, asObject, type Json } from '../shop/read.ts';
import { CHECKOUT } from './constants.ts';
import type { ContactFields } from './faults.ts';

export type Draft = {
  readonly contact: ContactFields;
  /** Name and phone are the receiver's, used only when `other` is set. */
  readonly address: AddressFields;
  /** The receiver is not the buyer. */
  readonly other: boolean;
  /** Id of the selected saved address; '' for a typed one. */
  readonly saved: string;
  /** Save the typed address in the account. */
  readonly keep: boolean;
  /** PIN code whose delivery dates and charge the shopper accepted; '' for none. */
  readonly agreed: string;
  /** Services, parcels and access as chosen. Access is that of building: see termsOf(). */
  readonly delivery: DeliveryTerms;
  /** The building whose floor and lift were given, as buildingOf() writes it; '' while none were. */
  readonly building: string;
  /** Delivery windows of the van's parcels; a parcel without one arrives on any day that is possible. */
  readonly slots: readonly SlotChoice[];
  /** '' until a payment method is chosen. */
  readonly payment: string;
  readonly coupon: string;
  /** Email the cart if no order follows. */
  readonly emailCart: boolean;
  /** Token of the saved cart, '' for none. */
  readonly cartToken: string;
  /** Email address of the signed-in account, '' for a guest. Its draft is not shown to other accounts. */
  readonly owner: string;
};

export const EMPTY_DRAFT: Draft = {
  contact: { email: '', name: '', phone: '' },
  address: { name: '', line1: '', line2: '', city: '', state: '', pin: '', phone: '' },
  other: false,
  saved: '',
  keep: true,
  agreed: '',
  delivery: HOME_DELIVERY,
  building: '',
  slots: [],
  payment: '',
  coupon: '',
  emailCart: false,
  cartToken: '',
  owner: '',
};

/** Text as typed, spaces included, so that a reloaded form shows it unchanged. */
function typed(object: Json | null, name: string): string {
  const value = object?.[name];
  return typeof value === 'string' ? value.slice(0, CHECKOUT.fieldMax) : '';
}

/** Parses a stored draft. Invalid fields become empty; never throws. */
export function readDraft(stored: string | undefined): Draft {
  let body: unknown;
  try {
    body = JSON.parse(stored ?? '');
  } catch {
    return EMPTY_DRAFT;
  }
  const object = asObject(body);
  if (!object) return EMPTY_DRAFT;
  const contact = asObject(object.contact);
  const address = asObject(object.address);
  return {
    contact: { email: typed(contact, 'email'), name: typed(contact, 'name'), phone: typed(contact, 'phone') },
    address: {
      name: typed(address, 'name'),
      line1: typed(address, 'line1'),
      line2: typed(address, 'line2'),
      city: typed(address, 'city'),
      state: typed(address, 'state'),
      pin: typed(address, 'pin'),
      phone: typed(address, 'phone'),
    },
    other: asFlag(object.other),
    saved: typed(object, 'saved'),
    keep: object.keep === undefined || asFlag(object.keep),
    agreed: typed(object, 'agreed'),
    delivery: readTerms(object.delivery),
    building: typed(object, 'building'),
    slots: readChoices(object.slots),
    payment: typed(object, 'payment'),
    coupon: typed(object, 'coupon'),
    emailCart: asFlag(object.emailCart),
    cartToken: typed(object, 'cartToken'),
    owner: typed(object, 'owner'),
  };
}
