/** The requests that an order's draft in the back office becomes. */
import { readCode } from '../checkout/coupon.ts';
import type { WantedLine } from '../checkout/offer.ts';
import { readMobile, readPin } from '../delivery/address.ts';
import type { Json } from '../shop/read.ts';
import { deliveryOf, type OrderDraft } from './order-draft.ts';

export const wantedOf = ({ lines }: Pick<OrderDraft, 'lines'>): WantedLine[] =>
  lines.map(({ sku, quantity }) => ({ sku, quantity }));

function addressBody({ contact, address }: OrderDraft): Json {
  const phone = address.phone.trim() || contact.phone;
  return {
    ...Object.fromEntries(Object.entries(address).map(([key, text]) => [key, text.trim()])),
    name: address.name.trim() || contact.name.trim(),
    phone: readMobile(phone) ?? phone,
    pin: readPin(address.pin) ?? address.pin,
  };
}

/** The body of an edit. */
export const editBodyOf = (draft: OrderDraft): Json => ({
  lines: wantedOf(draft),
  phone: draft.contact.phone,
  address: addressBody(draft),
  gstin: draft.gstin.trim(),
});

/** The body of a new order at an accepted total. The prices that were seen are compared with today's. */
export function newOrderBody(draft: OrderDraft, total: number): Json {
  const { contact, coupon, gstin, payment } = draft;
  return {
    lines: draft.lines.map(({ sku, quantity, price }) => ({ sku, quantity, price })),
    total,
    contact: { name: contact.name.trim(), email: contact.email.trim(), phone: contact.phone },
    delivery: deliveryOf(draft),
    ...(draft.delivery.store === null && { address: addressBody(draft) }),
    payment,
    ...(readCode(coupon) && { coupon: readCode(coupon) }),
    ...(gstin.trim() && { gstin: gstin.trim() }),
  };
}
