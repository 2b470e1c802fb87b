/** The lines of the cart, for panel and page. */
import type { Cart, CartLine } from '../../core/cart/cart.ts';
import { CART_COPY } from '../../core/cart/copy.ts';
import { removeFromCart } from '../../stores/cart.ts';
import { CartRow } from './CartRow.tsx';

export function CartLines({ cart, onRemoved }: { readonly cart: Cart; readonly onRemoved: (message: string) => void }) {
  function remove(line: CartLine): void {
    removeFromCart(line.sku);
    onRemoved(CART_COPY.removed(line.name));
  }
  return (
    <ul>
      {cart.map((line) => (
        <CartRow key={line.sku} line={line} onRemove={remove} />
      ))}
    </ul>
  );
}
