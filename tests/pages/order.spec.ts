/** The order page in every state, by keyboard on a phone; its layout also on a laptop. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ACCOUNT_COPY } from '../../src/core/account/copy.ts';
import { CART_COPY } from '../../src/core/cart/copy.ts';
import { HELP_COPY } from '../../src/core/editorial/help-copy.ts';
import { CANCEL_COPY } from '../../src/core/order/cancel-copy.ts';
import { ORDER_COPY } from '../../src/core/order/copy.ts';
import { ORDER_ENDPOINTS } from '../../src/core/order/endpoints.ts';
import { FIND_ORDER_COPY } from '../../src/core/order/find-copy.ts';
import { ORDER_PAGE_COPY as SAY } from '../../src/core/order/page-copy.ts';
import { PAY_COPY } from '../../src/core/order/pay-copy.ts';
import { ATTACHMENT_COPY } from '../../src/core/order/return-attachments-copy.ts';
import { RETURNS_COPY } from '../../src/core/order/returns-copy.ts';
import { STAGE_COPY } from '../../src/core/order/stage-copy.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { violations } from '../support/axe.ts';
import {
  advance,
  arrived,
  decideReturn,
  newEmail,
  type PlacedOrder,
  placeOrder,
  refund,
  skuOf,
  TO_THE_DOOR,
} from '../support/orders.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';
import { freshNetwork, signUp } from '../support/shopper.ts';
import { atSizes, faultsAt, PHONE_AND_LAPTOP } from '../support/sizes.ts';

/** A lamp above the limit of unconfirmed cash orders. */
const LARGE = 'meridian-arc-floor-lamp';
/** As configured in playwright.config.ts. */
const OUTBOX = '.data/pages-test/outbox';
const heading = (page: Page) => page.locator('main h1');
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** A unique reference: each can be used for one order. */
const newReference = () => `4${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}57`;

/** The confirmation link in the order's email; the test server writes emails to a folder. */
async function confirmationLink(number: string): Promise<string> {
  let link = '';
  await expect(() => {
    const letters = readdirSync(OUTBOX).map((file) => readFileSync(join(OUTBOX, file), 'utf8'));
    const texts = letters.map((letter) => letter.replaceAll('=\r\n', '').replaceAll('=3D', '='));
    const found = texts.map((text) => new RegExp(`/order\\?number=${number}#[\\w-]+&confirm=[\\w-]+`).exec(text)?.[0]);
    link = found.find((one) => one !== undefined) ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return link;
}

/** Reopens the order and checks the page. */
async function expectPage(page: Page, order: PlacedOrder, title: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(order.path);
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator('main')).not.toContainText(/undefined|NaN|null|Invalid/);
  expect(await faultsAt(page, PHONE_AND_LAPTOP), title).toEqual([]);
}

/** Activates a control by keyboard. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const control = page.getByRole('button', { name, exact: true });
  await control.focus();
  await page.keyboard.press('Enter');
}

test.describe('on a phone, checked also on a laptop', () => {
  test.use({ viewport: SCREENS[0], reducedMotion: 'reduce', allowed: /40[349]|net::ERR_FAILED/ });

  test('a UPI order: reference reported, corrected, confirmed, and cancelled with a refund', async ({ page }) => {
    test.slow();
    const order = await placeOrder(page.request, { payment: 'upi' });
    await expectPage(page, order, SAY.thanks('Meera'));
    const pay = region(page, PAY_COPY.upiTitle);
    await expect(pay.getByRole('img', { name: /QR/ })).toBeVisible();
    await expect(page.getByText(/We keep your pieces until .*(minutes?|hour) from now\./)).toBeVisible();
    const intent = page.getByRole('link', { name: PAY_COPY.open });
    await atSizes(page, PHONE_AND_LAPTOP, async ({ name }) => {
      if (name === 'phone') await expect(intent).toHaveAttribute('href', new RegExp(`^upi://pay.*${order.number}`));
      else await expect(intent).toBeHidden();
    });

    const field = page.getByLabel(PAY_COPY.field);
    await field.fill('12');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(ORDER_COPY.badReference);
    const [told, corrected] = [newReference(), newReference()];
    await field.fill(told.replace(/(....)(....)/, '$1 $2 '));
    await page.keyboard.press('Enter');
    await expect(page.getByText(told, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(STAGE_COPY.claimed.title)).toBeVisible();
    await press(page, PAY_COPY.tellAgain);
    await page.getByLabel(PAY_COPY.field).fill(corrected);
    await page.keyboard.press('Enter');
    await expect(region(page, PAY_COPY.told).getByText(corrected)).toBeVisible();
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);

    // The merchant confirms the payment while the page is hidden; it reloads when shown again.
    await arrived(page.request, order);
    let requested = 0;
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes(`/api/orders/${order.number}`)) requested += 1;
    });
    const showTab = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await showTab();
    await page.clock.install();
    await page.clock.setFixedTime(Date.now() + 60_000);
    await showTab();
    await showTab();
    await expect(page.getByText(`${STAGE_COPY.confirmed.title}.`)).toBeVisible();
    expect(requested).toBe(1);

    await press(page, CANCEL_COPY.button);
    const dialog = page.getByRole('dialog', { name: CANCEL_COPY.title });
    await expect(dialog).toContainText(CANCEL_COPY.paid('₹5,710'));
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: CANCEL_COPY.button })).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, CANCEL_COPY.confirm);
    await expect(heading(page)).toHaveText(STAGE_COPY.cancelled.title);
    await expect(region(page, SAY.refund.title)).toContainText(/With you by \w+ \d+ \w+/);
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
  });

  test('a cash order, step by step, until delivery', async ({ page }) => {
    test.slow();
    const sku = await skuOf(page.request, 'elegant-lamp');
    const order = await placeOrder(page.request, { lines: [{ sku, quantity: 2 }] });
    await expectPage(page, order, SAY.thanks('Meera'));
    await expect(region(page, PAY_COPY.cashTitle)).toContainText('₹11,420');
    await advance(page.request, order, 'confirmed', 'packed');
    await expectPage(page, order, STAGE_COPY.packed.title);
    await expect(page.getByRole('button', { name: CANCEL_COPY.button })).toHaveCount(0);
    const saved = page.waitForEvent('download');
    await press(page, /^Invoice .* \(PDF\)$/);
    const paper = await saved;
    expect(paper.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d{6}\.pdf$/);
    expect(
      readFileSync(await paper.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await advance(page.request, order, 'shipped');
    await expectPage(page, order, STAGE_COPY.shipped.title);
    await expect(region(page, 'Sent with Blue Dart.')).toContainText('BD 4471 902');
    await advance(page.request, order, 'delivered');
    await expectPage(page, order, STAGE_COPY.delivered.title);
  });

  test('a delivered order is returned: rejected, requested again, accepted, refunded', async ({ page }) => {
    test.slow();
    const sku = await skuOf(page.request, 'elegant-lamp');
    const order = await placeOrder(page.request, { lines: [{ sku, quantity: 2 }] });
    await advance(page.request, order, ...TO_THE_DOOR);
    await page.goto(order.path);
    await press(page, RETURNS_COPY.button);
    const dialog = page.getByRole('dialog', { name: RETURNS_COPY.title });
    await press(page, RETURNS_COPY.send);
    for (const fault of [RETURNS_COPY.noReason, ATTACHMENT_COPY.missing]) await expect(dialog).toContainText(fault);
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(dialog).not.toContainText(RETURNS_COPY.noReason);
    await press(page, RETURNS_COPY.firstLink);
    await dialog.getByLabel(RETURNS_COPY.link(0), { exact: true }).fill('photo.jpg');
    await press(page, RETURNS_COPY.send);
    await expect(dialog).toContainText(RETURNS_COPY.badLink);
    await dialog.getByLabel(RETURNS_COPY.link(0), { exact: true }).fill('https://photos.example.com/box');
    await press(page, RETURNS_COPY.more);
    await dialog.getByLabel(RETURNS_COPY.link(1), { exact: true }).fill('https://photos.example.com/lamp');
    await expect(dialog).toContainText(RETURNS_COPY.refund('₹5,710'));
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
    await press(page, RETURNS_COPY.send);
    await expect(heading(page)).toHaveText(STAGE_COPY['return-requested'].title);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('link', { name: 'photos.example.com/lamp' })).toBeVisible();
    await expectPage(page, order, STAGE_COPY['return-requested'].title);

    await decideReturn(page.request, order, false, 'The photos show another lamp.');
    await expectPage(page, order, STAGE_COPY.delivered.title);
    await expect(page.getByText(RETURNS_COPY.refusedTitle)).toBeVisible();
    await expect(page.getByText('The photos show another lamp.')).toBeVisible();
    await press(page, RETURNS_COPY.button);
    await dialog.getByLabel(RETURNS_COPY.reasons['wrong-item']).check();
    // Three files: one uploaded, one invalid, one removed.
    const files = dialog.locator('input[type=file]');
    const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#8a7' } })
      .jpeg()
      .toBuffer();
    await page.route('**/evidence?*', (route) => route.abort(), { times: 1 });
    await files.setInputFiles([
      { name: 'box.jpg', mimeType: 'image/jpeg', buffer: photo },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') },
      { name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: photo },
    ]);
    await expect(dialog.getByText(ATTACHMENT_COPY.badType)).toBeVisible();
    // A failed upload is retried with one press.
    await expect(dialog.getByText(ATTACHMENT_COPY.failed)).toBeVisible();
    await press(page, ATTACHMENT_COPY.again);
    await expect(dialog.getByText(`${ATTACHMENT_COPY.sent}, `)).toHaveCount(2);
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
    for (const name of ['notes.txt', 'lamp.jpg'])
      await dialog.getByRole('button', { name: ATTACHMENT_COPY.remove(name) }).click();
    await press(page, RETURNS_COPY.send);
    await expect(heading(page)).toHaveText(STAGE_COPY['return-requested'].title);
    const given = page.getByRole('button', { name: new RegExp(`^${ATTACHMENT_COPY.photo}`) });
    await expect(given).toHaveCount(1);
    const download = page.waitForEvent('download');
    await given.click();
    expect(readFileSync(await (await download).path())).toEqual(photo);
    await decideReturn(page.request, order, true);
    await expectPage(page, order, STAGE_COPY['return-approved'].title);
    await expect(region(page, SAY.refund.title)).toContainText('₹5,710');
    await refund(page.request, order);
    await expectPage(page, order, STAGE_COPY.refunded.title);
  });

  test('states caused by time or a payment provider', async ({ page }) => {
    const order = await placeOrder(page.request, { payment: 'upi' });
    let change: (json: { state: string; timeline: object[]; payment: { state: string; step: object | null } }) => void;
    // The order's response, an hour later or with an unreachable provider.
    await page.route(`**/api/orders/${order.number}`, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      change(json);
      await route.fulfill({ response, json });
    });
    change = (json) => {
      Object.assign(json, { state: 'cancelled' });
      Object.assign(json.payment, { state: 'void', step: null });
      json.timeline.push({ at: new Date().toISOString(), state: 'cancelled', actor: 'shop', note: '' });
    };
    await expectPage(page, order, STAGE_COPY.expired.title);
    change = (json) => Object.assign(json.payment, { step: null });
    await expectPage(page, order, SAY.thanks('Meera'));
    await expect(page.getByText(PAY_COPY.away)).toBeVisible();
    const step = { amount: 571_000, until: new Date(Date.now() - 60_000).toISOString() };
    change = (json) =>
      Object.assign(json.payment, { step: { ...step, kind: 'redirect', url: 'https://pay.example.com/1' } });
    await press(page, COPY.error.retry);
    await expect(page.getByRole('link', { name: PAY_COPY.redirect })).toHaveAttribute('href', /pay\.example\.com/);
    await expect(page.getByText(PAY_COPY.redirectOver)).toBeVisible();
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
  });

  test('a large cash order is confirmed only with the link of its email', async ({ page }) => {
    const order = await placeOrder(page.request, { lines: [{ sku: await skuOf(page.request, LARGE), quantity: 1 }] });
    await expectPage(page, order, SAY.thanks('Meera'));
    const confirm = region(page, SAY.confirm.title);
    await expect(page.getByText(SAY.fresh.confirm)).toBeVisible();
    await expect(confirm).toContainText(/Confirm it by .*, (1 day|23 hours.*) from now\./);
    await expect(page.getByRole('button', { name: SAY.confirm.button })).toHaveCount(0);
    // With a made-up token the button is shown, and the API rejects it.
    await page.goto('about:blank');
    await page.goto(`${order.path}&confirm=${'x'.repeat(43)}`);
    await press(page, SAY.confirm.button);
    await expect(confirm).toContainText(ORDER_COPY.badConfirmation);
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
    // The token from the email.
    await page.goto('about:blank');
    await page.goto(await confirmationLink(order.number));
    await expect(confirm).toContainText(SAY.confirm.ready);
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
    await press(page, SAY.confirm.button);
    await expect(confirm).toHaveCount(0);
    await expect(page.getByText(ORDER_COPY.event.confirmed)).toBeVisible();
  });

  test('a new link is requested with number and email address, and an old URL hides its token', async ({ page }) => {
    await page.setExtraHTTPHeaders(freshNetwork());
    const order = await placeOrder(page.request);
    await page.goto(`/order?number=${order.number}`);
    await press(page, SAY.renew.button);
    const address = page.getByRole('main').getByLabel(FIND_ORDER_COPY.email);
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(FIND_ORDER_COPY.noEmail);
    await address.fill('nobody@example.in');
    await press(page, SAY.renew.button);
    await expect(page.getByText(ORDER_COPY.linkSent)).toBeVisible();
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
    await page.goto(`/order?number=${order.number}&token=${order.token}`);
    await expect(heading(page)).toHaveText(SAY.thanks('Meera'));
    await expect(page).toHaveURL(new RegExp(`\\?number=${order.number}#${order.token}$`));
  });

  test('an order is found only by number and email', async ({ page }) => {
    test.slow();
    await page.setExtraHTTPHeaders(freshNetwork());
    const email = newEmail();
    const order = await placeOrder(page.request, { payment: 'neft', email });
    await page.goto('/faq');
    await page.getByRole('link', { name: HELP_COPY.track.find }).first().click();
    await expect(heading(page)).toHaveText(FIND_ORDER_COPY.title);
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
    const [number, address] = [
      page.getByRole('main').getByLabel(FIND_ORDER_COPY.number),
      page.getByRole('main').getByLabel(FIND_ORDER_COPY.email),
    ];
    await press(page, FIND_ORDER_COPY.button);
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(FIND_ORDER_COPY.noNumber);
    await number.fill(order.number.toLowerCase().replace('-', ' '));
    await address.fill('nobody@example.in');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(FIND_ORDER_COPY.problems.details.title);
    await expect(heading(page)).toBeFocused();
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
    await address.fill(email.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(SAY.thanks('Meera'));
    await expect(region(page, PAY_COPY.bankTitle)).toContainText(order.number);
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
    // The URL now opens it, even after an in-page link replaced the fragment.
    await expect(page).toHaveURL(new RegExp(`${order.number}#`));
    await page.evaluate(() => {
      window.location.hash = 'content';
    });
    await expect(page).not.toHaveURL(/#content/);
    await page.reload();
    await expect(heading(page)).toHaveText(SAY.thanks('Meera'));

    await page.goto(`/order/${order.number}`);
    await expect(heading(page)).toHaveText(FIND_ORDER_COPY.problems.locked.title);
    await expect(number).toHaveValue(order.number);
    await page.goto('about:blank');
    await page.goto(`/order?number=${order.number}#${order.token.slice(0, -2)}`);
    await expect(heading(page)).toHaveText(FIND_ORDER_COPY.problems.link.title);
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
  });
});

test.describe('an order', () => {
  test.use({ allowed: /net::|40[49]|50\d/ });

  test('is reordered as far as available, and reports what is missing', async ({ page }) => {
    const [lamp, throwSku] = [
      await skuOf(page.request, 'elegant-lamp'),
      await skuOf(page.request, 'dune-fringed-throw'),
    ];
    const order = await placeOrder(page.request, {
      lines: [
        { sku: lamp, quantity: 1 },
        { sku: throwSku, quantity: 2 },
      ],
    });
    // The quote is mocked: one throw in stock, without affecting other tests.
    await page.route(`**${ORDER_ENDPOINTS.quote.path}`, async (route) => {
      const response = await route.fetch();
      const quote = await response.json();
      const line = quote.lines.find(({ sku }: { sku: string }) => sku === throwSku);
      Object.assign(line, { quantity: 1, available: 1 });
      await route.fulfill({ response, json: quote });
    });
    await page.goto(order.path);
    await press(page, SAY.reorder.button);
    await expect(page.getByText(SAY.reorder.added(2))).toBeVisible();
    await expect(page.getByText(/Of .* only 1 could be added\./)).toBeVisible();
    await press(page, SAY.reorder.open);
    await expect(page.getByRole('dialog', { name: CART_COPY.heading(2) })).toBeVisible();
  });

  test('stays on the page when the API is unreachable, reports it, and reloads once it is back', async ({ page }) => {
    const order = await placeOrder(page.request);
    const path = `**${ORDER_ENDPOINTS.order.path.replace(':number', order.number)}`;
    await page.route(path, (route) => route.abort());
    await page.goto(order.path);
    await expect(heading(page)).toHaveText(SAY.away.title);
    await page.unroute(path);
    await press(page, COPY.error.retry);
    await expect(heading(page)).toHaveText(SAY.thanks('Meera'));
    await page.route(path, (route) => route.abort());
    await page.clock.install();
    await page.clock.setFixedTime(Date.now() + 60_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.clock.runFor(8000);
    await expect(page.getByText(SAY.away.stale)).toBeVisible();
    await expect(heading(page)).toHaveText(SAY.thanks('Meera'));
  });

  test('is private: the prerendered page has no data, is noindex, and prints without buttons', async ({ page }) => {
    const order = await placeOrder(page.request);
    const shell = await (await page.request.get(`/order?number=${order.number}`)).text();
    expect(shell).not.toContain(order.number);
    expect(shell).toContain('name="robots" content="noindex"');
    await page.goto(order.path);
    await expect(heading(page)).toHaveText(SAY.thanks('Meera'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: SAY.reorder.button })).toBeHidden();
    await expect(page.getByRole('region', { name: SAY.pieces, exact: true })).toBeVisible();
  });

  test('of an account is listed there, opens without its token, and shows its payment method', async ({ page }) => {
    const shopper = await signUp(page);
    const first = await placeOrder(page.request, { payment: 'upi', email: shopper.email });
    await placeOrder(page.request, { email: shopper.email });
    await page.goto('/account/orders');
    const rows = page.locator('main li').filter({ has: page.locator('[data-picture]') });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('₹5,710');
    expect(await violations(page)).toEqual([]);
    await rows.last().getByRole('link').click();
    await expect(page.getByText(SAY.order(first.number))).toBeVisible();
    await page.goto('/cart');
    await page.goto(`/order?number=${first.number}`);
    await expect(page.getByText(SAY.order(first.number))).toBeVisible();
    await page.goto('/account/payment-methods');
    await expect(page.getByRole('region', { name: ACCOUNT_COPY.paymentUsed })).toContainText(
      ORDER_COPY.mode.upi as string,
    );
    expect(await violations(page)).toEqual([]);
  });
});
