/** The import of products: nothing is written before every change was shown, and nothing that another person changed is lost. */
import { IMPORT_COPY as SAY } from '../../src/core/merchant/import-copy.ts';
import { violations } from '../support/axe.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';
import { freshNetwork } from '../support/shopper.ts';
import { signInAsStaff } from '../support/staff-page.ts';

test.use({ allowed: /40[0139]|422|503|Failed to load|ERR_|ApiError/, extraHTTPHeaders: freshNetwork() });

const unique = () => Math.random().toString(36).slice(2, 8);
const HEAD =
  'slug,sku,name,brand,category,type,short,price,stock,width,depth,height,weight,materials,colours,care,assemblyMinutes,assemblyPeople,state,pictures';
const row = (id: string, name: string, price = '1290') =>
  `${id},${id.toUpperCase()},${name},Noor,lighting,Lamps,A lamp.,${price},4,10,10,40,1.2,Brass,Green,Wipe dry.,5,1,draft,products/meridian-arc-floor-lamp.webp: A lamp`;
const csv = (text: string, name = 'products.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const choose = (page: Page, file: ReturnType<typeof csv>) => page.locator('input[type="file"]').setInputFiles(file);
const importButton = (page: Page) => page.getByRole('button', { name: /^Import \d/ });

test('a file is shown as a table of changes, corrected, and imported', async ({ page }) => {
  const id = `lamp-${unique()}`;
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/products');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await choose(page, { ...csv('PK'), name: 'products.xlsx' });
  await expect(page.getByRole('alert')).toHaveText(SAY.workbook);
  await choose(page, csv(`${HEAD}\n${row(id, 'Ibis lamp', '12.5')}\n`));
  await expect(page.getByText(SAY.faulty(1))).toBeVisible();
  await expect(importButton(page)).toHaveCount(0);
  await expect(page.getByRole('table', { name: SAY.table })).toContainText('without a fraction');
  await page.getByRole('button', { name: SAY.another }).click();

  await choose(page, csv(`${HEAD}\n${row(id, 'Ibis lamp')}\n`));
  await expect(page.getByRole('row', { name: /Ibis lamp/ })).toContainText(SAY.kinds.create);
  for (const size of Object.values(SCREENS)) {
    await page.setViewportSize(size);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await importButton(page).press('Enter');
  await expect(page.getByRole('heading', { name: SAY.done(1) })).toBeFocused();

  // Another person renames it while the table of the next file is open.
  const path = `/api/merchant/products/${id}`;
  await page.getByRole('button', { name: SAY.next }).click();
  await choose(page, csv(`sku,name\n${id.toUpperCase()},Heron lamp\n`));
  await expect(page.getByRole('row', { name: /Ibis lamp/ })).toContainText('Heron lamp');
  const { slug: _, hasFile: __, edited: ___, model: ____, ...now } = await (await page.request.get(path)).json();
  const pictures = now.pictures.map(({ hash, alt }: { hash: string; alt: string }) => ({ hash, alt }));
  const renamed = {
    ...now,
    pictures,
    name: 'Gull lamp',
    variants: now.variants.map((one: { stock: number }) => ({ ...one, seen: one.stock })),
  };
  expect((await page.request.put(path, { data: renamed })).status()).toBe(200);
  await importButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(SAY.moved(1));
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('row', { name: /Gull lamp/ })).toContainText(SAY.conflict);
  await importButton(page).click();
  await expect(page.getByRole('heading', { name: SAY.done(1) })).toBeVisible();
  expect((await (await page.request.get(path)).json()).name).toBe('Heron lamp');
});

test('a file that cannot be sent stays chosen, and a long one is shown page by page', async ({ page }) => {
  const id = `lamp-${unique()}`;
  await signInAsStaff(page, 'owner');
  await page.goto('/merchant/import');
  const rows = Array.from({ length: 120 }, (_, at) => row(`${id}-${at}`, `Lamp ${at}`));
  await page.route('**/products.csv?dry=1', (route) => route.abort(), { times: 1 });
  await choose(page, csv([HEAD, ...rows].join('\n')));
  await expect(page.getByRole('alert')).toHaveText(SAY.network);
  await page.getByRole('button', { name: SAY.again }).click();
  await expect(page.getByRole('row', { name: /Lamp/ })).toHaveCount(50);
  await page.getByRole('link', { name: /\b3$/ }).click();
  await expect(page.getByRole('row', { name: /Lamp/ })).toHaveCount(20);
});

test('editors have no import', async ({ page }) => {
  await signInAsStaff(page, 'editor');
  await page.goto('/merchant/products');
  await expect(page.getByRole('link', { name: /^All/ }).or(page.getByRole('list').first())).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import', exact: true })).toHaveCount(0);
  await page.goto('/merchant/import');
  await expect(page.getByText('Your role does not include this page')).toBeVisible();
});
