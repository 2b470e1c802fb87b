/** The page after the first: loaded ahead while a pointer rests on its link; on the way back it is restored as it was. */

import { articlePath, ROUTES } from '../../src/core/shop/routes.ts';
import { SPECULATION } from '../../src/core/shop/speculation.ts';
import { TEST_BROWSER_ARGS } from '../support/browser-args.ts';
import { expect, type Page, test } from '../support/page.ts';

// Playwright disables the back/forward cache unless told otherwise.
test.use({
  launchOptions: {
    executablePath: process.env.AROHA_CHROMIUM ?? '/usr/bin/chromium',
    args: TEST_BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

type Restored = { readonly persisted: boolean; readonly reasons: unknown };

/** Leaves a page for another and returns: whether it was restored, or the browser's reasons against it. */
async function leaveAndReturn(page: Page, path: string, before = async () => {}): Promise<Restored> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await before();
  await page.evaluate((next) => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    location.assign(next);
  }, ROUTES.press.path);
  await page.waitForURL(`**${ROUTES.press.path}`, { waitUntil: 'load' });
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL(`**${path}`);
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return {
      persisted: (window as { persisted?: boolean }).persisted === true,
      reasons: entry?.notRestoredReasons ?? null,
    };
  });
}

for (const path of [
  ROUTES.landing.path,
  ROUTES.shop.path,
  '/product/elegant-lamp',
  articlePath('interior-design-trends'),
  ROUTES.lookbook.path,
  '/room-single1',
  ROUTES.search.path,
  ROUTES.cart.path,
  ROUTES.checkout.path,
  ROUTES.wishlist.path,
  ROUTES.compare.path,
  ROUTES.order.path,
  ROUTES.account.path,
  ROUTES.contact.path,
  ROUTES.faq.path,
])
  test(`${path} is restored from the back/forward cache`, async ({ page }) => {
    expect(await leaveAndReturn(page, path)).toEqual({ persisted: true, reasons: null });
  });

test('control: a page that listens to unload is loaded again', async ({ page }) => {
  const { persisted, reasons } = await leaveAndReturn(page, ROUTES.shop.path, () =>
    page.evaluate(() => addEventListener('unload', () => {})),
  );
  expect(persisted).toBe(false);
  expect(reasons).not.toBeNull();
});

test('a product is requested while the pointer rests on its link, and not again by the click', async ({ page }) => {
  await page.goto(ROUTES.shop.path, { waitUntil: 'networkidle' });
  const link = page.locator('[data-results] a.card-link').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.hover();
  // The list's own page reports what it speculates on; the request itself belongs to no page.
  await page.waitForTimeout(1500);
  await link.click();
  await page.waitForURL(`**${path}`);
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (entry as { deliveryType?: string } | undefined)?.deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});

test('all pages of the shop have the same speculation rules; personal pages are not loaded ahead', async ({
  request,
}) => {
  for (const path of [ROUTES.shop.path, '/product/elegant-lamp', ROUTES.cart.path])
    expect(await (await request.get(path)).text(), path).toContain(`<script type="speculationrules">${SPECULATION}`);
  const [prefetch] = JSON.parse(SPECULATION).prefetch;
  const never = prefetch.where.and[1].not.href_matches as string[];
  for (const path of [ROUTES.cart.path, ROUTES.checkout.path, ROUTES.account.path, ROUTES.order.path, '/api/me'])
    expect(
      never.some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname: path })),
      path,
    ).toBe(true);
});
