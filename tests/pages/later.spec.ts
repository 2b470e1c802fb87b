/** What stands below the first screen is laid out after it, moves nothing, and is where an address or a way back leads. */
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/core/shop/routes.ts';
import { hold } from '../support/hold.ts';
import { expect, SCREENS, test } from '../support/page.ts';

const PAGES = [ROUTES.landing.path, ROUTES.shop.path, '/product/elegant-lamp'];

/** How many of those parts the browser has passed over so far. */
const passedOver = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.later > *')];
    return parts.filter((part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }))
      .length;
  });
/** The way that the page's own scroller does not take. */
const show = (page: Page, selector: string) =>
  page.evaluate((wanted) => [...document.querySelectorAll(wanted)].at(-1)?.scrollIntoView(), selector);

for (const screen of SCREENS)
  for (const path of PAGES)
    test.describe(`${path} on a ${screen.name}`, () => {
      test.use({ viewport: screen });

      test('passes over what is far below until it is at rest', async ({ page }) => {
        // Its scripts never come: it stays as it is first painted.
        await page.route('**/_astro/*.js', (asked) => asked.fulfill({ contentType: 'text/javascript', body: '' }));
        await page.goto(path, { waitUntil: 'load' });
        await expect.poll(() => passedOver(page)).toBeGreaterThan(0);
        // And what comes near is drawn without them.
        await show(page, 'footer a');
        await expect(page.locator('footer a').last()).toBeInViewport();
        expect(
          await page.evaluate(() =>
            document.querySelector('footer a')?.checkVisibility({ contentVisibilityAuto: true }),
          ),
        ).toBe(true);
      });

      test('has drawn all of it a moment later', async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-drawn', '', { timeout: 15_000 });
        await expect.poll(() => passedOver(page)).toBe(0);
      });
    });

test('a list is as long before it is drawn as after', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const go = await hold(page, '**/_astro/*.js');
  await page.goto(ROUTES.shop.path, { waitUntil: 'commit' });
  const length = () => page.locator('[data-results]').evaluate((list) => list.getBoundingClientRect().height);
  await expect.poll(() => passedOver(page)).toBeGreaterThan(0);
  const before = await length();
  go();
  await expect(page.locator('html')).toHaveAttribute('data-drawn', '', { timeout: 15_000 });
  expect(Math.abs((await length()) - before)).toBeLessThan(24);
});

test('an address of a part below finds it drawn, at its place', async ({ page }) => {
  await page.route('**/_astro/*.js', (asked) => asked.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/product/elegant-lamp#reviews', { waitUntil: 'load' });
  await expect
    .poll(() => page.locator('#reviews').evaluate((part) => Math.round(part.getBoundingClientRect().top)))
    .toBeLessThan(200);
  expect(await passedOver(page)).toBe(0);
});

test('who comes back finds all of it drawn, before any script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ROUTES.shop.path);
  await page.goto('/product/elegant-lamp');
  await page.route('**/_astro/*.js', (asked) => asked.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goBack();
  await expect(page).toHaveURL(ROUTES.shop.path);
  await expect(page.locator('html')).toHaveAttribute('data-drawn', '');
  expect(await passedOver(page)).toBe(0);
});
