/** An open tab that requests files of a previous build. */
import { awake, expect, type Page, test } from '../support/page.ts';

test.use({ allowed: /status of 404|Failed to load|ERR_FAILED|Error hydrating|dynamically imported/ });

/** Counts page loads. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** The bundle of the catalogue's island, in any build. */
const ISLAND = /\/_astro\/Catalogue\.[\w-]+\.js/;
const openIsland = (page: Page) => page.locator('[data-results] a').first().hover();
/** Counts islands of the current page that failed to load; read it with importFailed(). */
const countFailures = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { failures: 0 });
    addEventListener('astro:hydration-error', () => {
      (window as unknown as { failures: number }).failures += 1;
    });
  });

/** Resolves when an island has failed to load and the page had time to react. */
async function importFailed(page: Page): Promise<void> {
  const failures = () => page.evaluate(() => (window as unknown as { failures: number }).failures);
  await expect.poll(failures).toBeGreaterThan(0);
  await page.waitForTimeout(1500);
}

test('reloads once and recovers', async ({ page }) => {
  const count = countLoads(page);
  await page.route(ISLAND, (route) => (count() === 1 ? route.fulfill({ status: 404, body: '' }) : route.fallback()));
  await page.goto('/shop');
  await openIsland(page);
  await expect.poll(count).toBe(2);
  await page.mouse.move(0, 0);
  await awake(page.locator('[data-results] a').first());
  expect(count()).toBe(2);
});

test('does not reload repeatedly when the file stays missing, nor at all when offline', async ({ page }) => {
  const count = countLoads(page);
  let network = false;
  await page.route(ISLAND, (route) => (network ? route.fulfill({ status: 404, body: '' }) : route.abort()));
  await countFailures(page);
  await page.goto('/shop');
  await openIsland(page);
  await importFailed(page);
  expect(count(), 'the network is away').toBe(1);

  network = true;
  await page.reload();
  await openIsland(page);
  await expect.poll(count, 'the file is gone').toBe(3);
  await page.waitForLoadState('networkidle');
  // The pointer may have been over the island when the page loaded.
  await page.mouse.move(0, 0);
  await openIsland(page);
  await importFailed(page);
  expect(count(), 'and is still gone').toBe(3);
});
