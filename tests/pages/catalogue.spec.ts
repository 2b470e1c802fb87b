/** The catalogue: its address is its state, and it is there before any script. */
import { COPY } from '../../src/core/copy.ts';
import { awake, cards, expect, prices, settled, test } from '../support/page.ts';

const names = (page: Parameters<typeof cards>[0]) => cards(page).getByRole('heading').allTextContents();

test('back and forward keep filters and the place on the page', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('checkbox', { name: /^Hedvane/ }).click();
  await expect(page).toHaveURL(/brand=Hedvane/);
  await expect(page.getByRole('checkbox', { name: /^Hedvane/ })).toBeChecked();
  await settled(page);
  const filtered = await names(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await cards(page).nth(6).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);

  await page.goBack();
  await expect(page).toHaveURL(/brand=Hedvane/);
  await expect(page.getByRole('checkbox', { name: /^Hedvane/ })).toBeChecked();
  await settled(page);
  expect(await names(page)).toEqual(filtered);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(650);

  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Hedvane/ })).not.toBeChecked();
  await page.goForward();
  await expect(page.getByRole('checkbox', { name: /^Hedvane/ })).toBeChecked();
});

test('a link with filters, sort and page shows just that', async ({ page }) => {
  await page.goto('/shop?category=lighting&category=textiles&sort=price-low&maxPrice=20000');
  await expect(page.getByRole('checkbox', { name: /^Lighting/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Textiles/ })).toBeChecked();
  await settled(page);
  const found = await prices(page);
  expect(found.length).toBeGreaterThan(3);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(Math.max(...found)).toBeLessThanOrEqual(20_000);
});

test('pages are numbered links, and the last one holds the rest', async ({ page }) => {
  await page.goto('/shop');
  const first = await names(page);
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(/page=3/);
  await settled(page);
  await expect(cards(page)).toHaveCount(64 - 48);
  const last = await names(page);
  expect(last.filter((name) => first.includes(name))).toEqual([]);
});

test('nothing found is said in the words of the shop, and filters are one click from gone', async ({ page }) => {
  await page.goto('/shop?minPrice=900000');
  await expect(page.getByText(COPY.catalogue.empty)).toBeVisible();
  await expect(page.getByText(COPY.catalogue.emptyHint)).toBeVisible();
  await page.getByRole('button', { name: COPY.catalogue.clear }).first().click();
  await settled(page);
  await expect(cards(page)).toHaveCount(24);
});

test('grid and list are remembered', async ({ page }) => {
  await page.goto('/shop');
  const list = page.getByRole('button', { name: COPY.catalogue.list });
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-view', 'list');
  const box = await cards(page).first().boundingBox();
  expect(box?.width).toBeGreaterThan(800);
});

test('on a phone the filters come in a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shop');
  await page.getByRole('button', { name: COPY.catalogue.filters }).click();
  const drawer = page.getByRole('dialog', { name: COPY.catalogue.filters });
  await drawer.getByRole('checkbox', { name: /^Bathroom/ }).click();
  await drawer.getByRole('button', { name: /^Show 8 pieces/ }).click();
  await expect(drawer).toBeHidden();
  await expect(cards(page)).toHaveCount(8);
});

test('a mangled address is a catalogue all the same', async ({ page }) => {
  await page.goto('/shop?page=-3&minPrice=abc&sort=%3Cscript%3E&rating=9&category=&pageSize=1e9');
  await settled(page);
  await expect(cards(page).first()).toBeVisible();
});

test('a category page is fixed to its category', async ({ page }) => {
  await page.goto('/category/lighting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighting');
  await expect(cards(page)).toHaveCount(8);
  const sort = page.getByRole('combobox', { name: COPY.catalogue.sort });
  await awake(sort);
  await sort.selectOption('price-high');
  await expect(page).toHaveURL('/category/lighting?sort=price-high');
  await settled(page);
  await expect(cards(page)).toHaveCount(8);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first page of the catalogue stands, and its links lead to the pieces', async ({ page }) => {
    await page.goto('/shop');
    await expect(cards(page)).toHaveCount(24);
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/₹/).first()).toBeVisible();
  });
});
