/** Reviews, messages and coupons of the back office: moved with undo, answered, and created with faults at their fields. */
import { COUPON_COPY } from '../../src/core/merchant/coupons-copy.ts';
import { MERCHANT_ENDPOINTS } from '../../src/core/merchant/endpoints.ts';
import { MESSAGES_COPY } from '../../src/core/merchant/messages-copy.ts';
import { REVIEWS_COPY } from '../../src/core/merchant/reviews-copy.ts';
import { REVIEW_FORM_COPY } from '../../src/core/product/review-form-copy.ts';
import { violations } from '../support/axe.ts';
import { AS_MERCHANT } from '../support/merchant.ts';
import { advance, placeOrder, skuOf, TO_THE_DOOR } from '../support/orders.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';
import { freshNetwork } from '../support/shopper.ts';
import { signInAsOwner } from '../support/staff-page.ts';

test.use({ allowed: /40[0139]|Failed to load/, extraHTTPHeaders: freshNetwork(), reducedMotion: 'reduce' });

async function checkSizes(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    expect(await violations(page), screen.name).toEqual([]);
    const [width, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(width, screen.name).toBeLessThanOrEqual(shown);
  }
}

test('a held review is shown, undone, shown again by keyboard, and replied to', async ({ page }) => {
  const slug = 'peg-wall-shelf';
  const order = await placeOrder(page.request, { lines: [{ sku: await skuOf(page.request, slug), quantity: 1 }] });
  await advance(page.request, order, ...TO_THE_DOOR);
  const text = `Holds well, see www.shelf-${Date.now()}.example`;
  const link = new URL(order.path, 'http://localhost');
  const proof = { number: link.searchParams.get('number') ?? order.number, token: link.hash.slice(1) };
  const said = await page.request.post(`/api/products/${slug}/reviews`, { data: { rating: 4, text, order: proof } });
  expect(said.status(), await said.text()).toBe(200);
  await signInAsOwner(page);
  await page.goto('/merchant/reviews');
  const row = page.getByRole('listitem').filter({ hasText: text });
  await expect(row).toBeVisible();
  await checkSizes(page);
  const state = async () => {
    const answer = await page.request.get(`/api/products/${slug}/reviews`);
    return (await answer.json()).reviews.some((one: { text: string }) => one.text === text);
  };
  await row.getByRole('button', { name: /^Show the review/ }).click();
  await expect.poll(state).toBe(true);
  await row.getByRole('button', { name: REVIEWS_COPY.undo }).click();
  await expect.poll(state).toBe(false);
  await row.getByRole('link').first().focus();
  await page.keyboard.press('s');
  await expect.poll(state).toBe(true);
  await page.keyboard.press('r');
  await page.getByLabel(REVIEWS_COPY.replyLabel).fill('Thank you. <b>It holds 12 kg.</b>');
  await page.getByRole('button', { name: REVIEWS_COPY.save }).click();
  await expect(row).toContainText('<b>It holds 12 kg.</b>');
  await page.goto(`/product/${slug}#reviews`);
  const section = page.getByRole('region', { name: REVIEW_FORM_COPY.title, exact: true });
  await expect(section).toContainText(REVIEW_FORM_COPY.reply);
  await expect(section).toContainText('Thank you. <b>It holds 12 kg.</b>');
  expect(await violations(page)).toEqual([]);
});

test('a message is answered, taken back with its text, and answered again', async ({ page }) => {
  const message = `Is the bench 160 cm wide? ${Date.now()}`;
  const data = { name: 'Anil', email: 'anil@example.com', message, consent: true };
  const sent = await page.request.post('/api/contact', { data });
  expect(sent.status(), await sent.text()).toBe(200);
  await signInAsOwner(page);
  await page.goto('/merchant/messages');
  const row = page.getByRole('listitem').filter({ hasText: message });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: MESSAGES_COPY.answerOf('Anil') }).click();
  const field = row.getByLabel(MESSAGES_COPY.label('anil@example.com'));
  await field.fill('Yes, exactly 160 cm.');
  await row.getByRole('button', { name: MESSAGES_COPY.send }).click();
  await expect(row).toContainText(MESSAGES_COPY.sent);
  await row.getByRole('button', { name: MESSAGES_COPY.undo }).click();
  await expect(field).toHaveValue('Yes, exactly 160 cm.');
  await row.getByRole('button', { name: MESSAGES_COPY.send }).click();
  await expect(row).toContainText(MESSAGES_COPY.yourAnswer);
  const list = page.waitForEvent('download');
  await page.getByRole('link', { name: MESSAGES_COPY.download }).click();
  expect((await list).suggestedFilename()).toBe('newsletter.csv');
});

test('a coupon is created with faults at their fields, changed, ended, and undone', async ({ page }) => {
  const code = `T${Date.now().toString(36).toUpperCase()}`.slice(0, 20);
  await signInAsOwner(page);
  await page.goto('/merchant/coupons');
  await page.getByRole('button', { name: COUPON_COPY.add }).click();
  const dialog = page.getByRole('dialog', { name: COUPON_COPY.add });
  await dialog.getByRole('button', { name: COUPON_COPY.form.save }).click();
  await expect(dialog.getByLabel(COUPON_COPY.form.code)).toHaveAccessibleDescription(COUPON_COPY.faults.code);
  await expect(dialog.getByRole('textbox', { name: COUPON_COPY.form.worthPercent })).toHaveAccessibleDescription(
    COUPON_COPY.faults.percent,
  );
  await dialog.getByLabel(COUPON_COPY.form.code).fill(code);
  await dialog.getByRole('textbox', { name: COUPON_COPY.form.worthPercent }).fill('10');
  await dialog.getByLabel(COUPON_COPY.form.ends).fill('2035-12-31');
  await dialog.getByRole('button', { name: COUPON_COPY.form.save }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText(COUPON_COPY.percent(10));
  const end = async () => {
    const answer = await page.request.get(MERCHANT_ENDPOINTS.coupons.path, { headers: AS_MERCHANT });
    const found = (await answer.json()).coupons.find((one: { code: string }) => one.code === code);
    return found?.endsAt as string | undefined;
  };
  await expect.poll(end).toBe('2035-12-31T18:29:59.999Z');
  await row.getByRole('button', { name: COUPON_COPY.endOf(code) }).click();
  await expect.poll(end).not.toContain('2035');
  await row.getByRole('button', { name: COUPON_COPY.undoOf(code) }).click();
  await expect.poll(end).toBe('2035-12-31T18:29:59.999Z');
});
