/** Subtotal of the cart. */
import { type Cart, subtotal } from '../../core/cart/cart.ts';
import { CART_COPY } from '../../core/cart/copy.ts';
import { priceText } from '../../core/product/product-texts.ts';

export function Totals({ cart }: { readonly cart: Cart }) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 text-price tabular-nums">
        <span className="text-body">{CART_COPY.subtotal}</span>
        <span>{priceText(subtotal(cart))}</span>
      </p>
      <p className="mt-1 text-caption text-soot">{CART_COPY.taxNote}</p>
    </div>
  );
}
