/** What a person types of an order: for a new one by phone, and for the edit of a placed one. Pure. */
import { CART } from '../cart/constants.ts';
import { accessFaults, buildingOf, type OfferedOptions, termsOf } from '../checkout/access.ts';
import { addressFaults, type ContactFields, contactFaults, type Fault } from '../checkout/faults.ts';
import { readGstin } from '../checkout/gstin.ts';
import type { WantedLine } from '../checkout/offer.ts';
import type { AddressFields } from '../delivery/address.ts';
import { type Access, type DeliveryTerms, HOME_DELIVERY } from '../delivery/parcel.ts';
import type { SlotChoice, SlotTime } from '../delivery/slot.ts';
import type { Picture } from '../images/picture.ts';
import type { Json } from '../shop/read.ts';
import type { OfficeOrder } from './office-order.ts';
import { ORDER_DRAFT_COPY as SAY } from './order-draft-copy.ts';
import { ORDER_EDIT_COPY } from './order-edit-copy.ts';

/** price in minor units. most: as many as can be had. */
export type DraftLine = WantedLine & {
  readonly slug: string;
  readonly name: string;
  readonly variant: string;
  readonly picture: Picture | null;
  readonly price: number;
  readonly most: number;
};

/** Name and phone of the address are the receiver's; '' for the buyer's. */
export type OrderDraft = {
  readonly lines: readonly DraftLine[];
  readonly contact: ContactFields;
  readonly address: AddressFields;
  readonly gstin: string;
  readonly coupon: string;
  readonly payment: string;
  /** Store, services, parcels and access as chosen. Access is that of building: see termsOf(). */
  readonly delivery: DeliveryTerms;
  /** The building whose floor and lift were given; '' while none were. */
  readonly building: string;
  /** Delivery windows of the van's parcels; a parcel without one arrives on any day that is possible. */
  readonly slots: readonly SlotChoice[];
};

export const EMPTY_ORDER: OrderDraft = {
  lines: [],
  contact: { email: '', name: '', phone: '' },
  address: { name: '', line1: '', line2: '', city: '', state: '', pin: '', phone: '' },
  gstin: '',
  coupon: '',
  payment: '',
  delivery: HOME_DELIVERY,
  building: '',
  slots: [],
};

/** The draft of an order as it is; the receiver is left out when it is the buyer. */
export function draftOf(order: OfficeOrder): OrderDraft {
  const { contact, address, email, gstin, coupon, payment } = order;
  const isBuyer = address.name === contact.name && address.phone === contact.phone;
  return {
    lines: order.lines.map(({ sku, slug, name, variant, picture, price, quantity }) => ({
      ...{ sku, slug, name, variant, picture, price, quantity },
      most: CART.maxPerLine,
    })),
    contact: { ...contact, email },
    address: isBuyer ? { ...address, name: '', phone: '' } : address,
    gstin,
    coupon: coupon ?? '',
    payment: payment.method,
    ...{ delivery: HOME_DELIVERY, building: '', slots: [] },
  };
}

/** Adds a piece, or one more of it; instead: the SKU whose line it replaces, with its quantity. */
export function withPiece(lines: readonly DraftLine[], piece: DraftLine, instead = ''): DraftLine[] {
  const replaced = lines.find(({ sku }) => sku === instead);
  const left = lines.filter(({ sku }) => sku !== instead || sku === piece.sku);
  const known = left.find(({ sku }) => sku === piece.sku);
  if (known)
    return left.map((line) =>
      line === known ? { ...line, quantity: Math.min(line.quantity + piece.quantity, Math.max(1, line.most)) } : line,
    );
  if (!replaced) return [...left, piece];
  return lines.map((line) => (line === replaced ? { ...piece, quantity: replaced.quantity } : line));
}

/** In the order of the form. isNew: email, name and payment are typed too, and for what is offered, floor and lift. */
export function draftFaults(draft: OrderDraft, isNew: boolean, offered: OfferedOptions | null = null): Fault[] {
  const { contact, address, gstin, lines, payment } = draft;
  const { store } = draft.delivery;
  const other = address.name.trim() !== '' || address.phone.trim() !== '';
  const own = contactFaults(contact).filter(({ field }) => isNew || field === 'phone');
  const fault = (field: string, label: string, message: string): Fault => ({ field, label, message });
  return [
    ...(lines.length > 0 ? [] : [fault('search', SAY.pieces, SAY.noPieces)]),
    ...own,
    ...(store ? [] : addressFaults(address, other)),
    ...(isNew && !store ? accessFaults(draft, offered) : []),
    ...(gstin.trim() && !readGstin(gstin) ? [fault('gstin', SAY.gstin, ORDER_EDIT_COPY.badGstin)] : []),
    ...(isNew && !payment ? [fault('payment', SAY.payment, SAY.noPayment)] : []),
  ];
}

/** What is asked about the delivery: a store, or services, parcels, access and windows at an address. */
export const deliveryOf = (draft: OrderDraft): Json =>
  draft.delivery.store ? { store: draft.delivery.store } : { ...termsOf(draft), slots: draft.slots };

/** Floor and lift of the address as it is now. */
export const withAccess = (draft: OrderDraft, access: Access | null): Pick<OrderDraft, 'delivery' | 'building'> => ({
  delivery: { ...draft.delivery, access },
  building: buildingOf(draft.address),
});

/** The window of a parcel; time null: any day that is possible. */
export const withSlot = (slots: OrderDraft['slots'], parcel: number, time: SlotTime | null): OrderDraft['slots'] => [
  ...slots.filter((one) => one.parcel !== parcel),
  ...(time ? [{ parcel, day: time.day, window: time.window }] : []),
];
