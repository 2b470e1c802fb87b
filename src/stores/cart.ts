/** The cart in this browser, synchronised across tabs. */
import { atom } from 'nanostores';
import { addLine, type Cart, type CartLine, countItems, removeLine, setQuantity } from '../core/cart/cart.ts';
import { readCart } from '../core/cart/reader.ts';
import { onStorageChange, readStored, STORED, writeStored } from './storage.ts';

/** The cart of prerendered pages. */
export const EMPTY_CART: Cart = [];

/** Read when a script first needs it; empty on the server. */
export const $cart = atom<Cart>(typeof window === 'undefined' ? EMPTY_CART : readCart(readStored(STORED.cart)));

onStorageChange(STORED.cart, (text) => $cart.set(readCart(text)));

function store(cart: Cart): void {
  $cart.set(cart);
  writeStored(STORED.cart, JSON.stringify(cart));
}

/** Replaces the cart, after a quote or an order. */
export function replaceCart(cart: Cart): void {
  store(cart);
}

/** Returns how many items were added: fewer than requested when stock is short. */
export function addToCart(line: CartLine): number {
  const before = countItems($cart.get());
  store(addLine($cart.get(), line));
  return countItems($cart.get()) - before;
}

/** 0 or less removes the line. */
export function changeQuantity(sku: string, quantity: number): void {
  store(setQuantity($cart.get(), sku, quantity));
}

export function removeFromCart(sku: string): void {
  store(removeLine($cart.get(), sku));
}
