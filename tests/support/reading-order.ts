/** Reading order of a page: heading levels, and positions of texts and focusable elements in source order. */
import type { Page } from './page.ts';

/** Heading levels in main. */
export const headings = (page: Page): Promise<number[]> =>
  page.locator('main :is(h1, h2, h3, h4, h5, h6)').evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))));

/** Requires one h1 first and no skipped levels. */
export function headingFaults(levels: readonly number[]): string[] {
  const mains = levels.filter((level) => level === 1).length;
  return [
    ...(mains === 1 ? [] : [`${mains} main headings`]),
    ...levels.flatMap((level, index) => {
      const before = levels[index - 1] ?? 0;
      return level - before > 1 ? [before === 0 ? `begins with h${level}` : `h${level} after h${before}`] : [];
    }),
  ];
}

/** Returns the horizontal overflow in pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

export type Box = {
  readonly what: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/**
 * Bounding boxes of headings and focusable elements in main. Buttons on images are excluded, because their order is not
 * visual.
 */
export const readingBoxes = (page: Page): Promise<Box[]> =>
  page.locator('main').evaluate((main) => {
    const wanted = 'h1, h2, h3, a[href], button, input:not([type=hidden]), select, textarea, summary';
    const all = [...main.querySelectorAll<HTMLElement>(wanted)];
    const seen = all.filter(
      (one) =>
        one.tabIndex >= 0 &&
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest('[popover], [data-ring], [data-wish], .sr-only'),
    );
    const read = all.filter((one) => /^H\d$/.test(one.tagName) && one.checkVisibility() && !one.closest('.sr-only'));
    const order = new Set([...seen, ...read]);
    return all
      .filter((one) => order.has(one))
      .map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40);
        return {
          what: `${one.tagName.toLowerCase()} ${words}`,
          left,
          right,
          top: top + scrollY,
          bottom: bottom + scrollY,
        };
      });
  });

/** Lines of text may overlap by this many pixels. */
const SLACK = 2;

/** Later elements must be below, or in a column further right. */
export function orderFaults(boxes: readonly Box[]): string[] {
  return boxes.flatMap((box, index) => {
    const before = boxes[index - 1];
    if (!before) return [];
    const above = box.bottom <= before.top + SLACK;
    const aside = box.left >= before.right - SLACK;
    return above && !aside ? [`'${box.what}' is above '${before.what}', which precedes it`] : [];
  });
}
