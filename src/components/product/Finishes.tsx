/** Colour swatches of a product, drawn by one element (.finishes in styles.css): lists have dozens. */

import type { CSSProperties } from 'react';
import { SHOWN } from '../../core/catalogue/constants.ts';
import { LISTING_COPY } from '../../core/catalogue/copy.ts';
import type { Product } from '../../core/product/product.ts';

type Piece = { readonly product: Pick<Product, 'options'> };

/** Returns the option that is shown as swatches, or undefined. */
export const finishesOf = ({ options }: Piece['product']) =>
  options.find(({ values }) => values.length > 1 && values.every(({ swatch }) => swatch !== null));

export function Finishes({ product, className = '' }: Piece & { readonly className?: string }) {
  const option = finishesOf(product);
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
