/** The back office by keyboard alone: no test here points, or focuses something that Tab does not reach. */
import { ENTRY_COPY, FORM_COPY } from '../../src/core/merchant/entry-form-copy.ts';
import { IMPORT_COPY } from '../../src/core/merchant/import-copy.ts';
import { MOVES_COPY } from '../../src/core/merchant/moves-copy.ts';
import { ORDERS_COPY as ORDERS } from '../../src/core/merchant/orders-copy.ts';
import { pressKey, tabTo, type } from '../support/by-keyboard.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, type Page, test } from '../support/page.ts';
import { freshNetwork } from '../support/shopper.ts';
import { signInAsOwner, signInAsStaff } from '../support/staff-page.ts';

test.use({ extraHTTPHeaders: freshNetwork(), reducedMotion: 'reduce' });
test.setTimeout(180_000);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved at/ });
const { fields, pieces } = ENTRY_COPY;

test('an order is confirmed, packed, shipped with its number, delivered, refunded in part and noted', async ({
  page,
}) => {
  await signInAsOwner(page);
  const { number } = await placeOrder(page.request);
  await page.goto(`/merchant/order?number=${number}`);
  await expect(button(page, MOVES_COPY.moves.confirm)).toBeVisible();
  // The key of the list makes the next move here too, once the page listens to it.
  await expect(async () => {
    if (await button(page, MOVES_COPY.moves.confirm).isVisible()) await page.keyboard.press('e');
    await expect(status(page, MOVES_COPY.done.confirm)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await pressKey(page, button(page, MOVES_COPY.moves.pack));
  await expect(status(page, MOVES_COPY.done.pack)).toBeVisible();
  await pressKey(page, button(page, MOVES_COPY.moves.ship));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(MOVES_COPY.form.carrier)).toBeFocused();
  await page.keyboard.type('Blue Dart');
  await type(page, dialog.getByLabel(MOVES_COPY.form.parcel), 'BD 77');
  await page.keyboard.press('Enter');
  await expect(status(page, MOVES_COPY.done.ship)).toBeVisible();
  await expect(page.getByText('Sent with Blue Dart. Parcel number BD 77.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await pressKey(page, button(page, MOVES_COPY.moves.deliver));
  await expect(status(page, MOVES_COPY.done.deliver)).toBeVisible();
  await pressKey(page, button(page, MOVES_COPY.moves.allow));
  await type(page, dialog.getByLabel(MOVES_COPY.form.give), '300');
  await type(page, dialog.getByLabel(MOVES_COPY.form.note), 'A scratch.');
  await pressKey(page, dialog.getByRole('button', { name: MOVES_COPY.form.button.allow }));
  await expect(status(page, MOVES_COPY.done.allow)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await pressKey(page, button(page, MOVES_COPY.moves.refund));
  await type(page, dialog.getByLabel(MOVES_COPY.form.reference), 'HDFC0009');
  await page.keyboard.press('Enter');
  await expect(status(page, MOVES_COPY.done.refund)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await type(page, page.getByLabel(ORDERS.notes.field), 'Rang twice.');
  await pressKey(page, button(page, ORDERS.notes.button));
  await expect(page.getByText('Rang twice.')).toBeVisible();
});

test('a collection is made, its pieces are arranged, and it is deleted', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/collections');
  await pressKey(page, page.getByRole('link', { name: ENTRY_COPY.kinds.collections.add }));
  const name = `Quiet corners ${Date.now().toString(36)}`;
  await type(page, page.getByLabel(fields.name, { exact: true }), name);
  await type(page, page.getByLabel(fields.line), 'For one chair and one lamp.');
  const names: string[] = [];
  for (const words of ['tamar', 'sela', 'heron']) {
    await type(page, page.getByLabel(pieces.search), words);
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible();
    const label = (await page.getByRole('button', { name: /^Add / }).first().getAttribute('aria-label')) ?? '';
    names.push(label.replace(/^Add /, '').replace(/ to .*$/, ''));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(names.length);
  }
  const rows = () => page.locator('ol > li').allTextContents();
  const before = await rows();
  expect(before).toHaveLength(3);
  const [, , third = ''] = names;
  await pressKey(page, button(page, ENTRY_COPY.earlier(third)));
  await expect.poll(async () => (await rows())[1]).toContain(third);
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\?slug=/);
  const slug = new URL(page.url()).searchParams.get('slug');
  const listed = async () => {
    const { data } = await (await page.request.get(`/api/products?pageSize=24&collection=${slug}`)).json();
    return data.items.map((item: { name: string }) => item.name);
  };
  const [first = '', second = ''] = names;
  expect(await listed()).toEqual([first, third, second]);
  // Its own page comes with the next build; until then the shop shows its pieces.
  await page.goto(`/collections/${slug}`);
  await expect(page).toHaveURL(`/shop?collection=${slug}`);
  const cards = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(cards.first()).toContainText(first);
  await expect(cards.nth(1)).toContainText(third);
  await page.goto(`/merchant/collections?slug=${slug}`);
  await pressKey(page, button(page, ENTRY_COPY.delete));
  await expect(button(page, ENTRY_COPY.undo)).toBeFocused();
});

test('the pieces of a collection are arranged by drag', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/collections');
  await page.locator('main ol a, main ul a').first().click();
  const rows = page.locator('ol > li[draggable="true"]');
  await expect(rows.nth(2)).toBeVisible();
  const before = await rows.allTextContents();
  await rows.nth(2).dragTo(rows.first());
  const plain = (texts: readonly string[]) => texts.map((text) => text.replace(/^\d+/, ''));
  await expect
    .poll(async () => plain(await rows.allTextContents()))
    .toEqual(plain([before[2] ?? '', ...before.slice(0, 2), ...before.slice(3)]));
});

test('a category and a slide are changed and saved', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/categories');
  await pressKey(page, page.getByRole('link', { name: 'Lighting', exact: true }));
  await expect(page.getByLabel(fields.short)).toBeVisible();
  const before = await page.getByLabel(fields.short).inputValue();
  for (const text of ['Lamps by keyboard', before]) {
    await type(page, page.getByLabel(fields.short), text);
    await pressKey(page, button(page, FORM_COPY.save));
    await expect(saved(page)).toBeVisible();
    await expect(page.getByLabel(fields.short)).toHaveValue(text);
  }
  await page.goto('/merchant/slides');
  await pressKey(page, page.locator('ol > li a').first());
  const line = page.getByLabel(fields.subText, { exact: true });
  await expect(line).toBeVisible();
  const was = await line.inputValue();
  for (const text of ['By keyboard.', was]) {
    await type(page, line, text);
    await tabTo(page, page.getByLabel(fields.active));
    await pressKey(page, button(page, FORM_COPY.save));
    await expect(saved(page)).toBeVisible();
    await expect(line).toHaveValue(text);
  }
});

test('a file is imported: chosen, read as a table, applied', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/import');
  const lamp = await (await page.request.get('/api/merchant/products/elegant-lamp')).json();
  for (const care of ['Dust it by keyboard.', lamp.care as string]) {
    const chooser = page.waitForEvent('filechooser');
    await pressKey(page, button(page, IMPORT_COPY.choose));
    const buffer = Buffer.from(`sku,care\n${lamp.variants[0].sku},"${care}"\n`);
    await (await chooser).setFiles([{ name: 'care.csv', mimeType: 'text/csv', buffer }]);
    await expect(page.getByRole('table', { name: IMPORT_COPY.table })).toContainText(care);
    await pressKey(page, page.getByRole('button', { name: IMPORT_COPY.import(1) }));
    await expect(page.getByRole('heading', { name: IMPORT_COPY.done(1) })).toBeFocused();
    await pressKey(page, button(page, IMPORT_COPY.next));
  }
});
