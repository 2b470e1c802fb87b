/** Checks an open page at several screen sizes: opening it once for each would repeat what led to it. */
import { violations } from './axe.ts';
import { type Page, SCREENS } from './page.ts';
import { sideways } from './reading-order.ts';

type Screen = (typeof SCREENS)[number];

export const PHONE_AND_LAPTOP: readonly Screen[] = [SCREENS[0], SCREENS[2]];

/**
 * Lays out what is skipped far from the screen (islands/shell/below-fold.ts), for the new size of the window: what measures
 * a page would otherwise see some parts with the sizes of before. Then waits two frames, in which sliders follow.
 */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-drawn]')) part.dataset.drawn = 'now';
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Resizes a page to each size in turn, awaits the check, and resizes it back. */
export async function atSizes(
  page: Page,
  sizes: readonly Screen[],
  check: (screen: Screen) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  for (const screen of sizes) {
    await page.setViewportSize({ width: screen.width, height: screen.height });
    await layOutAll(page);
    await check(screen);
  }
  if (before) await page.setViewportSize(before);
}

/** Returns what axe finds, and whether the page is wider than its screen. */
export async function faultsOf(page: Page): Promise<string[]> {
  return [...((await sideways(page)) > 0 ? ['wider than the screen'] : []), ...(await violations(page))];
}

/** Returns the faults of a page at each size, after the name of the size. */
export async function faultsAt(page: Page, sizes: readonly Screen[] = SCREENS): Promise<string[]> {
  const found: string[] = [];
  await atSizes(page, sizes, async ({ name }) => {
    for (const fault of await faultsOf(page)) found.push(`${name}: ${fault}`);
  });
  return found;
}
