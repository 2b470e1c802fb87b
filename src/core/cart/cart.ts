/** The cart: lines of one variant each, stored in the shopper's browser. Prices are for display; the server decides. */

import type { Lead } from '../delivery/lead.ts';
import type { Picture } from '../images/picture.ts';
import { addMoney, type Money, multiplyMoney } from '../shop/money.ts';
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
