/** Paying through Razorpay and Stripe: what the order page says, the way there and back, and the back office. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ADDRESS_STEP_COPY } from '../../src/core/checkout/address-copy.ts';
import { CHECKOUT_COPY as CHECKOUT } from '../../src/core/checkout/copy.ts';
import { PAYMENT_STEP_COPY } from '../../src/core/checkout/payment-copy.ts';
import { DISPUTE_COPY } from '../../src/core/merchant/dispute-copy.ts';
import { MOVES_COPY } from '../../src/core/merchant/moves-copy.ts';
import { OFFICE_ORDER_COPY } from '../../src/core/merchant/order-page-copy.ts';
import { MERCHANT_PAGES } from '../../src/core/merchant/pages.ts';
import { ORDER_PAGE } from '../../src/core/order/constants.ts';
import { ORDER_COPY } from '../../src/core/order/copy.ts';
import { ORDER_ENDPOINTS } from '../../src/core/order/endpoints.ts';
import { ORDER_PAGE_COPY } from '../../src/core/order/page-copy.ts';
import { PAY_COPY } from '../../src/core/order/pay-copy.ts';
import { orderPath, ROUTES } from '../../src/core/shop/routes.ts';
import { violations } from '../support/axe.ts';
import { ADDRESS, CONTACT, newKey, orderOf } from '../support/buyer.ts';
import { LAMP_LINE } from '../support/cart-line.ts';
import type { GatewayName } from '../support/gateways.ts';
import { AS_MERCHANT } from '../support/merchant.ts';
import { type APIRequestContext, expect, type Page, test } from '../support/page.ts';
import { countBytes } from '../support/page-bytes.ts';
import type { Act } from '../support/payment-server.ts';
import { signInAsOwner } from '../support/staff-page.ts';

/** The browser logs what the policy blocks. */
test.use({ allowed: /Content Security Policy|Failed to load/ });

const SAY = PAY_COPY;
/** Bytes that the checkout transferred before the first interaction when the shop had no gateways (tests/bench/bytes.ts). */
const SCRIPTS_BEFORE = 182_503;
let origins = { shop: '', control: '' };
let child: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  child = spawn(process.execPath, ['tests/support/payment-server.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  origins = JSON.parse(String(said));
});
test.afterAll(() => void child.kill());

const act = async (request: APIRequestContext, data: Act) =>
  expect((await request.post(origins.control, { data })).ok()).toBe(true);

/** An order of a lamp, and the gateway's page for it. */
async function begun(request: APIRequestContext, payment: GatewayName) {
  const { shop } = origins;
  const at = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const response = await request.post(shop + path, { data, headers });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  const { data } = await (await request.get(`${shop}/api/v1/products/elegant-lamp`)).json();
  const lines = [{ sku: data.variants[0].sku, quantity: 1 }];
  const { total } = await at(ORDER_ENDPOINTS.quote.path, { lines, pin: ADDRESS.pin });
  const body = orderOf(lines, total, { payment, contact: { ...CONTACT, email: 'meera@example.in' } });
  const placed = await at(ORDER_ENDPOINTS.placeOrder.path, body, { 'idempotency-key': newKey() });
  const hop = await request.get(placed.payment.url, { maxRedirects: 0 });
  return { ...placed, url: hop.headers().location as string, path: shop + orderPath(placed.number, placed.token) };
}

/** Requests to other origins than the shop's. */
function strangers(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== origins.shop) found.push(request.url());
  });
  return found;
}

/** Puts a lamp into the cart of a new tab. */
const fillCart = (page: Page) =>
  page.addInitScript((line) => localStorage.setItem('aroha:cart', line), JSON.stringify([LAMP_LINE]));

test('the checkout says what each gateway needs, by keyboard, and asks no other origin', async ({ page }) => {
  const found = strangers(page);
  await fillCart(page);
  await page.goto(`${origins.shop}/checkout`);
  const main = page.getByRole('main');
  await main.getByLabel(CHECKOUT.contact.email).fill('meera@example.in');
  await main.getByLabel(CHECKOUT.contact.name).fill('Meera Rao');
  await main.getByLabel(CHECKOUT.contact.phone).fill('98450 12345');
  await page.keyboard.press('Enter');
  await page.getByLabel(ADDRESS_STEP_COPY.pin).fill('560038');
  await page.getByLabel(ADDRESS_STEP_COPY.line1).fill('14 Sample Lane');
  await expect(page.getByLabel(ADDRESS_STEP_COPY.city)).toHaveValue('Bengaluru');
  await page.getByRole('button', { name: CHECKOUT.next.address }).press('Enter');
  await page.getByRole('button', { name: CHECKOUT.next.delivery }).press('Enter');

  const radio = (name: string) => page.getByRole('radio', { name: ORDER_COPY.mode[name] as string });
  await radio('razorpay').focus();
  await page.keyboard.press('Space');
  for (const step of PAYMENT_STEP_COPY.more.razorpay as readonly string[])
    await expect(page.getByText(step, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(radio('stripe')).toBeChecked();
  for (const step of PAYMENT_STEP_COPY.more.stripe as readonly string[])
    await expect(page.getByText(step, { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: CHECKOUT.next.payment }).press('Enter');
  await expect(page.getByRole('heading', { name: CHECKOUT.heading.review, exact: true })).toBeVisible();
  await expect(main.getByText(ORDER_COPY.mode.stripe as string, { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(found).toEqual([]);
});

test('the checkout downloads no more scripts than before there were gateways', async ({ page }) => {
  await fillCart(page);
  const counted = await countBytes(page);
  await page.goto(`${origins.shop}/checkout`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByLabel(CHECKOUT.contact.email)).toBeVisible();
  const first = counted.sums.Script;
  expect(first).toBeGreaterThan(50 * 1024);
  expect(first).toBeLessThan(SCRIPTS_BEFORE);
  // The other steps are fetched while the first one is filled in.
  await page.getByRole('main').getByLabel(CHECKOUT.contact.email).focus();
  await expect.poll(() => counted.sums.Script).toBeGreaterThan(first + 8 * 1024);
});

test('a script of a gateway on a page would be noticed, and is blocked by the policy (control)', async ({ page }) => {
  const found = strangers(page);
  const script = 'https://checkout.razorpay.com/v1/checkout.js';
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.ran = true' }));
  const ran = () => page.evaluate(() => 'ran' in window);
  const open = (policy: boolean) =>
    page.route('**/checkout', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': kept, ...headers } = response.headers();
      const body = (await response.text()).replace('</head>', `<script src="${script}"></script></head>`);
      await route.fulfill({
        response,
        headers: policy ? { ...headers, 'content-security-policy': kept ?? '' } : headers,
        body,
      });
    });
  await open(true);
  await page.goto(`${origins.shop}/checkout`);
  expect(await ran()).toBe(false);
  await page.unroute('**/checkout');
  await open(false);
  await page.goto(`${origins.shop}/checkout`);
  expect(await ran()).toBe(true);
  expect(found).toContain(script);
});

test('the policy of every page is that of a shop without gateways', async ({ request, baseURL }) => {
  const policyAt = async (origin: string, path: string) =>
    (await request.get(origin + path)).headers()['content-security-policy']?.replaceAll(origin, '');
  const paths = Object.values(ROUTES).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    const policy = await policyAt(origins.shop, path);
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).toBe(await policyAt(baseURL as string, path));
  }
});

for (const name of ['razorpay', 'stripe'] as const) {
  test(`${name}: the page asks no other origin until the shopper goes there`, async ({ page, request }) => {
    const order = await begun(request, name);
    const found = strangers(page);
    const response = await page.goto(order.path);
    expect(response?.headers()['content-security-policy']).not.toMatch(/razorpay|stripe/);
    await expect(page.getByText(ORDER_COPY.mode[name] as string).first()).toBeVisible();
    expect(found).toEqual([]);
    // Redirects are not routed: what counts is that the browser asks for the gateway's page.
    const left = page.waitForRequest(order.url);
    await page.getByRole('link', { name: SAY.redirect }).click();
    await left;
    // The redirect to it may be reported twice.
    expect([...new Set(found)]).toEqual([order.url]);
  });
}

test('a declined and an undecided payment are said, and another way can be chosen by keyboard', async ({
  page,
  request,
}) => {
  const main = page.getByRole('main');
  const order = await begun(request, 'razorpay');
  await act(request, { do: 'pay', name: 'razorpay', url: order.url, result: 'failed' });
  await page.goto(order.path);
  await expect(page.getByRole('status').filter({ hasText: SAY.attempt.failed.title })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.locator('summary').filter({ hasText: SAY.other }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: SAY.change }).click();
  await expect(page.getByRole('alert').filter({ hasText: SAY.noOther })).toBeVisible();
  await page.getByLabel(ORDER_COPY.mode.stripe as string).focus();
  await page.keyboard.press('Space');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: SAY.change }).click();
  await expect(page.getByText(SAY.attempt.failed.title)).toHaveCount(0);
  await expect(page.getByText(ORDER_COPY.mode.stripe as string).first()).toBeVisible();

  const next = (await page.getByRole('link', { name: SAY.redirect }).getAttribute('href')) as string;
  const url = (await request.get(next, { maxRedirects: 0 })).headers().location as string;
  await act(request, { do: 'pay', name: 'stripe', url, result: 'pending' });
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: SAY.attempt.pending.title })).toBeVisible();
  // The first screen says so as well, instead of asking for a payment.
  await expect(main.getByText(`${SAY.attempt.pending.title}.`, { exact: true })).toBeVisible();
  await expect(main.getByText(ORDER_PAGE_COPY.fresh.pay)).toHaveCount(0);
  await expect(page.getByRole('link', { name: SAY.redirect })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('who comes back without paying, or closes the tab, goes on with the same page', async ({
  page,
  context,
  request,
}) => {
  const order = await begun(request, 'stripe');
  await page.goto(`${order.payment.url.replace('/pay?', '/return?')}&result=cancelled`);
  await expect(page.getByRole('status').filter({ hasText: SAY.attempt.cancelled.title })).toBeVisible();
  await page.close();

  // As from the letter.
  const later = await context.newPage();
  await later.goto(order.path);
  await expect(later.getByRole('status').filter({ hasText: SAY.attempt.cancelled.line })).toBeVisible();
  const left = later.waitForRequest(order.url);
  await later.getByRole('link', { name: SAY.redirect }).click();
  await left;
});

test('the page of an order shows by itself what the bank has decided', async ({ page, request }) => {
  await page.clock.install();
  const order = await begun(request, 'stripe');
  await act(request, { do: 'pay', name: 'stripe', url: order.url, result: 'pending' });
  await page.goto(order.path);
  await expect(page.getByRole('status').filter({ hasText: SAY.attempt.pending.title })).toBeVisible();
  await act(request, { do: 'decide', name: 'stripe', url: order.url, result: 'paid' });
  await page.clock.runFor(ORDER_PAGE.reportMs);
  await expect(page.locator('main li[aria-current]')).toContainText(ORDER_COPY.state.confirmed);
});

test('the return link shows the paid order', async ({ page, request }) => {
  const order = await begun(request, 'stripe');
  await act(request, { do: 'pay', name: 'stripe', url: order.url, result: 'paid' });
  await page.goto(order.payment.url.replace('/pay?', '/return?'));
  await expect(page.locator('main h1')).toHaveText(ORDER_PAGE_COPY.thanks('Meera'));
  await expect(page.locator('main li[aria-current]')).toContainText(ORDER_COPY.state.confirmed);
});

test.describe('the back office', () => {
  test('shows what a bank disputes', async ({ browser, request }) => {
    const order = await begun(request, 'stripe');
    await act(request, { do: 'pay', name: 'stripe', url: order.url, result: 'paid' });
    await act(request, { do: 'dispute', name: 'stripe', number: order.number });
    const context = await browser.newContext({ baseURL: origins.shop });
    const page = await context.newPage();
    await signInAsOwner(page);
    await page.goto(`${MERCHANT_PAGES.order.path}?number=${order.number}`);
    const notice = page.getByRole('region', { name: DISPUTE_COPY.title(1) });
    await expect(notice).toContainText('fraudulent');
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  test('shows a failed refund with its reason, and sends it again', async ({ browser, request }) => {
    const order = await begun(request, 'razorpay');
    await act(request, { do: 'pay', name: 'razorpay', url: order.url, result: 'paid' });
    const merchant = (path: string, data: object) =>
      request.post(`${origins.shop}/api/merchant/orders/${order.number}/${path}`, { data, headers: AS_MERCHANT });
    await merchant('state', { state: 'cancelled', note: 'Asked for by the shopper.' });
    await act(request, { do: 'refuse', name: 'razorpay', reason: 'Your account does not have enough balance.' });
    expect((await merchant('refund', {})).status()).toBe(503);

    const context = await browser.newContext({ baseURL: origins.shop });
    const page = await context.newPage();
    await signInAsOwner(page);
    await page.goto(`${MERCHANT_PAGES.order.path}?number=${order.number}`);
    const notice = page.getByRole('region', { name: OFFICE_ORDER_COPY.sending.title });
    await expect(notice).toContainText('Your account does not have enough balance.');
    expect(await violations(page)).toEqual([]);
    await act(request, { do: 'refuse', name: 'razorpay', reason: '' });
    await notice.getByRole('button', { name: OFFICE_ORDER_COPY.sending.retry }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByText(MOVES_COPY.done.refund)).toBeVisible();
    await context.close();
  });
});
