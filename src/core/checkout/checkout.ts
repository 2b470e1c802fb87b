/** The checkout's draft and its steps, and which step may be shown. It never holds card data or passwords. */
import { type AddressFields, readPin } from '../delivery/address.ts';
import { type DeliveryTerms, HOME_DELIVERY } from '../delivery/parcel.ts';
import { asksAccess } from '../delivery/service.ts';
import type { SlotChoice } from '../delivery/slot.ts';
import { readChoices } from '../delivery/slot-reader.ts';
import { isWholeAccess, readTerms } from '../delivery/terms.ts';
import { asFlag, asObject, type Json } from '../shop/read.ts';
import { CHECKOUT } from './constants.ts';
import { CHECKOUT_COPY } from './copy.ts';
import { addressFaults, type ContactFields, contactFaults, type Fault } from './faults.ts';
import type { QuoteView } from './quote-reader.ts';

export const STEPS = ['contact', 'address', 'delivery', 'payment', 'review'] as const;
export type Step = (typeof STEPS)[number];

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

/** The parts of a quote that decide about steps. */
export type OfferedOptions = Pick<QuoteView, 'delivery' | 'payments'> &
  Partial<Pick<QuoteView, 'parcels' | 'services'>>;

/** PIN code and first line of an address, which tell buildings apart; spaces and case do not. */
export const buildingOf = ({ pin, line1 }: Pick<AddressFields, 'pin' | 'line1'>): string =>
  `${pin} ${line1}`.toLowerCase().replace(/\s+/g, '').slice(0, CHECKOUT.fieldMax);

type Placed = Pick<Draft, 'delivery' | 'address' | 'building'>;

/** What was chosen, without the floor and lift of another building than the address's. */
export function termsOf({ delivery, address, building }: Placed): DeliveryTerms {
  return building === buildingOf(address) ? delivery : { ...delivery, access: null };
}

/** True when floor and lift matter for the offer and are not known. */
export function lacksAccess(draft: Placed, offered: OfferedOptions | null): boolean {
  return asksAccess(offered?.parcels ?? [], offered?.services ?? []) && !isWholeAccess(termsOf(draft).access);
}

/** Faults of floor and lift, in the order of the form. */
export function accessFaults(draft: Placed, offered: OfferedOptions | null): Fault[] {
  if (!lacksAccess(draft, offered)) return [];
  const { faults, delivery: words } = CHECKOUT_COPY;
  return termsOf(draft).access === null
    ? [{ field: 'floor', label: words.floor, message: faults.floor }]
    : [{ field: 'lift', label: words.lift, message: faults.lift }];
}

/** The draft's PIN code as six digits, null without a valid one. */
export const pinOf = ({ address }: Pick<Draft, 'address'>): string | null => readPin(address.pin);

/**
 * True when the step is complete. offered is null while no quote is loaded: earlier choices then count. The review is
 * completed only by ordering.
 */
export function isComplete(step: Step, draft: Draft, offered: OfferedOptions | null): boolean {
  switch (step) {
    case 'contact':
      return contactFaults(draft.contact).length === 0;
    case 'address':
      return addressFaults(draft.address, draft.other).length === 0;
    case 'delivery':
      if (draft.agreed === '' || draft.agreed !== pinOf(draft)) return false;
      return offered?.delivery !== null && !lacksAccess(draft, offered);
    case 'payment':
      return draft.payment !== '' && offered?.payments.includes(draft.payment) !== false;
    case 'review':
      return false;
  }
}

export function firstIncomplete(draft: Draft, offered: OfferedOptions | null): Step {
  return STEPS.find((step) => !isComplete(step, draft, offered)) ?? 'review';
}

/** The requested step, or the first incomplete one before it. */
export function allowedStep(requested: Step, draft: Draft, offered: OfferedOptions | null): Step {
  const first = firstIncomplete(draft, offered);
  return STEPS.indexOf(requested) <= STEPS.indexOf(first) ? requested : first;
}

/** The step named in the URL; the first step by default. */
export function stepOf(search: string): Step {
  const requested = new URLSearchParams(search).get('step');
  return STEPS.find((step) => step === requested) ?? 'contact';
}

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'review';
export const stepBefore = (step: Step): Step | null => STEPS[STEPS.indexOf(step) - 1] ?? null;
