/** Colour swatches of a product, drawn by one element (.finishes in styles.css): lists have dozens. */

import type { CSSProperties } from 'react';
import { SHOWN } from '../../core/catalogue/constants.ts';
import { LISTING_COPY } from '../../core/catalogue/copy.ts';
import type { Product } from '../../core/product/product.ts';

export function Finishes({
  product,
  className = '',
}: {
  readonly product: Pick<Product, 'options'>;
  readonly className?: string;
}) {
  const option = product.options.find(
    ({ values }) => values.length > 1 && values.every(({ swatch }) => swatch !== null),
  );
  if (!option) return null;
  const shown = option.values.slice(0, SHOWN.finishes);
  const rest = option.values.length - shown.length;
  const colours = shown.map(({ swatch }, index) => [`--${index + 1}`, swatch]);
  return (
    <p
      role="img"
      aria-label={LISTING_COPY.inColours(option.values.length)}
      className={`finishes ${className}`}
      style={{ '--n': shown.length, ...Object.fromEntries(colours) } as CSSProperties}
    >
      {rest > 0 && LISTING_COPY.moreFinishes(rest)}
    </p>
  );
}
