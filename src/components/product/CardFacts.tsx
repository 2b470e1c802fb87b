/** Size and lead time of a product in one line of its card; from 640 px on, and in list view. */
import { createElement, type ReactNode } from 'react';
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

/** When the default variant leaves, true on any day; islands/shell/leaves-note.ts puts the date in its place. */
function leavesNote({ inStock, lead }: Props['product']): ReactNode {
  const { from, to } = SHIPPING.processingDays;
  if (!inStock) return null;
  if (!lead) return DELIVERY_COPY.cardLeaves(from, to);
  const { weeks, arrivesOn } = lead;
  const text = weeks === null ? DELIVERY_COPY.cardArriving : DELIVERY_COPY.cardMade(weeks);
  return createElement('leaves-note', { weeks: weeks ?? undefined, arrives: arrivesOn ?? undefined }, text);
}

type Props = { readonly product: Pick<Product, 'dimensions' | 'inStock' | 'lead'> };

export function CardFacts({ product }: Props) {
  const size = product.dimensions && sizeText(product.dimensions);
  const leaves = leavesNote(product);
  if (!size && !leaves) return null;
  return (
    <p className="mt-1 truncate text-caption text-soot tabular-nums max-sm:hidden list:mt-2 list:block list:text-small list:whitespace-normal list:[&>leaves-note]:inline-block">
      {size}
      {size && leaves && ' · '}
      {leaves}
    </p>
  );
}
