/** Subtotal of the cart. */
import { type Cart, subtotal } from '../../core/cart/cart.ts';
import { priceText } from '../../core/product/product-texts.ts';
import { COPY } from '../../core/shop/copy.ts';

export function Totals({ cart }: { readonly cart: Cart }) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 text-price tabular-nums">
        <span className="text-body">{COPY.cart.subtotal}</span>
        <span>{priceText(subtotal(cart))}</span>
      </p>
      <p className="mt-1 text-caption text-soot">{COPY.cart.taxNote}</p>
    </div>
  );
}
