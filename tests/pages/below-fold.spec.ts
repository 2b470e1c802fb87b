/**
 * Content below the fold is laid out after the first screen, without layout shift, and for fragments and back
 * navigation.
 */
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/core/shop/routes.ts';
import { holdRequests } from '../support/hold.ts';
import { expect, SCREENS, test } from '../support/page.ts';

const PAGES = [ROUTES.landing.path, ROUTES.shop.path, '/product/elegant-lamp'];

/** Number of those parts not laid out yet. */
const notLaidOut = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.later > *')];
    return parts.filter((part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }))
      .length;
  });
/** Scrolls without the page's own scroll handling. */
const show = (page: Page, selector: string) =>
  page.evaluate((wanted) => [...document.querySelectorAll(wanted)].at(-1)?.scrollIntoView(), selector);

for (const screen of SCREENS)
  for (const path of PAGES)
    test.describe(`${path} on a ${screen.name}`, () => {
      test.use({ viewport: screen });

      test('skips content far below the fold until idle, and has laid out everything a moment later', async ({
        page,
      }) => {
        // Until its scripts load, the page stays in its first state.
        const go = await holdRequests(page, '**/_astro/*.js');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect.poll(() => notLaidOut(page)).toBeGreaterThan(0);
        // Content near the screen is laid out without them.
        await show(page, 'footer a');
        await expect(page.locator('footer a').last()).toBeInViewport();
        expect(
          await page.evaluate(() =>
            document.querySelector('footer a')?.checkVisibility({ contentVisibilityAuto: true }),
          ),
        ).toBe(true);
        // The rest follows at the top of the page, where nothing is near the screen.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect.poll(() => notLaidOut(page)).toBeGreaterThan(0);
        go();
        await expect(page.locator('html')).toHaveAttribute('data-drawn', '', { timeout: 15_000 });
        await expect.poll(() => notLaidOut(page)).toBe(0);
      });
    });

test('a list has the same length before and after its layout', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const go = await holdRequests(page, '**/_astro/*.js');
  await page.goto(ROUTES.shop.path, { waitUntil: 'commit' });
  const length = () => page.locator('[data-results]').evaluate((list) => list.getBoundingClientRect().height);
  await expect.poll(() => notLaidOut(page)).toBeGreaterThan(0);
  const before = await length();
  go();
  await expect(page.locator('html')).toHaveAttribute('data-drawn', '', { timeout: 15_000 });
  expect(Math.abs((await length()) - before)).toBeLessThan(24);
});

test('a fragment below the fold is laid out, at its position', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/product/elegant-lamp#reviews', { waitUntil: 'load' });
  await expect
    .poll(() => page.locator('#reviews').evaluate((part) => Math.round(part.getBoundingClientRect().top)))
    .toBeLessThan(200);
  expect(await notLaidOut(page)).toBe(0);
});

test('back navigation finds everything laid out, before any script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ROUTES.shop.path);
  await page.goto('/product/elegant-lamp');
  await page.route('**/_astro/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goBack();
  await expect(page).toHaveURL(ROUTES.shop.path);
  await expect(page.locator('html')).toHaveAttribute('data-drawn', '');
  expect(await notLaidOut(page)).toBe(0);
});
