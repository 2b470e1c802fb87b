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
/** Resolves when an island has failed to load and had time to react. */
const importFailed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => addEventListener('astro:hydration-error', () => setTimeout(done, 1500), { once: true })),
  );

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
  await page.goto('/shop');
  const without = importFailed(page);
  await openIsland(page);
  await without;
  expect(count(), 'the network is away').toBe(1);

  network = true;
  await page.reload();
  await openIsland(page);
  await expect.poll(count, 'the file is gone').toBe(3);
  await page.waitForLoadState('networkidle');
  const again = importFailed(page);
  await page.mouse.move(0, 0);
  await openIsland(page);
  await again;
  expect(count(), 'and is still gone').toBe(3);
});
