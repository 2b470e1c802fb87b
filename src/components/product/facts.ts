/** Measures and origin of a product as rows. */
import type { Product } from '../../core/product/product.ts';
import { COPY } from '../../core/shop/copy.ts';

export type Row = readonly [name: string, value: string];

export function measures({ dimensions, weight }: Product): Row[] {
  const { centimetres, kilograms, ...words } = COPY.product;
  const sides = dimensions
    ? (['width', 'depth', 'height'] as const).map((side): Row => [words[side], centimetres(dimensions[side])])
    : [];
  return weight ? [...sides, [words.weight, kilograms(weight)]] : sides;
}

export function origins({ brand, sku, materials, colours }: Product): Row[] {
  const rows: [string, string | null][] = [
    [COPY.product.materials, materials.join(', ')],
    [COPY.product.colours, colours.join(', ')],
    [COPY.product.brand, brand],
    [COPY.product.sku, sku],
  ];
  return rows.flatMap(([name, value]): Row[] => (value ? [[name, value]] : []));
}
