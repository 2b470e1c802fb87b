/** Comparing: put in on product pages, side by side on one that can be shared. */
import { COMPARE_COPY } from '../../src/core/catalogue/compare-copy.ts';
import { PRODUCT_COPY } from '../../src/core/product/copy.ts';
import { expect, test } from '../support/page.ts';

/** A piece that is gone answers so. */
test.use({ allowed: /404/ });

test('two pieces chosen on their pages stand side by side, and the address names them', async ({ page }) => {
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

test('a link shows its own pieces, four at most, and says of one that is gone', async ({ page }) => {
  await page.goto('/compare?p=elegant-lamp,no-such-piece,black-chair,tamar-three-seater-sofa,kiri-stoneware-vases');
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByText(COMPARE_COPY.gone)).toBeVisible();
  await page.getByRole('button', { name: COMPARE_COPY.remove('no-such-piece') }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
});

test('with nothing to compare, it says how to begin', async ({ page }) => {
  await page.goto('/compare');
  await expect(page.getByText(COMPARE_COPY.empty)).toBeVisible();
});
