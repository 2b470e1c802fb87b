/** Reads a stored or received cart, and drops lines that are not valid. */
import { readLead } from '../delivery/lead-reader.ts';
import { readPicture } from '../images/reader.ts';
import { readCurrency } from '../shop/money.ts';
import { asNumber, asObject, asText } from '../shop/read.ts';
import type { Cart, CartLine } from './cart.ts';
import { CART } from './constants.ts';

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
