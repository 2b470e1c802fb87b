/** Colour swatches of a product. */

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
  const rest = option.values.length - SHOWN.finishes;
  return (
    <p
      role="img"
      aria-label={LISTING_COPY.inColours(option.values.length)}
      className={`flex items-center gap-1.5 ${className}`}
    >
      {option.values.slice(0, SHOWN.finishes).map(({ name, swatch }) => (
        <span
          key={name}
          className="size-2.5 rounded-full border border-(--edge) forced-color-adjust-none"
          style={{ backgroundColor: swatch ?? undefined }}
        />
      ))}
      {rest > 0 && <span className="text-caption text-soot">{LISTING_COPY.moreFinishes(rest)}</span>}
    </p>
  );
}
