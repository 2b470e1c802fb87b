/** The second picture of a card: shown on hover and focus, fetched when it first is, by mice only. */
import type { Page } from '@playwright/test';
import { awake, cards, expect, test } from '../support/page.ts';

const frame = (page: Page) => cards(page).nth(1).locator('[data-second]');
const opacity = (page: Page) => frame(page).evaluate((one) => getComputedStyle(one, '::after').opacity);
/** Addresses of pictures that are asked for from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
const nameOf = (path: string | null) => path?.split('/')[2] ?? 'none';

test('is fetched and shown on hover, and kept through hydration', async ({ page }) => {
  await page.goto('/shop');
  const name = nameOf(await frame(page).getAttribute('data-second'));
  const paths = asked(page);
  await awake(cards(page).nth(1).getByRole('heading'));
  await expect.poll(() => opacity(page)).toBe('1');
  expect(paths.filter((path) => nameOf(path) === name)).toHaveLength(1);
  await page.mouse.move(1, 1);
  await expect.poll(() => opacity(page)).toBe('0');
});

test('is shown on focus', async ({ page }) => {
  await page.goto('/shop');
  await page.keyboard.press('Tab');
  await cards(page).nth(1).getByRole('link').focus();
  await expect.poll(() => opacity(page)).toBe('1');
});

test.describe('one that cannot be fetched', () => {
  test.use({ allowed: /ERR_FAILED/ });
  test('leaves the first', async ({ page }) => {
    await page.goto('/shop');
    const name = nameOf(await frame(page).getAttribute('data-second'));
    await page.route(`**/img/${name}/**`, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => nameOf(new URL(request.url()).pathname) === name);
    await cards(page).nth(1).hover();
    await failed;
    await expect(frame(page)).toHaveAttribute('data-fetched', /img/);
    await expect(frame(page)).not.toHaveAttribute('style', /second/);
    expect(await opacity(page)).toBe('0');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('is never fetched', async ({ page }) => {
    await page.goto('/shop');
    const name = nameOf(await frame(page).getAttribute('data-second'));
    const paths = asked(page);
    await awake(cards(page).nth(1).getByRole('heading'));
    await cards(page).nth(1).getByRole('link').focus();
    expect(paths.filter((path) => nameOf(path) === name)).toEqual([]);
    await expect(frame(page)).not.toHaveAttribute('data-fetched');
  });
});
