/** A tab that was open while the shop was built anew, and asks for files that are gone. */
import { awake, expect, type Page, test } from '../support/page.ts';

test.use({ allowed: /status of 404|Failed to load|ERR_FAILED|Error hydrating|dynamically imported/ });

/** Counts how often the page has been loaded. */
function loads(page: Page): () => number {
  let count = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Where the code of the catalogue's island lies, in any build. */
const ISLAND = /\/_astro\/Catalogue\.[\w-]+\.js/;
const reach = (page: Page) => page.locator('[data-results] a').first().hover();
/** Resolves when an island has given up on its code, and had time to act on that. */
const givenUp = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => addEventListener('astro:hydration-error', () => setTimeout(done, 1500), { once: true })),
  );

test('comes to itself by loading once', async ({ page }) => {
  const count = loads(page);
  await page.route(ISLAND, (route) => (count() === 1 ? route.fulfill({ status: 404, body: '' }) : route.fallback()));
  await page.goto('/shop');
  await reach(page);
  await expect.poll(count).toBe(2);
  await page.mouse.move(0, 0);
  await awake(page.locator('[data-results] a').first());
  expect(count()).toBe(2);
});

test('does not load for ever when the file stays away, nor at all when the network is', async ({ page }) => {
  const count = loads(page);
  let network = false;
  await page.route(ISLAND, (route) => (network ? route.fulfill({ status: 404, body: '' }) : route.abort()));
  await page.goto('/shop');
  const without = givenUp(page);
  await reach(page);
  await without;
  expect(count(), 'the network is away').toBe(1);

  network = true;
  await page.reload();
  await reach(page);
  await expect.poll(count, 'the file is gone').toBe(3);
  await page.waitForLoadState('networkidle');
  const again = givenUp(page);
  await page.mouse.move(0, 0);
  await reach(page);
  await again;
  expect(count(), 'and is still gone').toBe(3);
});
