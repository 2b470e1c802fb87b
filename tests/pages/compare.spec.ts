/** Comparison: products added on their pages, shown side by side, shareable by URL. */
import { COMPARE_COPY } from '../../src/core/catalogue/compare-copy.ts';
import { PRODUCT_COPY } from '../../src/core/product/copy.ts';
import { expect, test } from '../support/page.ts';

/** A product that no longer exists returns 404. */
test.use({ allowed: /404/ });

test('two products added on their pages are shown side by side, and the URL names them', async ({ page }) => {
  for (const slug of ['elegant-lamp', 'black-chair']) {
    await page.goto(`/product/${slug}`);
    const button = page.locator('[data-compare]');
    await button.click();
    await expect(button).toHaveText(PRODUCT_COPY.compared);
  }
  await page.getByRole('link', { name: PRODUCT_COPY.seeCompared(2) }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page).toHaveURL('/compare?p=elegant-lamp,black-chair');
  const row = page.getByRole('row', { name: new RegExp(COMPARE_COPY.size) });
  await expect(row).toContainText('34 × 34 × 52 cm');
  for (const name of [COMPARE_COPY.price, COMPARE_COPY.materials, COMPARE_COPY.care, COMPARE_COPY.assembly]) {
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  }
});

test('a link shows its own products, at most four, and reports one that no longer exists', async ({ page }) => {
  await page.goto('/compare?p=elegant-lamp,no-such-piece,black-chair,tamar-three-seater-sofa,kiri-stoneware-vases');
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByText(COMPARE_COPY.gone)).toBeVisible();
  await page.getByRole('button', { name: COMPARE_COPY.remove('no-such-piece') }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
});

test('when empty it explains how to add products', async ({ page }) => {
  await page.goto('/compare');
  await expect(page.getByText(COMPARE_COPY.empty)).toBeVisible();
});
