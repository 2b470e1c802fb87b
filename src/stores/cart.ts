/** The cart of this browser, the same in every tab. */
import { atom } from 'nanostores';
import { addLine, type Cart, type CartLine, countItems, readCart, removeLine, setQuantity } from '../core/cart/cart.ts';
import { onStored, readStored, STORED, writeStored } from './storage.ts';

/** What prerendered pages show. */
export const NOBODYS_CART: Cart = [];

/** Read once a script needs it; the server has none, and prerendered pages show an empty one. */
export const $cart = atom<Cart>(typeof window === 'undefined' ? NOBODYS_CART : readCart(readStored(STORED.cart)));

onStored(STORED.cart, (text) => $cart.set(readCart(text)));

function keep(cart: Cart): void {
  $cart.set(cart);
  writeStored(STORED.cart, JSON.stringify(cart));
}

/** Puts a whole cart in place of the one that was: what the shop has, or what an order has left. */
export function putCart(cart: Cart): void {
  keep(cart);
}

/** Answers how many pieces were added: fewer than asked for when stock ends. */
export function addToCart(line: CartLine): number {
  const before = countItems($cart.get());
  keep(addLine($cart.get(), line));
  return countItems($cart.get()) - before;
}

/** 0 or less removes the line. */
export function changeQuantity(sku: string, quantity: number): void {
  keep(setQuantity($cart.get(), sku, quantity));
}

export function removeFromCart(sku: string): void {
  keep(removeLine($cart.get(), sku));
}
