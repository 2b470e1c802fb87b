/** Size and lead time of a product in one line of its card; from 640 px on, and in list view. */

import { SHIPPING } from '../../core/delivery/constants.ts';
import { DELIVERY_COPY } from '../../core/delivery/copy.ts';
import { FIT_COPY } from '../../core/product/fit-copy.ts';
import type { Dimensions, Product } from '../../core/product/product.ts';

/** Textiles and paper: their thickness says nothing about the room they take. */
const FLAT_CM = 2;

/** Width, depth and height; two of them for what is flat. */
function sizeText({ width, depth, height }: Dimensions): string {
  const sides = [width, depth, height];
  const wide = sides.filter((side) => side > FLAT_CM);
  return FIT_COPY.cardSizes(wide.length === 2 ? wide : sides);
}

type Props = { readonly product: Pick<Product, 'dimensions' | 'inStock'> };

export function CardFacts({ product: { dimensions, inStock } }: Props) {
  const { from, to } = SHIPPING.processingDays;
  const size = dimensions && sizeText(dimensions);
  const parts = [size, inStock ? DELIVERY_COPY.cardLeaves(from, to) : null].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="mt-1 truncate text-caption text-soot tabular-nums max-sm:hidden list:mt-2 list:block list:text-small">
      {parts.join(' · ')}
    </p>
  );
}
