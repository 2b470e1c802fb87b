/** The checkout's steps, what a shopper has written into them, and how far that leads. Nothing of a card or a password is here. */
import { type AddressFields, readPin } from '../delivery/address.ts';
import { CHECKOUT } from '../shop/constants.ts';
import { asFlag, asObject, type Json } from '../shop/read.ts';
import { addressFaults, type ContactFields, contactFaults } from './faults.ts';
import type { QuoteView } from './quote-reader.ts';

export const STEPS = ['contact', 'address', 'delivery', 'payment', 'review'] as const;
export type Step = (typeof STEPS)[number];

export type Draft = {
  readonly contact: ContactFields;
  /** Name and phone are of the receiver, and count only where that is somebody else. */
  readonly address: AddressFields;
  /** Somebody else than the buyer receives it. */
  readonly other: boolean;
  /** The address of the account that was chosen; '' for one that was written here. */
  readonly saved: string;
  /** A written address is to be kept in the account. */
  readonly keep: boolean;
  /** The PIN code whose dates and charge were agreed to; '' for none yet. */
  readonly agreed: string;
  /** '' until a way to pay is chosen. */
  readonly payment: string;
  readonly coupon: string;
  /** Email address of the account that was signed in; '' for a guest. What was written then is not shown to anybody else. */
  readonly owner: string;
};

export const EMPTY_DRAFT: Draft = {
  contact: { email: '', name: '', phone: '' },
  address: { name: '', line1: '', line2: '', city: '', state: '', pin: '', phone: '' },
  other: false,
  saved: '',
  keep: true,
  agreed: '',
  payment: '',
  coupon: '',
  owner: '',
};

/** As typed, spaces included: a form that is loaded again shows what was there. */
function typed(object: Json | null, name: string): string {
  const value = object?.[name];
  return typeof value === 'string' ? value.slice(0, CHECKOUT.fieldMax) : '';
}

/** Reads a stored draft. Garbage is an empty one, a bad field is an empty field: never a throw. */
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
    payment: typed(object, 'payment'),
    coupon: typed(object, 'coupon'),
    owner: typed(object, 'owner'),
  };
}

/** What of a quote decides about steps. */
export type Offered = Pick<QuoteView, 'delivery' | 'payments'>;

/** The PIN code of the draft as six digits, null while there is none. */
export const pinOf = ({ address }: Pick<Draft, 'address'>): string | null => readPin(address.pin);

/** offered is null while the shop has not answered: what was chosen before then counts. Only ordering completes the review. */
export function isComplete(step: Step, draft: Draft, offered: Offered | null): boolean {
  switch (step) {
    case 'contact':
      return contactFaults(draft.contact).length === 0;
    case 'address':
      return addressFaults(draft.address, draft.other).length === 0;
    case 'delivery':
      return draft.agreed !== '' && draft.agreed === pinOf(draft) && offered?.delivery !== null;
    case 'payment':
      return draft.payment !== '' && offered?.payments.includes(draft.payment) !== false;
    case 'review':
      return false;
  }
}

export function firstIncomplete(draft: Draft, offered: Offered | null): Step {
  return STEPS.find((step) => !isComplete(step, draft, offered)) ?? 'review';
}

/** The step that may be shown where one is asked for: itself, or the first before it that is not complete. */
export function admit(asked: Step, draft: Draft, offered: Offered | null): Step {
  const first = firstIncomplete(draft, offered);
  return STEPS.indexOf(asked) <= STEPS.indexOf(first) ? asked : first;
}

/** The step that an address names; the first for anything else. */
export function stepOf(search: string): Step {
  const asked = new URLSearchParams(search).get('step');
  return STEPS.find((step) => step === asked) ?? 'contact';
}

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'review';
export const stepBefore = (step: Step): Step | null => STEPS[STEPS.indexOf(step) - 1] ?? null;
