/** Read-only lines of the order. */
import { useStore } from '@nanostores/react';
import { LineLead } from '../../components/delivery/LineLead.tsx';
import { Picture } from '../../components/Picture.tsx';
import { CHECKOUT } from '../../core/checkout/constants.ts';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { priceText } from '../../core/product/product-texts.ts';
import { SHOP_NAME } from '../../core/shop/built-name.ts';
import { COPY } from '../../core/shop/copy.ts';
import { multiplyMoney } from '../../core/shop/money.ts';
import { $cart } from '../../stores/cart.ts';
import { $quote } from '../../stores/checkout-quote.ts';

const SAY = CHECKOUT_COPY.summary;
const THUMBNAIL_MAX = 320;

export function Lines() {
  const cart = useStore($cart);
  const leads = new Map(useStore($quote).data?.lines.map((line) => [line.sku, line.lead]));
  const many = cart.length > CHECKOUT.summaryLines;
  return (
    <ul
      aria-label={SAY.lines}
      tabIndex={many ? 0 : undefined}
      className={many ? 'lg:max-h-[46dvh] lg:overflow-y-auto lg:border-b' : ''}
    >
      {cart.map(({ sku, name, variant, quantity, price, picture, lead }) => (
        <li key={sku} className="grid grid-cols-[64px_1fr] gap-4 border-b py-4 first:pt-0">
          {picture ? (
            <Picture picture={picture} sizes="64px" max={THUMBNAIL_MAX} alt="" className="h-20 w-16" />
          ) : (
            <span
              aria-hidden="true"
              className="grid h-20 w-16 place-content-center bg-stone/45 font-serif text-heading"
            >
              {SHOP_NAME.slice(0, 1)}
            </span>
          )}
          <div className="flex min-w-0 justify-between gap-4">
            <div className="min-w-0">
              <p className="text-card">{name}</p>
              {variant && <p className="mt-0.5 text-caption text-soot">{variant}</p>}
              <p className="mt-0.5 text-caption text-soot tabular-nums">
                {SAY.quantity(quantity)} {price ? priceText(price) : COPY.product.noPrice}
              </p>
              <LineLead lead={leads.get(sku) ?? lead} />
            </div>
            <p className="text-card whitespace-nowrap tabular-nums">
              {price && priceText(multiplyMoney(price, quantity))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
