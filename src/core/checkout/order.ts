/** Converts a finished checkout to an order request and handles its conflicts. */

import type { Cart } from '../cart/cart.ts';
import { readMobile, readPin } from '../delivery/address.ts';
import type { Placed } from '../order/reader.ts';
import type { OrderBody } from '../order/shapes.ts';
import { MONEY } from '../shop/constants.ts';
import { asFlag, asNumber, asObject, asText, ignore, type Json } from '../shop/read.ts';
import { orderPath } from '../shop/routes.ts';
import { type Draft, termsOf } from './checkout.ts';
import type { QuoteChange, WantedLine } from './quote.ts';
import { type QuoteView, readChange, readQuote } from './quote-reader.ts';

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

/**
 * One attempt to order: its Idempotency-Key and every request body sent under it without a response, the latest last. A
 * key makes one order at most, so changes after a lost response keep the key. refused: the last response was 409. The
 * key is kept even then, as an earlier request under it may still be running and succeed.
 */
export type Attempt = { readonly key: string; readonly bodies: readonly Json[]; readonly refused?: boolean };

/** Adds a body to the attempt unless it is already there. */
export function withBody({ key, bodies }: Attempt, body: Json): Attempt {
  const text = JSON.stringify(body);
  return { key, bodies: [...bodies.filter((other) => JSON.stringify(other) !== text), body] };
}

/** Parses a stored attempt; null when absent or invalid. */
export function readAttempt(stored: string | undefined): Attempt | null {
  try {
    const object = asObject(JSON.parse(stored ?? ''));
    const bodies = Array.isArray(object?.bodies) ? object.bodies.map(asObject).filter((body) => body !== null) : [];
    const key = object?.key;
    if (typeof key !== 'string' || !/^[\w.:-]{16,200}$/.test(key) || bodies.length === 0) return null;
    return { key, bodies, ...(asFlag(object?.refused) && { refused: true }) };
  } catch {
    return null;
  }
}

/** Why an order was refused: amounts in minor units, each line before and now, and the current quote. */
export type Conflict = {
  readonly was: number;
  readonly now: number;
  readonly changes: readonly QuoteChange[];
  readonly quote: QuoteView;
  /** Why a chosen delivery window cannot be had; '' when that is not the reason. */
  readonly slots: string;
};

/** Reads a 409 response; null when it holds no quote. */
export function readConflict(body: unknown): Conflict | null {
  const object = asObject(body);
  const quote = object && readQuote(object.quote, ignore);
  if (!object || !quote) return null;
  const changes = Array.isArray(object.changes) ? object.changes.map(readChange).filter((one) => one !== null) : [];
  // Nothing but the delivery windows can be the reason when goods and total are the same.
  const isSlots = Array.isArray(object.full) || (changes.length === 0 && object.was === object.now);
  const slots = isSlots ? (asText(object.message) ?? '') : '';
  return { was: asNumber(object.was) ?? quote.total, now: asNumber(object.now) ?? quote.total, changes, quote, slots };
}

/** Updates the cart to the quote: current prices, available quantities, no unavailable lines. */
export function acceptQuote(cart: Cart, quote: QuoteView): Cart {
  const known = new Map(quote.lines.map((line) => [line.sku, line]));
  return cart.flatMap((line) => {
    const now = known.get(line.sku);
    if (!now || now.available < 1) return [];
    const price = { amount: now.price, currency: quote.currency };
    const { lead: _, ...rest } = line;
    const lead = now.lead && { lead: now.lead };
    return [{ ...rest, ...lead, price, stock: now.available, quantity: Math.min(line.quantity, now.available) }];
  });
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
