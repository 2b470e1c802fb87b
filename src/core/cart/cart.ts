/** The cart: lines of one variant each, kept by the shopper's browser; prices are for display, the server decides. */

import { type Picture, readPicture } from '../images/picture.ts';
import { CART } from '../shop/constants.ts';
import { addMoney, type Money, multiplyMoney, readCurrency } from '../shop/money.ts';
import { asNumber, asObject, asText } from '../shop/read.ts';

export type CartLine = {
  /** The variant's SKU: unique in a cart. */
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  /** 'Olive linen / Large', '' without options. */
  readonly variant: string;
  readonly picture: Picture | null;
  /** As last seen; null: price not available. */
  readonly price: Money | null;
  readonly quantity: number;
  /** As last seen; null: unknown. */
  readonly stock: number | null;
};
export type Cart = readonly CartLine[];

/** The most of a line that may be in the cart. */
export function lineLimit(line: Pick<CartLine, 'stock'>): number {
  return Math.min(CART.maxPerLine, line.stock ?? CART.maxPerLine);
}

/** A whole quantity from what a shopper typed: digits only, required (§5). Anything else is null. */
export function parseQuantity(text: string): number | null {
  const trimmed = text.trim();
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : null;
}

/** How many of the quantity asked for are in the cart when the line is added: old and new together, up to the limit. */
export function addLine(cart: Cart, line: CartLine): Cart {
  const present = cart.find((other) => other.sku === line.sku);
  const wanted = line.quantity + (present?.quantity ?? 0);
  const quantity = Math.min(Math.floor(wanted), lineLimit(line));
  if (!(quantity >= CART.minQuantity)) return cart;
  const next = { ...line, quantity };
  if (present) return cart.map((other) => (other.sku === line.sku ? next : other));
  return cart.length >= CART.maxLines ? cart : [...cart, next];
}

/** Sets a quantity; 0 or less removes the line (§4), more than is available keeps what is. */
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

/** Pieces in the cart, all lines together. */
export function countItems(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

/** Sum of the lines that have a price in the currency of the first priced line; null for none. */
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
  };
  return { ...line, quantity: Math.max(CART.minQuantity, Math.min(Math.floor(quantity), CART.maxPerLine)) };
}

/** Reads a stored cart. Garbage is an empty cart, a bad line is dropped, equal SKUs are one line: never a throw. */
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
