/** Offline: visited pages can be read, personal ones are not cached, and the worker can be removed. */
import { OFFLINE } from '../../src/core/shop/constants.ts';
import { OFFLINE_COPY as SAY } from '../../src/core/shop/offline-copy.ts';
import { violations } from '../support/axe.ts';
import { engage } from '../support/engage.ts';
import { expect, type Page, test } from '../support/page.ts';

test.use({
  serviceWorkers: 'allow',
  allowed: /Failed to load resource|ERR_INTERNET_DISCONNECTED|dynamically imported|Failed to fetch props/,
});

const cachedPages = (page: Page) =>
  page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    OFFLINE.caches.pages,
  );

/** Opens the shop and waits until the worker has cached this page and the catalogue. */
async function openShop(page: Page): Promise<void> {
  await page.goto('/product/elegant-lamp');
  await engage(page);
  await expect
    .poll(() => cachedPages(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['/product/elegant-lamp', '/shop']));
}

test('visited pages and the catalogue can be read; the offline page lists the cached ones', async ({
  page,
  context,
}) => {
  await openShop(page);
  await page.goto('/faq');
  await page.goto('/account');
  await expect.poll(() => cachedPages(page)).toContain('/faq');
  await context.setOffline(true);

  await page.goto('/product/elegant-lamp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elegant Lamp');
  // Styles are applied: the header has its height.
  expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).position)).not.toBe('static');
  await page.goto('/shop?page=2');
  await expect(page.locator('[data-results] > li').first()).toBeVisible();

  await page.goto('/journal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAY.title);
  await expect(page.getByRole('region', { name: SAY.kept }).getByRole('link', { name: 'Elegant Lamp' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('region', { name: SAY.kept }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');

  // Nothing personal was cached: neither page nor response.
  await page.goto('/account').catch(() => {});
  expect(await page.evaluate(async () => Boolean(await caches.match('/account')))).toBe(false);
  const names = await page
    .evaluate(async () => {
      const all: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) all.push(url);
      return all;
    })
    .catch(() => []);
  expect(names.filter((url) => /^\/(api|account|order|checkout)/.test(new URL(url).pathname))).toEqual([]);

  await context.setOffline(false);
  await page.goto('/journal');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(SAY.title);
});

test('the disabling worker deletes everything', async ({ page }) => {
  await openShop(page);
  await page.evaluate((off) => navigator.serviceWorker.register(off), OFFLINE.off);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test.describe('a visitor who saves data', () => {
  test('gets no worker', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/faq');
    await engage(page);
    await page.waitForTimeout(OFFLINE.delayMs + 1000);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });
});
