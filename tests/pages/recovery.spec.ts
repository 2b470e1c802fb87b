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

/** The code of the catalogue's island, as this page names it. */
const island = (page: Page) => page.locator('astro-island:has([data-results])').first();

test('comes to itself by loading once', async ({ page }) => {
  const count = loads(page);
  let gone = true;
  await page.goto('/shop');
  const url = (await island(page).getAttribute('component-url')) ?? '';
  await page.route(`**${url}*`, (route) => (gone ? route.fulfill({ status: 404, body: '' }) : route.fallback()));
  page.on('framenavigated', () => {
    gone = false;
  });
  await page.locator('[data-results] a').first().hover();
  await expect.poll(count).toBe(2);
  await awake(page.locator('[data-results] a').first());
  expect(count()).toBe(2);
});

test('does not load for ever when the file stays away, nor at all when the network is', async ({ page }) => {
  const count = loads(page);
  await page.goto('/shop');
  const url = (await island(page).getAttribute('component-url')) ?? '';
  let away = true;
  await page.route(`**${url}*`, (route) => (away ? route.abort() : route.fulfill({ status: 404, body: '' })));
  const failed = () =>
    page.evaluate(
      () =>
        new Promise((done) => addEventListener('astro:hydration-error', () => setTimeout(done, 1500), { once: true })),
    );
  let done = failed();
  await page.locator('[data-results] a').first().hover();
  await done;
  expect(count(), 'the network is away').toBe(1);

  away = false;
  await page.reload();
  await page.locator('[data-results] a').first().hover();
  await expect.poll(count, 'the file is gone').toBe(3);
  await page.waitForLoadState('networkidle');
  done = failed();
  await page.mouse.move(0, 0);
  await page.locator('[data-results] a').first().hover();
  await done;
  expect(count(), 'and is still gone').toBe(3);
});
