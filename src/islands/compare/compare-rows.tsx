/** The rows of the comparison. */
import type { ReactNode } from 'react';
import { Price } from '../../components/product/Price.tsx';
import { Rating } from '../../components/product/Rating.tsx';
import { COMPARE_COPY } from '../../core/catalogue/compare-copy.ts';
import type { Product } from '../../core/product/product.ts';
import { assemblyText } from '../../core/product/product-texts.ts';
import { COPY } from '../../core/shop/copy.ts';

type Row = readonly [name: string, value: (product: Product) => ReactNode];

const sizeText = ({ dimensions }: Product) =>
  dimensions && `${dimensions.width} × ${dimensions.depth} × ${dimensions.height} cm`;

export const ROWS: readonly Row[] = [
  [
    COMPARE_COPY.price,
    ({ price, originalPrice, priceVaries }) => (
      <Price price={price} originalPrice={originalPrice} varies={priceVaries} />
    ),
  ],
  [COPY.catalogue.rating, (product) => <Rating product={product} />],
  [COMPARE_COPY.size, sizeText],
  [COMPARE_COPY.weight, ({ weight }) => weight && COPY.product.kilograms(weight)],
  [COMPARE_COPY.materials, ({ materials }) => materials.join(', ')],
  [COMPARE_COPY.colours, ({ colours }) => colours.join(', ')],
  [COMPARE_COPY.care, ({ care }) => care],
  [COMPARE_COPY.assembly, ({ assembly }) => assembly && assemblyText(assembly)],
];
