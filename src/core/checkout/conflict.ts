/** The 409 response of a checkout: the new quote and what a shopper has to accept. */
import type { Cart } from '../cart/cart.ts';
import { asNumber, asObject, asText, ignore } from '../shop/read.ts';
import type { QuoteChange } from './quote.ts';
import { type QuoteView, readChange, readQuote } from './quote-reader.ts';

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
