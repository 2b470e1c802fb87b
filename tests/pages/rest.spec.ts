/** The landing page behind an open panel rests: neither placeholders of pictures nor the hero are animated. */
import { NAVIGATION_COPY } from '../../src/core/shop/navigation-copy.ts';
import { ROUTES } from '../../src/core/shop/routes.ts';
import { PAINTED } from '../support/browser-args.ts';
import { expect, type Page, test } from '../support/page.ts';

test.use({ ...PAINTED, viewport: { width: 390, height: 844 } });

const WATCHED_MS = 2000;
/** An animation on the main thread computes styles for each frame, up to 60 times a second. */
const AT_MOST = 20;

/** Returns how often the styles of a page are computed while its search is open and nobody types. */
async function countStylesBehindSearch(page: Page): Promise<number> {
  // In view, so that its placeholders have started to pulse.
  await page.locator('[data-quick-add]:visible').first().scrollIntoViewIfNeeded();
  await page.getByRole('banner').getByRole('link', { name: NAVIGATION_COPY.search }).click();
  // Not by its role: for that Playwright computes the styles of everything, also of cards that the browser skips.
  await expect(page.locator('[role="dialog"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The panel's own entrance.
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const count = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  const before = await count();
  await page.waitForTimeout(WATCHED_MS);
  return (await count()) - before;
}

test('the landing page behind its search computes no styles', async ({ page }) => {
  await page.goto(ROUTES.home.path);
  expect(await countStylesBehindSearch(page)).toBeLessThanOrEqual(AT_MOST);
});

test('control: placeholders that pulse behind it are counted', async ({ page }) => {
  await page.goto(ROUTES.home.path);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.pulse::before { animation-play-state: running !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await countStylesBehindSearch(page)).toBeGreaterThan(AT_MOST);
});
