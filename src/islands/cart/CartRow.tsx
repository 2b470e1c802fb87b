/** One line of the cart: product, quantity and price. */
import { useId, useState } from 'react';
import { LineLead } from '../../components/delivery/LineLead.tsx';
import { NoPicture } from '../../components/NoPicture.tsx';
import { Picture } from '../../components/Picture.tsx';
import { QuantityStepper } from '../../components/QuantityStepper.tsx';
import { type CartLine, lineLimit } from '../../core/cart/cart.ts';
import { CART } from '../../core/cart/constants.ts';
import { CART_COPY } from '../../core/cart/copy.ts';
import { priceText } from '../../core/product/product-texts.ts';
import { COPY } from '../../core/shop/copy.ts';
import { multiplyMoney } from '../../core/shop/money.ts';
import { productPath } from '../../core/shop/routes.ts';
import { changeQuantity } from '../../stores/cart.ts';

const THUMBNAIL_MAX = 320;

/** True when the quantity has reached the available stock. */
function atLimit(line: CartLine): boolean {
  return line.stock !== null && line.quantity >= line.stock;
}

export function CartRow({ line, onRemove }: { readonly line: CartLine; readonly onRemove: (line: CartLine) => void }) {
  const href = `${productPath(line.slug)}${line.variant ? `?variant=${encodeURIComponent(line.sku)}` : ''}`;
  const [refused, setRefused] = useState(false);
  const [fault, setFault] = useState('');
  const noteId = useId();
  const over = refused || (line.stock !== null && line.quantity > line.stock);
  function change(quantity: number): void {
    setRefused(quantity > lineLimit(line));
    if (quantity < CART.minQuantity) onRemove(line);
    else changeQuantity(line.sku, quantity);
  }
  return (
    <li className="grid grid-cols-[88px_1fr] gap-5 border-b py-6 last:border-b-0">
      {/* Duplicate of the name's link, for pointers only. */}
      {/* biome-ignore lint/a11y/useAnchorContent: hidden from assistive technology and the keyboard. */}
      <a href={href} tabIndex={-1} aria-hidden="true" className="block">
        {line.picture ? (
          <Picture picture={line.picture} sizes="88px" max={THUMBNAIL_MAX} alt="" className="h-[110px] w-22" />
        ) : (
          <NoPicture className="h-[110px] w-22" />
        )}
      </a>
      <div className="flex min-w-0 flex-col">
        <div className="flex justify-between gap-4">
          <h3 className="text-card">
            <a href={href} className="decoration-1 underline-offset-4 hover:underline">
              {line.name}
            </a>
          </h3>
          <p className="text-card whitespace-nowrap tabular-nums">
            {line.price ? priceText(multiplyMoney(line.price, line.quantity)) : COPY.product.noPrice}
          </p>
        </div>
        {line.variant && <p className="mt-0.5 text-caption text-soot">{line.variant}</p>}
        <LineLead lead={line.lead} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
          <QuantityStepper
            small
            value={line.quantity}
            min={0}
            max={lineLimit(line)}
            label={CART_COPY.quantityOf(line.name)}
            onChange={change}
            onFault={setFault}
            faultId={noteId}
          />
          <button type="button" className="link min-h-6 text-caption" onClick={() => onRemove(line)}>
            {CART_COPY.remove}
            <span className="sr-only"> {line.name}</span>
          </button>
        </div>
        <p
          id={noteId}
          className={`text-caption not-empty:mt-2 ${fault || over ? 'text-danger' : 'text-soot'}`}
          role="status"
        >
          {fault || (over && `${CART_COPY.unavailable} `)}
          {!fault && atLimit(line) && CART_COPY.onlyLeft(line.stock ?? 0)}
        </p>
      </div>
    </li>
  );
}
