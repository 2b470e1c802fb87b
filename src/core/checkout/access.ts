/** The delivery service and the access to the home that a checkout asks for. */
import type { AddressFields } from '../delivery/address.ts';
import type { DeliveryTerms } from '../delivery/parcel.ts';
import { asksAccess } from '../delivery/service.ts';
import { isWholeAccess } from '../delivery/terms.ts';
import { CHECKOUT } from './constants.ts';
import { CHECKOUT_COPY } from './copy.ts';
import { DELIVERY_STEP_COPY } from './delivery-copy.ts';
import type { Draft } from './draft.ts';
import type { Fault } from './faults.ts';
import type { QuoteView } from './quote-reader.ts';

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
  const { faults } = CHECKOUT_COPY;
  const words = DELIVERY_STEP_COPY;
  return termsOf(draft).access === null
    ? [{ field: 'floor', label: words.floor, message: faults.floor }]
    : [{ field: 'lift', label: words.lift, message: faults.lift }];
}
