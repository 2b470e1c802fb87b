/** The 3D viewer with software rendering: loaded on demand only, and within the content security policy. */
import { PRODUCT_COPY } from '../../src/core/product/copy.ts';
import { IN_3D } from '../support/browser-args.ts';
import { expect, test } from '../support/page.ts';
import { watchViolations } from '../support/policy-violations.ts';

test.use({
  // A small viewport, for software rendering.
  viewport: { width: 480, height: 640 },
  ...IN_3D,
});

test.setTimeout(180_000);

test('the viewer is loaded on demand only, and violates no policy', async ({ page }) => {
  const refused = await watchViolations(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/product/elegant-lamp', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /model-viewer|\.glb|meshopt/.test(url))).toEqual([]);
  await page.getByRole('button', { name: PRODUCT_COPY.room.button }).click();
  await expect(page.locator('model-viewer')).toBeVisible();
  await expect.poll(() => fetched.some((url) => /\/models\/[\da-f]{64}\.glb$/.test(url))).toBe(true);
  await expect(page.getByText(PRODUCT_COPY.room.turn)).toBeVisible({ timeout: 120_000 });
  const origin = new URL(page.url()).origin;
  expect(fetched.filter((url) => /^https?:/.test(url) && !url.startsWith(origin))).toEqual([]);
  expect(refused).toEqual([]);
});
