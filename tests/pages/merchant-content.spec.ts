/** Categories, collections, slides, stores, settings and the newsletter list in the back office. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { ENTRY_MESSAGES } from '../../src/core/merchant/entry-copy.ts';
import { ENTRY_COPY, FORM_COPY } from '../../src/core/merchant/entry-form-copy.ts';
import { NEWSLETTER_COPY } from '../../src/core/merchant/newsletter-copy.ts';
import { MEDIA_COPY } from '../../src/core/merchant/product-media-copy.ts';
import { SETTINGS_COPY } from '../../src/core/merchant/settings-form-copy.ts';
import { violations } from '../support/axe.ts';
import { expect, type Page, test } from '../support/page.ts';
import { freshNetwork } from '../support/shopper.ts';
import { codeOf } from '../support/staff.ts';
import { signInAsOwner, signInAsStaff } from '../support/staff-page.ts';

test.use({ allowed: /40[0139]|422|503|Failed to load|ERR_|ApiError/, extraHTTPHeaders: freshNetwork() });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved at/ });
const save = (page: Page) => page.getByRole('button', { name: FORM_COPY.save, exact: true });
const { fields, pieces, kinds } = ENTRY_COPY;
const photo = async () => ({
  name: 'vases.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp(readFileSync('content/media/products/kiri-stoneware-vases.webp')).jpeg().toBuffer(),
});

test('a category is changed, is in the menu at once, and keeps another person’s change', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/categories');
  await page.getByRole('link', { name: 'Lighting', exact: true }).click();
  const before = await page.getByLabel(fields.short).inputValue();
  await page.getByLabel(fields.short).fill('Lamps for late evenings');
  await expect(page.getByRole('status').filter({ hasText: FORM_COPY.unsaved })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  expect(await (await page.request.get('/api/categories')).text()).toContain('Lamps for late evenings');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel(fields.short).fill('From another window');
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  await page.getByLabel(fields.short).fill(before);
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: ENTRY_MESSAGES.moved })).toBeFocused();
  await expect(page.getByLabel(fields.short)).toHaveValue(before);
  await page.getByRole('button', { name: FORM_COPY.keepMine }).click();
  await expect(saved(page)).toBeVisible();
  expect(await (await page.request.get('/api/categories')).text()).not.toContain('From another window');
});

test('a category with products says so, and an editor changes texts alone', async ({ page }) => {
  await signInAsStaff(page, 'editor');
  await page.goto('/merchant/categories?slug=lighting');
  await expect(page.getByLabel(fields.headline)).toBeVisible();
  await expect(page.getByLabel(fields.topSelling)).toHaveCount(0);
  await expect(page.getByRole('button', { name: ENTRY_COPY.delete })).toHaveCount(0);
});

test('a collection is made with a picture and pieces by keyboard, deleted and brought back', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/collections?new');
  await page.getByLabel(fields.name, { exact: true }).fill('Rooms at dusk');
  await save(page).click();
  await expect(page.getByLabel(fields.line)).toBeFocused();
  await expect(page.getByText(ENTRY_MESSAGES.empty)).toBeVisible();
  await page.getByLabel(fields.line).fill('For the hour before the lamps.');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: ENTRY_COPY.picture.add }).press('Enter');
  await (await chooser).setFiles([await photo()]);
  await expect(page.getByLabel(MEDIA_COPY.pictures.alt)).toBeVisible();
  await page.getByLabel(pieces.search).fill('sofa');
  await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible();
  await page.getByLabel(pieces.search).press('Enter');
  await expect(page.getByRole('button', { name: /^Remove .*sofa/i })).toBeVisible();
  await save(page).click();
  await expect(page.getByText(ENTRY_MESSAGES.noAlt)).toBeVisible();
  await page.getByLabel(MEDIA_COPY.pictures.alt).fill('Two vases on a shelf');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(await (await page.request.get('/api/collections')).text()).toContain('For the hour before the lamps.');
  await page.getByRole('button', { name: ENTRY_COPY.delete }).click();
  const undo = page.getByRole('button', { name: ENTRY_COPY.undo });
  await expect(undo).toBeFocused();
  expect(await (await page.request.get('/api/collections')).text()).not.toContain('For the hour before');
  await undo.press('Enter');
  await expect(page.getByRole('link', { name: 'Rooms at dusk' })).toBeVisible();
  expect(await (await page.request.get('/api/collections')).text()).toContain('For the hour before the lamps.');
  await page.getByRole('link', { name: 'Rooms at dusk' }).click();
  await page.getByRole('button', { name: ENTRY_COPY.delete }).click();
  await expect(page.getByRole('link', { name: kinds.collections.add })).toBeVisible();
});

test('slides are reordered by keyboard and hidden, and the preview follows the form', async ({ page }) => {
  await signInAsStaff(page, 'editor');
  await page.goto('/merchant/slides');
  const titles = () => page.locator('ol > li a').allTextContents();
  await expect(page.locator('ol > li a').first()).toBeVisible();
  const before = await titles();
  const [first = '', second = ''] = before;
  await page.getByRole('button', { name: ENTRY_COPY.later(first) }).press('Enter');
  await expect.poll(titles).toEqual([second, first, ...before.slice(2)]);
  await expect
    .poll(async () =>
      (await (await page.request.get('/api/merchant/entries/slides')).json()).rows.map(
        (row: { title: string }) => row.title,
      ),
    )
    .toEqual([second, first, ...before.slice(2)]);
  await page.getByRole('button', { name: ENTRY_COPY.earlier(first) }).press('Enter');
  await expect.poll(titles).toEqual(before);
  await page.getByRole('link', { name: first, exact: true }).click();
  await page.getByLabel(fields.subText, { exact: true }).fill('A sentence for the preview.');
  await expect(page.locator('[data-slide-preview]')).toContainText('A sentence for the preview.');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: kinds.slides.toList }).click();
  await expect(page.locator('[data-slide-preview]')).toBeVisible();
});

test('hours of a store are changed and validated', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/stores');
  const form = page.getByRole('form', { name: 'Hamburg' });
  const { stores } = SETTINGS_COPY;
  await form.getByLabel(stores.to('Friday')).fill('09:00');
  await form.getByRole('button', { name: FORM_COPY.save }).click();
  await expect(form.getByText(/must close after it opens/)).toBeVisible();
  await form.getByLabel(stores.to('Friday')).fill('20:00');
  await form.getByLabel('Monday', { exact: true }).press('Space');
  await expect(form.getByLabel(stores.from('Monday'))).toHaveValue('10:00');
  await form.getByLabel('Monday', { exact: true }).press('Space');
  await form.getByRole('button', { name: FORM_COPY.save }).click();
  await expect(form.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(form.getByLabel(stores.to('Friday'))).toHaveValue('20:00');
  await form.getByLabel(stores.to('Friday')).fill('19:00');
  await form.getByRole('button', { name: FORM_COPY.save }).click();
  await expect(form.getByText(/^Saved at/)).toBeVisible();
});

test('settings name the field at fault, and only an owner with a code changes where money goes', async ({ page }) => {
  const { payments, labels } = SETTINGS_COPY;
  const owner = await signInAsOwner(page);
  await page.goto('/merchant/settings');
  const texts = page.getByRole('form', { name: SETTINGS_COPY.label });
  const phone = texts.getByLabel(labels.phone, { exact: true }).first();
  const before = await phone.inputValue();
  await phone.fill('12');
  await texts.getByRole('button', { name: FORM_COPY.save }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill(before);
  const money = page.getByRole('form', { name: payments.label });
  const name = money.getByLabel(payments.upiName);
  const payee = await name.inputValue();
  // A second attempt must change it again.
  const fresh = `Payee ${Date.now()}`;
  await name.fill(fresh);
  await money.getByRole('button', { name: FORM_COPY.save }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(fresh);
  await expect(dialog).toContainText(payee);
  // The code of signing in was used; the next one is accepted early, for clocks that differ.
  await dialog.getByLabel(payments.code).fill(await codeOf(owner.secret, 1));
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: payments.confirm }).click();
  await expect(page.getByText(payments.changed)).toBeVisible();
});

test('a manager sees payments and cannot change them', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/settings');
  await expect(page.getByText(SETTINGS_COPY.payments.ownerOnly)).toBeVisible();
  await expect(page.getByLabel(SETTINGS_COPY.payments.upiId)).toHaveCount(0);
});

test('a newsletter address is found and removed on request', async ({ page }) => {
  const email = `reader${Date.now()}@x.example`;
  await page.request.post('/api/newsletter', { data: { email, consent: true } });
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/newsletter');
  await page.getByRole('searchbox', { name: NEWSLETTER_COPY.search }).fill(email);
  await page.getByRole('button', { name: NEWSLETTER_COPY.removeOf(email) }).click();
  await page.getByRole('dialog').getByRole('button', { name: NEWSLETTER_COPY.remove, exact: true }).click();
  await expect(page.getByRole('button', { name: NEWSLETTER_COPY.removeOf(email) })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
