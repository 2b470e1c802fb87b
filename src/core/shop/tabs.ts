/** A row of tabs wider than its place: how far an arrow moves it, and whether it needs one (§9). */
import { CATEGORY_BROWSER } from './constants.ts';

/** The smaller of 70 % of the row's width and 280 px. */
export function tabStep(widthPx: number): number {
  return Math.min(widthPx * CATEGORY_BROWSER.tabStepRatio, CATEGORY_BROWSER.tabStepMaxPx);
}

/** What lies beyond either end, a pixel or two aside. */
export function hiddenSides(row: {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}): {
  readonly before: boolean;
  readonly after: boolean;
} {
  const rest = row.scrollWidth - row.clientWidth;
  const slack = CATEGORY_BROWSER.overflowTolerancePx;
  return { before: row.scrollLeft > slack, after: rest - row.scrollLeft > slack };
}
