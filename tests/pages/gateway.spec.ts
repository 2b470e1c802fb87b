/** Payment at a gateway's page: redirect, return, and return without payment. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ORDER_COPY } from '../../src/core/order/copy.ts';
import { ORDER_ENDPOINTS } from '../../src/core/order/endpoints.ts';
import { ORDER_PAGE_COPY as SAY } from '../../src/core/order/page-copy.ts';
import { PAY_COPY } from '../../src/core/order/pay-copy.ts';
import { orderPath } from '../../src/core/shop/routes.ts';
import { violations } from '../support/axe.ts';
import { ADDRESS, CONTACT, newKey, orderOf, withToken } from '../support/buyer.ts';
import { type APIRequestContext, expect, test } from '../support/page.ts';
import { openGateway } from '../support/test-gateway.ts';

let shop = '';
let child: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  child = spawn(process.execPath, ['tests/support/gateway-shop.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  shop = JSON.parse(String(said)).shop;
});
test.afterAll(() => void child.kill());

/** An order of a lamp, paid by card. */
async function orderByCard(request: APIRequestContext) {
  const at = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const response = await request.post(shop + path, { data, headers });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  const { data } = await (await request.get(`${shop}/api/v1/products/elegant-lamp`)).json();
  const lines = [{ sku: data.variants[0].sku, quantity: 1 }];
  const { total } = await at(ORDER_ENDPOINTS.quote.path, { lines, pin: ADDRESS.pin });
  const body = orderOf(lines, total, { payment: 'card', contact: { ...CONTACT, email: 'meera@example.in' } });
  const { number, token } = await at(ORDER_ENDPOINTS.placeOrder.path, body, { 'idempotency-key': newKey() });
  return shop + orderPath(number, token);
}

test('the order page leads to the gateway, which returns to a paid order', async ({ page, request }) => {
  const path = await orderByCard(request);
  await page.goto(path);
  await expect(page.getByText(PAY_COPY.redirectTitle)).toBeVisible();
  const amount = await page
    .locator('main')
    .getByText(/₹[\d,]+/)
    .first()
    .textContent();
  await page.getByRole('link', { name: PAY_COPY.redirect }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Pay ₹/ })).toBeVisible();
  expect((await page.getByRole('heading').textContent())?.replace(/\D/g, '')).toBe(amount?.replace(/\D/g, ''));
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`${shop}/**`);
  await expect(page.locator('main h1')).toHaveText(SAY.thanks('Meera'));
  await expect(page.locator('main li[aria-current]')).toContainText(ORDER_COPY.state.confirmed);
  await expect(page.getByRole('link', { name: PAY_COPY.redirect })).toHaveCount(0);
});

test('after a return without payment the gateway is offered again', async ({ page, request }) => {
  await page.goto(await orderByCard(request));
  await page.getByRole('link', { name: PAY_COPY.redirect }).click();
  await page.getByRole('link', { name: 'Not now' }).click();
  await page.waitForURL(`${shop}/**`);
  await expect(page.getByRole('link', { name: PAY_COPY.redirect })).toBeVisible();
  await page.getByRole('link', { name: PAY_COPY.redirect }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.locator('main h1')).toHaveText(SAY.thanks('Meera'));
  await expect(page.locator('main li[aria-current]')).toContainText(ORDER_COPY.state.confirmed);
});

test('a partial refund and a duplicate payment are shown, and the order continues', async ({ page, request }) => {
  const path = await orderByCard(request);
  const number = new URL(path).searchParams.get('number') as string;
  const gateway = openGateway();
  const postWebhook = async (event: Parameters<typeof gateway.message>[0]) => {
    const { headers, body } = gateway.message({ number, ...event });
    const response = await request.post(`${shop}/api/payments/card/webhook`, { headers, data: Buffer.from(body) });
    expect(response.ok(), await response.text()).toBe(true);
  };
  const api = ORDER_ENDPOINTS.order.path.replace(':number', number);
  const response = await request.get(`${shop}${api}`, { headers: withToken(new URL(path).hash.slice(1)) });
  const { total: amount } = await response.json();
  await postWebhook({ amount, reference: 'pay_1' });
  await postWebhook({ kind: 'refunded', amount: 10_000, reference: 'pay_1', refund: 'refund_1' });
  await postWebhook({ amount, reference: 'pay_2' });
  await page.goto(path);
  await expect(page.locator('main li[aria-current]')).toContainText(ORDER_COPY.state.confirmed);
  await expect(page.getByText(SAY.refunded, { exact: true })).toBeVisible();
  await expect(page.getByText('−₹100')).toBeVisible();
  await expect(page.getByRole('region', { name: SAY.refund.title })).toContainText(/With you by/);
  expect(await violations(page)).toEqual([]);
});
