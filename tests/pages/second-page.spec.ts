/** The page after the first is loaded ahead while a pointer rests on its link. */
import { ROUTES } from '../../src/core/shop/routes.ts';
import { SPECULATION } from '../../src/core/shop/speculation.ts';
import { expect, type Page, test } from '../support/page.ts';

/** Lets the pointer rest on a product of a list, then opens it. Returns how its page was delivered. */
async function restAndOpen(page: Page): Promise<string> {
  await page.goto(ROUTES.shop.path, { waitUntil: 'networkidle' });
  const link = page.locator('[data-results] a.card-link').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.hover();
  // The list's own page reports what it speculates on; the request itself belongs to no page.
  await page.waitForTimeout(1500);
  await link.click();
  await page.waitForURL(`**${path}`);
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (entry as { deliveryType?: string } | undefined)?.deliveryType ?? '';
  });
}

test('a product is requested while the pointer rests on its link, and not again by the click', async ({ page }) => {
  expect(await restAndOpen(page)).toBe('navigational-prefetch');
});

for (const [what, hints] of [
  ['who save data', { connection: { saveData: true, effectiveType: '4g' } }],
  ['on 3G', { connection: { effectiveType: '3g' } }],
  ['with little memory', { deviceMemory: 1 }],
] as const)
  test(`visitors ${what} load no page ahead`, async ({ page }) => {
    await page.addInitScript((given) => {
      for (const [name, value] of Object.entries(given)) Object.defineProperty(navigator, name, { value });
    }, hints);
    expect(await restAndOpen(page)).toBe('');
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
