/** Letters on demand: the form of a sold-out variant, the switch of the wishlist, the box of the checkout, its link. */

import { LIST_ENDPOINTS } from '../../src/core/lists/endpoints.ts';
import { LIST_PAGES } from '../../src/core/lists/letters-copy.ts';
import { PRICE_ALERT_COPY } from '../../src/core/lists/price-alert-copy.ts';
import { RESTORE_COPY } from '../../src/core/lists/restore-copy.ts';
import { SAVED_CART_COPY } from '../../src/core/lists/saved-cart-copy.ts';
import { WATCH_COPY as SAY } from '../../src/core/lists/watch-copy.ts';
import { PRODUCT_COPY } from '../../src/core/product/copy.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { WISHLIST_COPY } from '../../src/core/wishlist/copy.ts';
import { linkTo } from '../support/outbox-folder.ts';
import { expect, type Page, test } from '../support/page.ts';
import { freshNetwork, newShopper, signUp } from '../support/shopper.ts';
import { faultsAt, faultsOf } from '../support/sizes.ts';

/** Browsers log error responses that tests provoke. */
test.use({ allowed: /40[0134]|410|429|503|Failed to load|ERR_|ApiError/, extraHTTPHeaders: freshNetwork() });

/** Sold out in content/products, both of its variants. */
const SOLD_OUT = '/product/branch-coat-stand';
const API = `**${LIST_ENDPOINTS.watchStock.path}`;

const form = (page: Page) => page.getByRole('form', { name: SAY.title });
const send = (page: Page) => form(page).getByRole('button', { name: SAY.button, exact: true });

const opener = (page: Page) => page.getByRole('button', { name: PRODUCT_COPY.tellMe });

async function openForm(page: Page, url = SOLD_OUT) {
  await page.goto(url);
  await opener(page).press('Enter');
  await expect(form(page).getByLabel(SAY.email)).toBeFocused();
}

test('a guest joins the list by keyboard and confirms', async ({ page }) => {
  const { email } = newShopper();
  await openForm(page);
  expect(await faultsAt(page)).toEqual([]);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: SAY.states.sent.title })).toBeFocused();
  expect(await faultsAt(page)).toEqual([]);

  await page.goto(await linkTo(email, /waiting-list\/confirm/));
  await page.getByRole('button', { name: LIST_PAGES.confirm.button }).press('Enter');
  await expect(page.getByRole('heading', { name: LIST_PAGES.confirm.done.title })).toBeVisible();
  expect(await faultsAt(page)).toEqual([]);
});

test('the form says what is wrong, and keeps the address', async ({ page }) => {
  await openForm(page);
  const field = form(page).getByLabel(SAY.email);
  await field.fill('meera');
  await send(page).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page)).toContainText(SAY.states.invalid.title);
  expect(await faultsOf(page)).toEqual([]);

  await field.fill('meera@example.in');
  for (const [status, state] of [
    [429, 'busy'],
    [503, 'failed'],
  ] as const) {
    await page.route(API, (route) => route.fulfill({ status, json: { message: 'No.' } }));
    await form(page).getByRole('button').first().click();
    await expect(form(page).getByRole('status')).toContainText(SAY.states[state].title);
    await expect(field).toHaveValue('meera@example.in');
    await expect(form(page).getByRole('button', { name: SAY.retry })).toBeEnabled();
    await page.unroute(API);
  }
  expect(await faultsOf(page)).toEqual([]);
  await form(page).getByRole('button', { name: SAY.retry }).click();
  await expect(page.getByRole('heading', { name: SAY.states.sent.title })).toBeVisible();
});

test('the form says that it is sending, and what the shop answers', async ({ page }) => {
  for (const state of ['already', 'inStock'] as const) {
    await openForm(page);
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    await page.route(API, async (route) => {
      await held;
      await route.fulfill({ json: { state, message: '' } });
    });
    await form(page).getByLabel(SAY.email).fill('meera@example.in');
    await send(page).click();
    await expect(form(page).getByRole('button', { name: SAY.sending })).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { name: SAY.states[state].title })).toBeFocused();
    await page.unroute(API);
  }
});

test('a variant in stock offers no letter, a sold-out one beside it does', async ({ page }) => {
  await page.goto('/product/button-portable-lamp');
  await expect(opener(page)).toHaveCount(0);
  await openForm(page, '/product/button-portable-lamp?variant=BUT-POR-1-MOS');
  const sent = page.waitForRequest(API);
  await form(page).getByLabel(SAY.email).fill(newShopper().email);
  await send(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ sku: 'BUT-POR-1-MOS' });
});

test('the code of the form is loaded when it is asked for', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const asked = () => scripts.filter((url) => /WatchForm/.test(url));
  await page.goto(SOLD_OUT);
  await opener(page).hover();
  await page.waitForLoadState('networkidle');
  expect(asked()).toEqual([]);
  await opener(page).press('Enter');
  await expect(form(page)).toBeVisible();
  expect(asked()).not.toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the form is a plain one', async ({ page }) => {
    await page.goto(SOLD_OUT);
    await form(page).getByLabel(SAY.email).fill(newShopper().email);
    await send(page).click();
    await expect(page.getByRole('heading', { name: SAY.states.sent.title })).toBeVisible();
  });
});

test('a shopper without a confirmed address is asked to confirm it before the price switch works', async ({ page }) => {
  await page.goto('/product/elegant-lamp');
  await page.getByRole('button', { name: WISHLIST_COPY.save('Elegant Lamp'), exact: true }).press('Enter');
  await page.goto('/wishlist');
  await expect(page.getByText(WISHLIST_COPY.onDevice)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);

  const { email, password } = await signUp(page);
  await page.goto('/wishlist');
  const box = page.getByRole('checkbox', { name: PRICE_ALERT_COPY.label });
  await expect(page.getByText(PRICE_ALERT_COPY.unverified)).toBeVisible();
  await expect(box).toBeDisabled();
  await page.goto(await linkTo(email, /auth\/verify/));
  const field = page.locator('input[type=password]');
  if (await field.count()) await field.fill(password);
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.locator('h1')).toBeVisible();

  await page.goto('/wishlist');
  await box.check();
  await expect(page.getByText(PRICE_ALERT_COPY.on)).toHaveCount(1);
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await expect(box).toBeChecked();
  const path = `**${LIST_ENDPOINTS.setPriceAlerts.path}`;
  await page.route(path, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: { message: 'No.' } }) : route.fallback(),
  );
  await box.click();
  await expect(page.getByText(PRICE_ALERT_COPY.failed)).toBeVisible();
  await expect(box).toBeChecked();
  await page.unroute(path);
  await page.getByRole('button', { name: PRICE_ALERT_COPY.retry }).click();
  await expect(box).not.toBeChecked();
});

/** Puts one lamp into the cart. */
async function fillCart(page: Page): Promise<void> {
  await page.goto('/product/elegant-lamp');
  await page.getByRole('button', { name: COPY.product.addToCart }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('the box of the checkout is empty at first; ticked, it saves the cart, which its link restores elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  await fillCart(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/checkout');
  const box = page.getByRole('checkbox', { name: SAVED_CART_COPY.label });
  await expect(box).not.toBeChecked();
  await page.locator('input[name=email]').first().fill(newShopper().email);
  expect(asked.filter((path) => /api\/carts/.test(path))).toEqual([]);

  const saving = page.waitForResponse(`**${LIST_ENDPOINTS.saveCart.path}`);
  await box.check();
  const { token } = await (await saving).json();
  expect(await faultsOf(page)).toEqual([]);

  const link = `/cart#restore=${token}`;
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  for (let times = 0; times < 2; times++) {
    await other.goto(link);
    await expect(other.getByText(RESTORE_COPY.restored.text)).toBeVisible();
    await expect(other.getByRole('spinbutton').or(other.locator('input[inputmode=numeric]')).first()).toHaveValue('1');
    expect(new URL(other.url()).hash).toBe('');
    await other.goto('about:blank');
  }
  await other.context().close();

  const forgetting = page.waitForResponse(`**${LIST_ENDPOINTS.forgetCart.path}`);
  await box.uncheck();
  await forgetting;
  await page.goto(link);
  await expect(page.getByText(RESTORE_COPY.expired.title)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('a cart that could not be saved says so, with Retry', async ({ page }) => {
  await fillCart(page);
  await page.goto('/checkout');
  await page.locator('input[name=email]').first().fill(newShopper().email);
  const path = `**${LIST_ENDPOINTS.saveCart.path}`;
  await page.route(path, (route) => route.fulfill({ status: 429, json: { message: 'No.' } }));
  await page.getByRole('checkbox', { name: SAVED_CART_COPY.label }).check();
  await expect(page.getByText(SAVED_CART_COPY.failed)).toBeVisible();
  await page.unroute(path);
  await page.getByRole('button', { name: SAVED_CART_COPY.retry }).click();
  await expect(page.getByText(SAVED_CART_COPY.failed)).toHaveCount(0);
});

test('a link with an unknown token says that it has expired; an absent shop offers Retry', async ({ page }) => {
  const path = `**${LIST_ENDPOINTS.restoreCart.path}`;
  await page.goto('/cart#restore=short');
  await expect(page.getByText(RESTORE_COPY.expired.title)).toBeVisible();
  await page.route(path, (route) => route.abort());
  await page.goto('about:blank');
  await page.goto(`/cart#restore=${'a'.repeat(43)}`);
  await expect(page.getByText(RESTORE_COPY.failed.title)).toBeVisible({ timeout: 15_000 });
  await page.unroute(path);
  await page.getByRole('button', { name: RESTORE_COPY.retry }).click();
  await expect(page.getByText(RESTORE_COPY.expired.title)).toBeVisible();
});
