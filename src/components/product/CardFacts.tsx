/** Size and lead time of a product in one line of its card; from 640 px on, and in list view. */
import { DELIVERY_COPY } from '../../core/delivery/copy.ts';
import { FIT_COPY } from '../../core/product/fit-copy.ts';
import type { Product } from '../../core/product/product.ts';
import { SHIPPING } from '../../core/shop/constants.ts';

type Props = { readonly product: Pick<Product, 'dimensions' | 'inStock'> };

export function CardFacts({ product: { dimensions, inStock } }: Props) {
  const { from, to } = SHIPPING.processingDays;
  const size = dimensions && FIT_COPY.cardSizes(dimensions.width, dimensions.depth, dimensions.height);
  const parts = [size, inStock ? DELIVERY_COPY.cardLeaves(from, to) : null].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="mt-1 truncate text-caption text-soot tabular-nums max-sm:hidden list:mt-2 list:block list:text-small">
      {parts.join(' · ')}
    </p>
  );
}
