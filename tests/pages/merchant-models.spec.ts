/** 3D models in the back office, with software rendering: uploaded, previewed, on the product's page, replaced and removed. */
import { readFileSync } from 'node:fs';
import { PRODUCT_COPY as SAY } from '../../src/core/merchant/product-editor-copy.ts';
import { FIELDS_COPY } from '../../src/core/merchant/product-fields-copy.ts';
import { MEDIA_COPY } from '../../src/core/merchant/product-media-copy.ts';
import { PRODUCT_COPY } from '../../src/core/product/copy.ts';
import { GLB_COPY } from '../../src/core/product/glb-copy.ts';
import { violations } from '../support/axe.ts';
import { IN_3D } from '../support/browser-args.ts';
import { aGlb } from '../support/glb.ts';
import { expect, type Page, test } from '../support/page.ts';
import { watchViolations } from '../support/policy-violations.ts';
import { freshNetwork } from '../support/shopper.ts';
import { signInAsStaff } from '../support/staff-page.ts';

test.use({
  viewport: { width: 720, height: 900 },
  extraHTTPHeaders: freshNetwork(),
  allowed: /415|Failed to load|ApiError/,
  ...IN_3D,
});
test.setTimeout(300_000);

const { model: TEXT } = MEDIA_COPY;
const PIECE = 'tarang-copper-jug';
const section = (page: Page) => page.getByRole('region', { name: SAY.sections.model });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved at/ });
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'model/gltf-binary', buffer });

async function choose(page: Page, name: string, bytes: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await section(page).getByRole('button', { name: TEXT.choose }).press('Enter');
  await (await chooser).setFiles([file(name, bytes)]);
}
async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
}

test('a model is uploaded, previewed, in the 3D view of its page, replaced and removed', async ({ page, context }) => {
  const refused = await watchViolations(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await signInAsStaff(page, 'editor');
  await page.goto(`/merchant/product?slug=${PIECE}`);
  const remove = section(page).getByRole('button', { name: TEXT.remove });
  // The one of the content folder.
  await remove.click();
  await expect(section(page).getByRole('button', { name: TEXT.preview })).toHaveCount(0);
  await choose(page, 'page.glb', Buffer.from('<script>alert(1)</script>'));
  await expect(section(page).getByRole('alert')).toHaveText(MEDIA_COPY.pictures.failed('page.glb', GLB_COPY.notGlb));
  expect(await violations(page)).toEqual([]);
  await choose(page, 'lamp.glb', readFileSync('content/media/models/elegant-lamp.glb'));
  await expect(section(page)).toContainText(TEXT.facts('9,276', TEXT.kilobytes(48)));
  await save(page);
  // The viewer is loaded when it is asked for.
  expect(scripts.filter((path) => /model-viewer/.test(path))).toEqual([]);
  await section(page).getByRole('button', { name: TEXT.preview }).press('Enter');
  await expect(section(page).getByText(TEXT.turn)).toBeVisible({ timeout: 120_000 });
  expect(scripts.some((path) => /model-viewer/.test(path))).toBe(true);
  expect(await violations(page)).toEqual([]);

  const shopper = await context.newPage();
  const also = await watchViolations(shopper);
  await shopper.goto(`/product/${PIECE}`);
  const button = shopper.getByRole('button', { name: PRODUCT_COPY.room.button });
  // Prerendered with the model of the content folder; the page compares itself with the shop.
  const { model } = (await (await page.request.get(`/api/v1/products/${PIECE}`)).json()).data;
  expect(model).toMatch(/^\/models\/[\da-f]{64}\.glb$/);
  await expect(button).toHaveAttribute('data-model', model, { timeout: 30_000 });
  const fetched = shopper.waitForResponse((response) => response.url().endsWith(model));
  await button.click();
  expect((await fetched).headers()).toMatchObject({
    'content-type': 'model/gltf-binary',
    'x-content-type-options': 'nosniff',
  });
  await expect(shopper.getByText(PRODUCT_COPY.room.turn)).toBeVisible({ timeout: 120_000 });

  await remove.click();
  await save(page);
  // A browser that has the earlier answer may show it once more while it revalidates (stale-while-revalidate).
  await expect(async () => {
    await shopper.goto(`/product/${PIECE}`);
    await expect(shopper.locator('[data-room]')).toBeHidden({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  expect([...refused, ...also]).toEqual([]);
});

test('a piece that is newer than the build shows its model too', async ({ page }) => {
  const refused = await watchViolations(page);
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/product?slug=elegant-lamp');
  await page.getByRole('button', { name: SAY.copy }).click();
  await expect(page.getByLabel(FIELDS_COPY.fields.name, { exact: true })).toHaveValue(/\(copy\)$/);
  await choose(page, 'triangle.glb', aGlb());
  await expect(section(page)).toContainText(TEXT.facts('1', TEXT.kilobytes(1)));
  await page.getByLabel(FIELDS_COPY.fields.state, { exact: true }).selectOption('shown');
  await save(page);
  const slug = new URL(page.url()).searchParams.get('slug');
  await page.goto(`/product/${slug}`);
  await page.getByRole('button', { name: PRODUCT_COPY.room.button }).click();
  await expect(page.getByText(PRODUCT_COPY.room.turn)).toBeVisible({ timeout: 120_000 });
  expect(refused).toEqual([]);
});
