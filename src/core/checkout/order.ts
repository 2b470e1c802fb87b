/** Converts a finished checkout to an order request. */

import type { Cart } from '../cart/cart.ts';
import { readMobile, readPin } from '../delivery/address.ts';
import type { OrderBody } from '../order/order-body.ts';
import type { Placed } from '../order/placed-reader.ts';
import { MONEY } from '../shop/constants.ts';
import { orderPath } from '../shop/routes.ts';
import { termsOf } from './access.ts';
import type { Draft } from './draft.ts';
import type { WantedLine } from './offer.ts';
import type { QuoteView } from './quote-reader.ts';

/** Unit prices by SKU in minor units, as displayed; the shop compares them with its own. */
export function displayedPrices(cart: Cart): Record<string, number> {
  return Object.fromEntries(
    cart.flatMap(({ sku, price }) => (price?.currency === MONEY.currency ? [[sku, price.amount]] : [])),
  );
}

/** The valid coupon's code, '' for none. */
export const couponOf = ({ coupon }: Pick<QuoteView, 'coupon'>): string =>
  coupon?.state === 'applied' ? coupon.code : '';

/** Contact and address of an order request. */
export function partiesOf({ contact, address, other }: Draft): Pick<OrderBody, 'contact' | 'address'> {
  const name = contact.name.trim();
  const phone = readMobile(contact.phone) ?? contact.phone;
  return {
    contact: { name, email: contact.email.trim(), phone },
    address: {
      name: other ? address.name.trim() : name,
      phone: other ? (readMobile(address.phone) ?? address.phone) : phone,
      line1: address.line1.trim(),
      line2: address.line2.trim(),
      city: address.city.trim(),
      state: address.state.trim(),
      pin: readPin(address.pin) ?? address.pin,
    },
  };
}

/** The order request: the draft's fields with the quote's total. */
export function orderBodyOf(draft: Draft, cart: Cart, quote: QuoteView): OrderBody {
  const seen = displayedPrices(cart);
  const coupon = couponOf(quote);
  // A choice for a parcel that the van no longer brings is forgotten.
  const slots = draft.slots.filter(({ parcel }) => quote.vans.some((van) => van.parcel === parcel));
  return {
    lines: cart.map(({ sku, quantity }) => ({ sku, quantity, ...(sku in seen && { price: seen[sku] }) })),
    total: quote.total,
    ...(coupon && { coupon }),
    ...partiesOf(draft),
    delivery: { ...termsOf(draft), slots },
    payment: draft.payment,
    ...(draft.cartToken && { savedCart: draft.cartToken }),
  };
}

/** Removes the ordered lines from a cart; lines that another tab has added meanwhile stay. */
export function withoutOrdered(cart: Cart, ordered: readonly WantedLine[]): Cart {
  const gone = new Map(ordered.map(({ sku, quantity }) => [sku, quantity]));
  return cart.flatMap((line) => {
    const quantity = line.quantity - (gone.get(line.sku) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** The next page after an order is placed: the payment provider's, else the order's own. */
export function pageAfter({ number, token, payment }: Placed): string {
  return payment.kind === 'redirect' ? payment.url : orderPath(number, token);
}
