/** The lookbook's page: columns of six, each column's pictures in a rhythm of its own. */
import { LOOKBOOK } from '../shop/constants.ts';

/** Ratios of width to height that follow each other down a column. */
const RATIOS = ['4 / 5', '1 / 1', '3 / 4'] as const;

export type Look<T> = { readonly item: T; readonly index: number; readonly ratio: string };

/**
 * Cut into columns, item after item across them, so that the first four stand at the head of the page. Every column begins
 * one step further in the rhythm, so that no two neighbours are of one height.
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
