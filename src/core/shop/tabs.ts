/** Arithmetic of a scrollable row of tabs. */
import { CATEGORY_BROWSER } from '../landing/constants.ts';

/** Step of an arrow in pixels: the smaller of 70 % of the row's width and 280. */
export function tabStep(widthPx: number): number {
  return Math.min(widthPx * CATEGORY_BROWSER.tabStepRatio, CATEGORY_BROWSER.tabStepMaxPx);
}

/** Which sides have hidden tabs, with a tolerance of a pixel or two. */
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
