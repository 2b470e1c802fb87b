/** The cart: lines of one variant each, stored in the shopper's browser. Prices are for display; the server decides. */

import type { Lead } from '../delivery/lead.ts';
import { readLead } from '../delivery/lead-reader.ts';
import { type Picture, readPicture } from '../images/picture.ts';
import { addMoney, type Money, multiplyMoney, readCurrency } from '../shop/money.ts';
import { asNumber, asObject, asText } from '../shop/read.ts';
import { CART } from './constants.ts';

export type CartLine = {
  /** The variant's SKU: unique in a cart. */
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  /** 'Olive linen / Large', '' without options. */
  readonly variant: string;
  readonly picture: Picture | null;
  /** Last known price; null: not available. */
  readonly price: Money | null;
  readonly quantity: number;
  /** Last known stock; null: unknown. */
  readonly stock: number | null;
  /** Last known; left out: in stock. */
  readonly lead?: Lead;
};
export type Cart = readonly CartLine[];

/** Maximum quantity of a line. */
export function lineLimit(line: Pick<CartLine, 'stock'>): number {
  return Math.min(CART.maxPerLine, line.stock ?? CART.maxPerLine);
}

/** Why a typed quantity is refused. */
export type QuantityFault = 'notWhole' | 'tooFew';

/** Parses a typed quantity: a whole number of 1 or more, digits only. Returns the reason for anything else. */
export function parseQuantity(text: string): number | QuantityFault {
  const trimmed = text.trim();
  if (!/^[-−]?\d+$/.test(trimmed)) return 'notWhole';
  if (!/^\d*[1-9]\d*$/.test(trimmed)) return 'tooFew'; // 0, or a sign: 1 is the smallest quantity.
  return Math.min(Number(trimmed), Number.MAX_SAFE_INTEGER);
}

/** Adds a line; of a SKU already in the cart the quantities add up, capped at lineLimit(). */
export function addLine(cart: Cart, line: CartLine): Cart {
  const present = cart.find((other) => other.sku === line.sku);
  const wanted = line.quantity + (present?.quantity ?? 0);
  const quantity = Math.min(Math.floor(wanted), lineLimit(line));
  if (!(quantity >= CART.minQuantity)) return cart;
  const next = { ...line, quantity };
  if (present) return cart.map((other) => (other.sku === line.sku ? next : other));
  return cart.length >= CART.maxLines ? cart : [...cart, next];
}

/** Sets a quantity, capped at lineLimit(); 0 or less removes the line. */
export function setQuantity(cart: Cart, sku: string, quantity: number): Cart {
  if (Number.isNaN(quantity)) return cart;
  if (quantity < CART.minQuantity) return removeLine(cart, sku);
  return cart.map((line) => {
    if (line.sku !== sku) return line;
    return { ...line, quantity: Math.max(CART.minQuantity, Math.min(Math.floor(quantity), lineLimit(line))) };
  });
}

export function removeLine(cart: Cart, sku: string): Cart {
  return cart.filter((line) => line.sku !== sku);
}

/** Total quantity of all lines. */
export function countItems(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

/** Sum of the lines priced in the currency of the first priced line; null when no line has a price. */
export function subtotal(cart: Cart): Money | null {
  let sum: Money | null = null;
  for (const { price, quantity } of cart) {
    if (!price || (sum && sum.currency !== price.currency)) continue;
    const amount = multiplyMoney(price, quantity);
    sum = sum ? addMoney(sum, amount) : amount;
  }
  return sum;
}

function readLine(value: unknown): CartLine | null {
  const object = asObject(value);
  const sku = object && asText(object.sku);
  const slug = object && asText(object.slug);
  const name = object && asText(object.name);
  const quantity = asNumber(object?.quantity);
  if (!sku || !slug || !name || quantity === null || quantity < CART.minQuantity) return null;
  const money = asObject(object.price);
  const amount = asNumber(money?.amount);
  const stock = asNumber(object.stock);
  const line = {
    sku,
    slug,
    name,
    variant: asText(object.variant) ?? '',
    picture: readPicture(object.picture, name),
    price:
      amount !== null && Number.isSafeInteger(amount) && amount > 0
        ? { amount, currency: readCurrency(money?.currency) }
        : null,
    stock: stock === null || stock < 0 ? null : Math.floor(stock),
    ...readLead(object),
  };
  return { ...line, quantity: Math.max(CART.minQuantity, Math.min(Math.floor(quantity), CART.maxPerLine)) };
}

/** Parses a stored cart. Invalid lines are dropped and equal SKUs merged; never throws. */
export function readCart(stored: string | undefined): Cart {
  if (!stored) return [];
  let body: unknown;
  try {
    body = JSON.parse(stored);
  } catch {
    return [];
  }
  if (!Array.isArray(body)) return [];
  const lines = body.map(readLine).filter((line) => line !== null);
  const bySku = new Map<string, CartLine>();
  for (const line of lines) if (!bySku.has(line.sku)) bySku.set(line.sku, line);
  return [...bySku.values()].slice(0, CART.maxLines);
}
