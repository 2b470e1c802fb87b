/** From a finished checkout to an order: what is sent, what has changed meanwhile, and what is left in the cart. */

import type { Cart } from '../cart/cart.ts';
import { readMobile, readPin } from '../delivery/address.ts';
import type { Placed } from '../order/reader.ts';
import type { OrderBody } from '../order/shapes.ts';
import { MONEY } from '../shop/constants.ts';
import { asFlag, asNumber, asObject, ignore, type Json } from '../shop/read.ts';
import { orderPath } from '../shop/routes.ts';
import type { Draft } from './checkout.ts';
import type { QuoteChange, WantedLine } from './quote.ts';
import { type QuoteView, readChange, readQuote } from './quote-reader.ts';

/** Price of one piece by SKU, in minor units, as the shopper sees it: what the shop compares. */
export function pricesSeen(cart: Cart): Record<string, number> {
  return Object.fromEntries(
    cart.flatMap(({ sku, price }) => (price?.currency === MONEY.currency ? [[sku, price.amount]] : [])),
  );
}

/** The coupon that counts, '' for none. */
export const couponOf = ({ coupon }: Pick<QuoteView, 'coupon'>): string =>
  coupon?.state === 'applied' ? coupon.code : '';

/** The order as it is asked for: what the draft says, at the total of the quote. */
export function orderBodyOf(draft: Draft, cart: Cart, quote: QuoteView): OrderBody {
  const { contact, address, other } = draft;
  const seen = pricesSeen(cart);
  const coupon = couponOf(quote);
  const name = contact.name.trim();
  const phone = readMobile(contact.phone) ?? contact.phone;
  return {
    lines: cart.map(({ sku, quantity }) => ({ sku, quantity, ...(sku in seen && { price: seen[sku] }) })),
    total: quote.total,
    ...(coupon && { coupon }),
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
    payment: draft.payment,
  };
}

/**
 * One wish to order: its Idempotency-Key, and every body that was sent with it and not yet answered, the last one last. A
 * key makes one order at most, so a shopper who changes something after a lost reply keeps the key.
 * refused: the last answer was 409. The key is kept for the next attempt: an earlier request under it may still be running, and
 * could be placed after all.
 */
export type Attempt = { readonly key: string; readonly bodies: readonly Json[]; readonly refused?: boolean };

/** The attempt with one more body, unless it is there already. */
export function withBody({ key, bodies }: Attempt, body: Json): Attempt {
  const text = JSON.stringify(body);
  return { key, bodies: [...bodies.filter((other) => JSON.stringify(other) !== text), body] };
}

/** Reads a stored attempt; null for none and for garbage. */
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

/** Why an order was not made: amounts in minor units, what each line was and is, and the whole as it is now. */
export type Conflict = {
  readonly was: number;
  readonly now: number;
  readonly changes: readonly QuoteChange[];
  readonly quote: QuoteView;
};

/** Reads the answer 409; null without a quote. */
export function readConflict(body: unknown): Conflict | null {
  const object = asObject(body);
  const quote = object && readQuote(object.quote, ignore);
  if (!object || !quote) return null;
  const changes = Array.isArray(object.changes) ? object.changes.map(readChange).filter((one) => one !== null) : [];
  return { was: asNumber(object.was) ?? quote.total, now: asNumber(object.now) ?? quote.total, changes, quote };
}

/** The cart as the shop has it: today's prices, as many as there are, without what is gone. */
export function agreeTo(cart: Cart, quote: QuoteView): Cart {
  const known = new Map(quote.lines.map((line) => [line.sku, line]));
  return cart.flatMap((line) => {
    const now = known.get(line.sku);
    if (!now || now.available < 1) return [];
    const price = { amount: now.price, currency: quote.currency };
    return [{ ...line, price, stock: now.available, quantity: Math.min(line.quantity, now.available) }];
  });
}

/** What is left of a cart once lines of it are ordered: what another tab has added meanwhile stays. */
export function withoutOrdered(cart: Cart, ordered: readonly WantedLine[]): Cart {
  const gone = new Map(ordered.map(({ sku, quantity }) => [sku, quantity]));
  return cart.flatMap((line) => {
    const quantity = line.quantity - (gone.get(line.sku) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Where to go once it is placed: to the provider's page where one takes the money, else to the order's own. */
export function pageAfter({ number, token, payment }: Placed): string {
  return payment.kind === 'redirect' ? payment.url : orderPath(number, token);
}
