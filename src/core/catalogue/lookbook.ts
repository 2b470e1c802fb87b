/** Pieces of the lookbook, and their layout: columns of six pictures with varying aspect ratios. */
import type { Picture } from '../images/picture.ts';
import type { Product } from '../product/product.ts';
import { shortText } from '../product/product-texts.ts';
import { LOOKBOOK } from './constants.ts';

export type LookPiece = {
  readonly slug: string;
  readonly name: string;
  readonly short: string;
  readonly picture: Picture | null;
};

export function lookOf(product: Product): LookPiece {
  const { slug, name, pictures } = product;
  return { slug, name, short: shortText(product), picture: pictures[0] ?? null };
}

/** Aspect ratios (width / height) that repeat down a column. */
const RATIOS = ['4 / 5', '1 / 1', '3 / 4'] as const;

export type Look<T> = { readonly item: T; readonly index: number; readonly ratio: string };

/**
 * Deals the items out across the columns, so that the first four are on top. Each column starts one ratio later, so that
 * neighbours differ in height.
 */
export function columnsOf<T>(items: readonly T[]): Look<T>[][] {
  const count = Math.ceil(items.length / LOOKBOOK.perColumn);
  const columns: Look<T>[][] = Array.from({ length: count }, () => []);
  items.forEach((item, index) => {
    const column = index % count;
    const row = Math.floor(index / count);
    columns[column]?.push({ item, index, ratio: RATIOS[(row + column) % RATIOS.length] as string });
  });
  return columns;
}
