/** With the API unreachable, prerendered content stays, and everything recovers by itself or by one button. */
import { COPY } from '../../src/core/shop/copy.ts';
import { cards, expect, type Page, settled, test } from '../support/page.ts';

/** Browsers log every failed request. */
const NETWORK_NOISE = /Failed to load resource/;

const FAULTS = {
  'is unreachable': (page: Page) => page.route('**/api/**', (route) => route.abort()),
  'answers 500': (page: Page) => page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'oops' })),
  'answers half a JSON': (page: Page) =>
    page.route('**/api/**', (route) => route.fulfill({ contentType: 'application/json', body: '{"success":true,"da' })),
  'answers another shape': (page: Page) =>
    page.route('**/api/**', (route) => route.fulfill({ contentType: 'application/json', body: '{"hello":42}' })),
};

for (const [name, fault] of Object.entries(FAULTS)) {
  test.describe(`when the API ${name}`, () => {
    test.use({ allowed: NETWORK_NOISE });

    test('the catalogue keeps its products, offers Retry, and recovers', async ({ page }) => {
      await fault(page);
      await page.goto('/shop');
      await expect(cards(page)).toHaveCount(24);
      await page.getByRole('checkbox', { name: /^Furniture/ }).click();
      await expect(page.getByText(COPY.catalogue.failed)).toBeVisible({ timeout: 15_000 });
      await expect(cards(page)).toHaveCount(24);
      await page.unroute('**/api/**');
      await page.getByRole('button', { name: COPY.error.retry }).click();
      await settled(page);
      await expect(cards(page)).toHaveCount(8);
      await expect(page.getByText(COPY.catalogue.failed)).toBeHidden();
    });

    test('a product page stays, and its product can be added to the cart', async ({ page }) => {
      await fault(page);
      await page.goto('/product/elegant-lamp');
      await expect(page.getByRole('heading', { level: 1, name: 'Elegant Lamp' })).toBeVisible();
      await page.getByRole('button', { name: COPY.product.addToCart }).click();
      await expect(page.getByRole('dialog', { name: '1 item' })).toBeVisible();
    });
  });
}

test.describe('a product newer than the build', () => {
  test.use({ allowed: NETWORK_NOISE });

  test('is shown by the shell when it exists', async ({ page }) => {
    const shell = await page.request.get('/product-fallback');
    await page.route('**/product/elegant-lamp', async (route) => {
      await route.fulfill({ contentType: 'text/html', body: await shell.text() });
    });
    await page.goto('/product/elegant-lamp');
    await expect(page.getByRole('heading', { level: 1, name: 'Elegant Lamp' })).toBeVisible();
    await expect(page.getByRole('button', { name: COPY.product.addToCart })).toBeVisible();
  });

  test('returns 404 when it does not exist', async ({ page }) => {
    const response = await page.goto('/product/no-such-piece');
    expect(response?.status()).toBe(404);
    await expect(page.getByText(COPY.product.notFound)).toBeVisible();
    await expect(page.getByRole('link', { name: /collection|shop/i }).first()).toBeVisible();
  });

  test('offers Retry when the API does not respond', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/product/no-such-piece');
    await expect(page.getByRole('button', { name: COPY.error.retry })).toBeVisible({ timeout: 15_000 });
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: COPY.error.retry }).click();
    await expect(page.getByText(COPY.product.notFound)).toBeVisible();
  });
});
