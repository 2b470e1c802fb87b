/** Moves a product from the wishlist to the cart, with a choice of variants if there are several. */
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { CART } from '../../core/cart/constants.ts';
import { lineOf } from '../../core/cart/line.ts';
import type { Product } from '../../core/product/product.ts';
import { available, defaultVariant, variantName } from '../../core/product/variant.ts';
import { COPY } from '../../core/shop/copy.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';
import { addToCart } from '../../stores/cart.ts';

type Props = {
  readonly product: Product;
  readonly onMoved: () => void;
  readonly onMessage: (message: string) => void;
};

export function MoveToCart({ product, onMoved, onMessage }: Props) {
  const [sku, setSku] = useState(defaultVariant(product)?.sku);
  const variant = product.variants.find((one) => one.sku === sku) ?? null;
  const free = variant !== null && available(variant) !== 0 && variant.price !== null;

  function move(): void {
    if (!variant) return;
    const added = addToCart(lineOf(product, variant, CART.minQuantity));
    onMessage((added > 0 ? WISHLIST_COPY.moved : WISHLIST_COPY.inCartAlready)(product.name));
    if (added > 0) onMoved();
  }

  return (
    <div className="mt-auto flex flex-col gap-2 pt-4">
      {product.variants.length > 1 && (
        <select
          aria-label={WISHLIST_COPY.choose(product.name)}
          value={sku}
          onChange={(event) => setSku(event.target.value)}
          className="h-11 w-full min-w-0 rounded-control border border-(--edge) bg-paper px-2.5 text-small text-ellipsis"
        >
          {product.variants.map((one) => (
            <option key={one.sku} value={one.sku} disabled={available(one) === 0}>
              {available(one) === 0 ? WISHLIST_COPY.soldOut(variantName(one)) : variantName(one)}
            </option>
          ))}
        </select>
      )}
      <Button kind="outline" className="w-full px-3!" disabled={!free} onClick={move}>
        {free ? WISHLIST_COPY.move : COPY.product.unavailable}
        <span className="sr-only"> {product.name}</span>
      </Button>
    </div>
  );
}
