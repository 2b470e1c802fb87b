/** Buy bar at the bottom of phones, shown when the buy button has scrolled out of view (buy-bar.ts). */
import { Button } from '../../components/Button.tsx';
import { Price } from '../../components/product/Price.tsx';
import { COPY } from '../../core/shop/copy.ts';
import type { Money } from '../../core/shop/money.ts';

type Props = {
  readonly name: string;
  readonly price: Money | null;
  readonly originalPrice: Money | null;
  readonly gone: boolean;
  readonly onAdd: () => void;
};

export function BuyBar({ name, price, originalPrice, gone, onAdd }: Props) {
  return (
    <div className="buy-bar no-print">
      <div className="min-w-0">
        <p className="truncate text-small">{name}</p>
        <Price price={price} originalPrice={originalPrice} className="text-small" />
      </div>
      <Button disabled={gone || !price} onClick={onAdd} className="shrink-0 px-5!">
        {gone ? COPY.product.unavailable : COPY.product.addToCart}
      </Button>
    </div>
  );
}
