/**
 * Price: 'from' when variants differ, with the variant it is for in list view and for assistive technology; the original
 * struck through when reduced, rupees beside dollars.
 */

import { PRODUCT_COPY } from '../../core/product/copy.ts';
import { priceText, rupeesText } from '../../core/product/product-texts.ts';
import { COPY } from '../../core/shop/copy.ts';
import type { Money } from '../../core/shop/money.ts';

type Props = {
  readonly price: Money | null;
  readonly originalPrice: Money | null;
  readonly varies?: boolean;
  /** The variant at this price. */
  readonly of?: string | null;
  readonly className?: string;
};

export function Price({ price, originalPrice, varies = false, of = null, className = '' }: Props) {
  const rupees = rupeesText(price);
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${className}`}>
      {varies && price && <span className="-mr-1 text-soot">{COPY.product.from} </span>}
      {price && !originalPrice ? (
        priceText(price)
      ) : (
        <span className={originalPrice ? 'text-clay' : 'text-soot'}>{priceText(price)}</span>
      )}
      {varies && price && of && (
        <span className="sr-only list:not-sr-only list:text-small list:text-soot">{PRODUCT_COPY.inVariant(of)}</span>
      )}
      {originalPrice && (
        <s className="text-[0.875em] text-soot decoration-1">
          <span className="sr-only">{COPY.product.was} </span>
          {priceText(originalPrice)}
        </s>
      )}
      {rupees && <span className="text-[0.875em] text-soot">{rupees}</span>}
    </p>
  );
}
