/** Price, options, quantity and buy button. Shows the build's product until newer data is loaded. */
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Price } from '../../components/product/Price.tsx';
import { QuantityStepper } from '../../components/QuantityStepper.tsx';
import { lineLimit } from '../../core/cart/cart.ts';
import { CART } from '../../core/cart/constants.ts';
import { CART_COPY } from '../../core/cart/copy.ts';
import { lineOf } from '../../core/cart/line.ts';
import { priceLine } from '../../core/product/price-note.ts';
import type { Product } from '../../core/product/product.ts';
import { storesText } from '../../core/product/product-texts.ts';
import { available } from '../../core/product/variant.ts';
import { COPY } from '../../core/shop/copy.ts';
import type { Seller } from '../../core/shop/site.ts';
import { addToCart } from '../../stores/cart.ts';
import { openPanel } from '../../stores/panel.ts';
import { $product } from '../../stores/product.ts';
import { useHydrated } from '../use-hydrated.ts';
import { BuyBar } from './BuyBar.tsx';
import { valueState } from './choice.ts';
import { LeastPrice } from './LeastPrice.tsx';
import { Options } from './Options.tsx';
import { Promises } from './Promises.tsx';
import { StockLine } from './StockLine.tsx';
import { useChoice } from './use-choice.ts';
import { WatchButton } from './WatchButton.tsx';

type Props = { readonly product: Product; readonly seller: Seller };

export function BuyBox({ product: built, seller }: Props) {
  const live = useStore($product, { ssr: 'initial' });
  const product = live.state === 'ready' ? live.product : built;
  const root = useHydrated<HTMLDivElement>();
  const { choice, variant, take } = useChoice(product);
  const [wanted, setWanted] = useState<number>(CART.minQuantity);
  const [message, setMessage] = useState('');
  const [fault, setFault] = useState('');
  const noteId = useId();

  const { price, originalPrice } = variant ?? product;
  const gone = live.state === 'missing' || (variant !== null && available(variant) === 0);
  const limit = variant ? Math.max(CART.minQuantity, lineLimit({ stock: available(variant) })) : CART.minQuantity;
  const quantity = Math.min(wanted, limit);
  const short = variant !== null && !gone && variant.stock !== null && wanted >= variant.stock;

  function add(): void {
    if (!variant) return;
    setFault('');
    const added = addToCart(lineOf(product, variant, quantity));
    setMessage(added > 0 ? COPY.product.added : COPY.product.inCart);
    openPanel('cart');
  }

  return (
    <div ref={root} className="flex flex-col gap-6">
      <div>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Price price={price} originalPrice={originalPrice} className="text-price" />
          {product.priceVaries && price && <LeastPrice product={product} chosen={variant} />}
        </div>
        <p className="mt-1 text-small text-soot tabular-nums empty:hidden">{priceLine(price, product.includes)}</p>
      </div>
      {product.options.map((option, index) => (
        <Options
          key={option.name}
          option={option}
          chosen={choice[index] ?? ''}
          standing={(value) => valueState(product, choice, index, value)}
          onChoose={(value) => {
            take(index, value);
            setMessage('');
            setFault('');
          }}
        />
      ))}
      <div>
        {(gone || variant) && (
          <StockLine
            inStock={!gone}
            lead={variant?.lead}
            town={seller.town}
            stores={storesText(product, variant?.sku ?? '')}
          />
        )}
        <div className="mt-3 flex gap-3" data-buy>
          <QuantityStepper
            value={quantity}
            min={CART.minQuantity}
            max={limit}
            label={COPY.product.quantity}
            onChange={(next) => setWanted(Math.max(CART.minQuantity, next))}
            onFault={setFault}
            faultId={noteId}
          />
          <Button className="flex-1" disabled={gone || !variant?.price} onClick={add}>
            {gone ? COPY.product.unavailable : COPY.product.addToCart}
          </Button>
        </div>
        <p
          id={noteId}
          className={`-mb-5 min-h-6 pt-1.5 text-small ${fault ? 'text-danger' : 'text-soot'}`}
          role="status"
        >
          {fault || message || (!variant ? COPY.product.notMade : short ? CART_COPY.onlyLeft(variant.stock ?? 0) : '')}
        </p>
      </div>
      {gone && variant && live.state !== 'missing' && <WatchButton key={variant.sku} sku={variant.sku} />}
      <Promises
        assembly={product.assembly}
        warranty={seller.warranty}
        delivery={seller.delivery}
        sku={variant?.sku ?? null}
      />
      <BuyBar name={product.name} price={price} originalPrice={originalPrice} gone={gone} onAdd={add} />
    </div>
  );
}
