/** Products in the back office: from "New product" to the shop, and nothing lost on the way. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { PRODUCT_COPY as SAY } from '../../src/core/merchant/product-editor-copy.ts';
import { FIELDS_COPY } from '../../src/core/merchant/product-fields-copy.ts';
import { MEDIA_COPY } from '../../src/core/merchant/product-media-copy.ts';
import { violations } from '../support/axe.ts';
import { expect, type Page, test } from '../support/page.ts';
import { freshNetwork } from '../support/shopper.ts';
import { signInAsStaff } from '../support/staff-page.ts';

test.use({ allowed: /40[0139]|422|503|Failed to load|ERR_|ApiError/, extraHTTPHeaders: freshNetwork() });

const { pictures } = MEDIA_COPY;
const { fields, options } = FIELDS_COPY;
const PHOTOS = [
  'alba-round-coffee-table',
  'alba-round-coffee-table-2',
  'kiri-stoneware-vases',
  'tamar-three-seater-sofa',
];

const photo = async (name: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp(readFileSync(`content/media/products/${name}.webp`))
    .jpeg()
    .toBuffer(),
});

/** SKUs are made of the first letters. */
const unique = () => `${Math.random().toString(36).slice(2, 7)}${Date.now().toString(36)}`;
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved at/ });
const save = (page: Page) => page.getByRole('button', { name: SAY.save, exact: true });

/** Fills what a product in the shop needs, but its pictures. */
async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel(fields.name, { exact: true }).fill(name);
  await page.getByLabel(fields.short).fill('A table for four cups.');
  await page.getByLabel(fields.description).fill('Low and **round**.');
  await page.getByLabel(fields.price, { exact: true }).fill('12,900');
  await page.getByLabel(fields.stock, { exact: true }).fill('4');
  for (const [label, value] of [
    [fields.width, '80'],
    [fields.depth, '80'],
    [fields.height, '36.5'],
    [fields.weight, '14'],
    [fields.materials, 'Walnut, Brass'],
    [fields.colours, 'Brown'],
    [fields.care, 'Wipe dry.'],
    [fields.minutes, '10'],
    [fields.type, 'Coffee tables'],
    [fields.brand, 'Kallur'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
}

test('a new product with four photographs is in the shop within a minute, without a build', async ({ page }) => {
  const files = await Promise.all(PHOTOS.map(photo));
  const name = `Pebble table ${unique()}`;
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/products');
  const started = performance.now();
  await page.getByRole('link', { name: SAY.newProduct }).click();
  await fill(page, name);
  await page.getByRole('button', { name: fields.preview }).click();
  await expect(page.getByRole('region', { name: fields.preview }).locator('strong')).toHaveText('round');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: pictures.choose }).click();
  await (await chooser).setFiles(files);
  const alts = page.getByLabel(pictures.alt);
  await expect(alts).toHaveCount(4);
  for (let i = 0; i < 4; i++) await alts.nth(i).fill(`View ${i + 1} of the table`);
  await page.getByLabel(fields.state, { exact: true }).selectOption('shown');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  const slug = new URL(page.url()).searchParams.get('slug');
  await page.goto('/shop?sort=newest');
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await page.goto(`/product/${slug}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: 'View 1 of the table' }).first()).toBeVisible();
  await expect(page.getByText('₹12,900').first()).toBeVisible();
  const seconds = (performance.now() - started) / 1000;
  test
    .info()
    .annotations.push({ type: 'seconds from New product to the product page', description: seconds.toFixed(1) });
  expect(seconds).toBeLessThan(60);
});

test('faults stand at their fields, and the first has the focus', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/product');
  await page.getByLabel(fields.price, { exact: true }).fill('a lot');
  await save(page).click();
  await expect(page.getByText(SAY.notWhole('a lot'))).toBeVisible();
  await expect(page.getByLabel(fields.price, { exact: true })).toBeFocused();
  await page.getByLabel(fields.price, { exact: true }).fill('100');
  await page.getByLabel(fields.state, { exact: true }).selectOption('shown');
  await save(page).click();
  await expect(page.getByLabel(fields.name, { exact: true })).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: /fields need a correction/ })).toBeVisible();
  await expect(page.getByLabel(fields.price, { exact: true })).toHaveValue('100');
  expect(await violations(page)).toEqual([]);
});

test('nothing is lost offline, and leaving with changes asks first', async ({ page, context }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/product');
  const name = `Offline table ${unique()}`;
  await page.getByLabel(fields.name, { exact: true }).fill(name);
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: SAY.offline })).toBeVisible();
  await expect(page.getByLabel(fields.name, { exact: true })).toHaveValue(name);
  await context.setOffline(false);
  const asked = page.waitForEvent('dialog');
  page.evaluate(() => window.location.reload()).catch(() => {});
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

test('variants follow from options; a copy, deletion and its undo', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/product');
  const name = `Stool ${unique()}`;
  await page.getByLabel(fields.name, { exact: true }).fill(name);
  await page.getByLabel(fields.price, { exact: true }).fill('2000');
  await page.getByRole('button', { name: options.add }).click();
  await page.getByLabel(options.name, { exact: true }).fill('Wood');
  await page.getByLabel(options.values, { exact: true }).fill('Oak, Ash');
  const cell = (field: string, variant: string) => page.getByLabel(`${field} · ${variant}`, { exact: true });
  await expect(cell(fields.price, 'Ash')).toHaveValue('2000');
  await cell(fields.price, 'Ash').fill('2200');
  await cell(fields.stock, 'Oak').fill('3');
  await page.getByLabel(options.of(options.offered, 'Ash')).uncheck();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(cell(fields.price, 'Ash')).toHaveValue('2200');
  await expect(page.getByLabel(options.of(options.offered, 'Ash'))).not.toBeChecked();
  await page.getByRole('button', { name: SAY.delete }).click();
  await expect(page.getByText(SAY.deleted)).toBeVisible();
  await page.getByRole('button', { name: SAY.undo }).click();
  await expect(page.getByText(SAY.deleted)).toBeHidden();
  await page.getByRole('button', { name: SAY.copy }).click();
  await expect(page.getByLabel(fields.name, { exact: true })).toHaveValue(`${name} (copy)`);
});

test('two people change one product: the second chooses', async ({ page, browser }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/product');
  await page.getByLabel(fields.name, { exact: true }).fill(`Bench ${unique()}`);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  const other = await (await browser.newContext({ extraHTTPHeaders: freshNetwork() })).newPage();
  await signInAsStaff(other, 'manager');
  await other.goto(page.url());
  await other.getByLabel(fields.care).fill('By the other.');
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  await page.getByLabel(fields.short).fill('By me.');
  await save(page).click();
  await expect(page.getByRole('button', { name: SAY.loadTheirs })).toBeVisible();
  await page.getByRole('button', { name: SAY.loadTheirs }).click();
  await expect(page.getByLabel(fields.care)).toHaveValue('By the other.');
  await other.context().close();
});

test('pictures are dropped, moved by drag and by keyboard, and given a focal point by arrow keys', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/product');
  await page.getByLabel(fields.name, { exact: true }).fill(`Vase ${unique()}`);
  const files = await Promise.all(PHOTOS.slice(0, 2).map(photo));
  const data = await page.evaluateHandle(
    (list) => {
      const transfer = new DataTransfer();
      for (const { name, bytes } of list)
        transfer.items.add(
          new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name, { type: 'image/jpeg' }),
        );
      return transfer;
    },
    files.map(({ name, buffer }) => ({ name, bytes: buffer.toString('base64') })),
  );
  await page.getByText(pictures.limits).dispatchEvent('drop', { dataTransfer: data });
  const alts = page.getByLabel(pictures.alt);
  await expect(alts).toHaveCount(2);
  await alts.first().fill('First');
  await alts.nth(1).fill('Second');
  const tiles = page.locator('[data-picture-tile]');
  await tiles.nth(1).dragTo(tiles.first());
  await expect(alts.first()).toHaveValue('Second');
  await page.getByRole('button', { name: pictures.later(1) }).focus();
  await page.keyboard.press('Enter');
  await expect(alts.first()).toHaveValue('First');
  await page.getByRole('button', { name: pictures.focus(1, 50, 50) }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: pictures.focus(1, 55, 45) })).toBeFocused();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: pictures.focus(1, 55, 45) })).toBeVisible();
  await expect(alts.first()).toHaveValue('First');
});

test('the list is searched and filtered, and its address holds both', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/products');
  await page.getByLabel(SAY.search, { exact: true }).fill('tamar');
  await expect(page).toHaveURL(/q=tamar/);
  await expect(page.getByRole('link', { name: 'Tamar three-seater sofa' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(SAY.search, { exact: true })).toHaveValue('tamar');
  await page.getByRole('button', { name: new RegExp(`^${SAY.states.hidden}`) }).click();
  await expect(page.getByText(SAY.none)).toBeVisible();
});

test('price and stock of a piece are changed in the list, and undone', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/products?q=elegant+lamp');
  const shown = async () => (await (await page.request.get('/api/v1/products/elegant-lamp')).json()).data.price.amount;
  const price = await shown();
  const cell = page.getByLabel('Price of Elegant lamp');
  await cell.fill(String(price + 10));
  await cell.press('Enter');
  await expect.poll(shown).toBe(price + 10);
  await page.getByRole('button', { name: /^Undo the change of price/ }).click();
  await expect.poll(shown).toBe(price);
  await expect(page.getByLabel('Stock of Elegant lamp')).toHaveValue(/^[\d,]+$/);
  // Several variants have several prices: those are changed on the product's page.
  await page.goto('/merchant/products?q=tamar');
  await expect(page.getByRole('link', { name: 'Tamar three-seater sofa' })).toBeVisible();
  await expect(page.getByLabel(/^Price of/)).toHaveCount(0);
});

test("no shopper's page loads the back office", async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/shop');
  await page.goto('/product/tamar-three-seater-sofa');
  const scripts = loaded.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of new Set(scripts)) {
    const text = await (await page.request.get(path)).text();
    expect(text, path).not.toContain('/api/merchant');
  }
});

test('the list is walked and opened by keys, and never while typing', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/products');
  const links = page.locator('li[data-step] a');
  await expect(links.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText(SAY.keys[0][1]);
  await page.keyboard.press('Escape');
  // Keys do nothing while the dialog closes.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: SAY.search })).toBeFocused();
  await page.keyboard.type('jeko');
  await expect(page.getByRole('searchbox', { name: SAY.search })).toHaveValue('jeko');
  await page.getByRole('searchbox', { name: SAY.search }).fill('');
  await page.getByRole('searchbox', { name: SAY.search }).blur();
  await expect(links.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/merchant\/product\?slug=/);
});
