/** The checkout with the real API: orders are counted in the database, not in the interface. */

import { SIGN_IN_COPY } from '../../src/core/account/sign-in-copy.ts';
import { ADDRESS_STEP_COPY } from '../../src/core/checkout/address-copy.ts';
import { CHECKOUT } from '../../src/core/checkout/constants.ts';
import { CHECKOUT_COPY as SAY } from '../../src/core/checkout/copy.ts';
import { COUPON_FIELD_COPY } from '../../src/core/checkout/coupon-copy.ts';
import { DELIVERY_STEP_COPY } from '../../src/core/checkout/delivery-copy.ts';
import { REVIEW_STEP_COPY } from '../../src/core/checkout/review-copy.ts';
import { DELIVERY_COPY } from '../../src/core/delivery/copy.ts';
import { MERCHANT_ENDPOINTS } from '../../src/core/merchant/endpoints.ts';
import { ORDER_COPY } from '../../src/core/order/copy.ts';
import { ORDER_ENDPOINTS } from '../../src/core/order/endpoints.ts';
import { FIT_COPY } from '../../src/core/product/fit-copy.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { violations } from '../support/axe.ts';
import { ADDRESS, CONTACT, newKey, orderOf, type Wanted, withToken } from '../support/buyer.ts';
import { AS_MERCHANT } from '../support/merchant.ts';
import { type APIRequestContext, expect, type Page, SCREENS, test } from '../support/page.ts';
import { freshNetwork, newShopper, signUp } from '../support/shopper.ts';

/** Browsers log error responses that tests provoke, and those of an unbuilt order page. */
test.use({ allowed: /40[0149]|422|503|Failed to load|ERR_|ApiError/, extraHTTPHeaders: freshNetwork() });
test.setTimeout(120_000);

type Piece = { readonly sku: string; readonly slug: string; readonly name: string; readonly price: number };
type Line = Piece & { readonly quantity: number };

async function pieceOf(request: APIRequestContext, slug: string, variant = 0): Promise<Piece> {
  const { data } = await (await request.get(`/api/v1/products/${slug}`)).json();
  const { sku } = data.variants?.[variant] ?? data;
  const { lines } = await (
    await request.post(ORDER_ENDPOINTS.quote.path, { data: { lines: [{ sku, quantity: 1 }] } })
  ).json();
  return { sku, slug, name: data.name, price: lines[0].price };
}

/** Puts lines into the cart of a new tab. */
async function fillCart(page: Page, lines: readonly Line[]): Promise<void> {
  const cart = lines.map(({ price, ...line }) => ({
    ...line,
    variant: '',
    picture: null,
    price: { amount: price, currency: 'INR' },
    stock: null,
  }));
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('filled')) return;
    localStorage.setItem('aroha:cart', text);
    sessionStorage.setItem('filled', 'yes');
  }, JSON.stringify(cart));
}

/** Sets stock and optionally price; retries when another test's order changed the stock meanwhile. */
async function stock(request: APIRequestContext, sku: string, data: object): Promise<void> {
  const path = MERCHANT_ENDPOINTS.changeStock.path.replace(':sku', sku);
  await expect(async () => {
    const listed = await request.get(`${MERCHANT_ENDPOINTS.stock.path}?q=${sku}`, { headers: AS_MERCHANT });
    const { rows } = (await listed.json()) as { rows: { sku: string; stock: number }[] };
    const seen = rows.find((row) => row.sku === sku)?.stock;
    const response = await request.post(path, { data: { ...data, seen }, headers: AS_MERCHANT });
    expect(response.ok(), await response.text()).toBe(true);
  }).toPass({ timeout: 10_000 });
}
/** Number of orders of an email address. */
async function ordersOf(request: APIRequestContext, email: string): Promise<number> {
  const response = await request.get(`${MERCHANT_ENDPOINTS.allOrders.path}?q=${encodeURIComponent(email)}`, {
    headers: AS_MERCHANT,
  });
  return (await response.json()).total;
}

/** Orders through the API, under a new key. */
async function order(request: APIRequestContext, lines: readonly Wanted[], email: string, key: string): Promise<void> {
  const quote = await request.post(ORDER_ENDPOINTS.quote.path, { data: { lines, pin: ADDRESS.pin } });
  const body = orderOf(lines, (await quote.json()).total, { contact: { ...CONTACT, email } });
  const response = await request.post(ORDER_ENDPOINTS.placeOrder.path, {
    data: body,
    headers: { 'idempotency-key': key },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

const heading = (page: Page, step: keyof typeof SAY.heading) =>
  page.getByRole('heading', { name: SAY.heading[step], exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const place = (page: Page) => page.getByRole('button', { name: /^Place order/ });
const guest = () => ({ email: `guest-${newKey().slice(0, 8)}@example.in`, name: 'Meera Rao', phone: '98450 12345' });

async function writeContact(page: Page, { email, name, phone }: ReturnType<typeof guest>): Promise<void> {
  await page.getByRole('main').getByLabel(SAY.contact.email).fill(email);
  await page.getByLabel(SAY.contact.name).fill(name);
  await page.getByLabel(SAY.contact.phone).fill(phone);
  await press(page, SAY.next.contact);
}

async function writeAddress(page: Page, pin = '560038'): Promise<void> {
  await page.getByLabel(ADDRESS_STEP_COPY.pin).fill(pin);
  await page.getByLabel(ADDRESS_STEP_COPY.line1).fill('14 Sample Lane');
  await expect(page.getByLabel(ADDRESS_STEP_COPY.city)).toHaveValue('Bengaluru');
  await press(page, SAY.next.address);
}

/** From an open checkout to its review. */
async function toReview(page: Page, who = guest(), way = 'cod'): Promise<string> {
  await writeContact(page, who);
  await writeAddress(page);
  await press(page, SAY.next.delivery);
  await page.getByRole('radio', { name: ORDER_COPY.mode[way] ?? way }).check();
  await press(page, SAY.next.payment);
  await expect(heading(page, 'review')).toBeVisible();
  return who.email;
}

/** The order named in the current URL. */
async function orderOnScreen(page: Page) {
  await page.waitForURL(/\/order\?number=AR-\w+#.+/);
  const url = new URL(page.url());
  const path = ORDER_ENDPOINTS.order.path.replace(':number', url.searchParams.get('number') ?? '');
  const response = await page.request.get(path, { headers: withToken(url.hash.slice(1)) });
  expect(response.status()).toBe(200);
  return response.json();
}

/** Presses Tab until the control has the focus. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'textbox' | 'button' | 'radio' | 'checkbox' | 'combobox',
) {
  const target = page.getByRole(role, { name }).first();
  for (let turn = 0; turn < 40; turn++) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way to ${name} by keyboard.`);
}
const type = async (page: Page, name: string, text: string) => {
  await tabTo(page, name, 'textbox');
  await page.keyboard.type(text);
};
const enter = async (page: Page, name: string | RegExp) => {
  await tabTo(page, name, 'button');
  await page.keyboard.press('Enter');
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: SCREENS[0].width, height: SCREENS[0].height }, reducedMotion: 'reduce' });

  test('a guest buys by keyboard alone; every step passes axe', async ({ page, request }) => {
    const piece = await pieceOf(request, 'duckboard-soap-dish');
    await stock(request, piece.sku, { stock: 80 });
    await fillCart(page, [{ ...piece, quantity: 2 }]);
    const who = guest();
    await page.goto('/checkout?step=review');
    await expect(heading(page, 'contact')).toBeVisible();
    await expect(page).toHaveURL(/step=contact$/);
    expect(await violations(page)).toEqual([]);

    await enter(page, SAY.next.contact);
    await expect(page.getByRole('alert').filter({ hasText: SAY.faultCount(3) })).toBeVisible();
    await expect(page.getByRole('main').getByLabel(SAY.contact.email)).toBeFocused();
    await expect(page.getByRole('main').getByLabel(SAY.contact.email)).toHaveAccessibleDescription(SAY.faults.email);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type(who.email);
    await type(page, SAY.contact.name, who.name);
    await type(page, SAY.contact.phone, who.phone);
    await enter(page, SAY.next.contact);

    await expect(heading(page, 'address')).toBeFocused();
    await expect(page.locator('[aria-current="step"]')).toHaveText(/Address/);
    await type(page, ADDRESS_STEP_COPY.pin, '560038');
    await type(page, ADDRESS_STEP_COPY.line1, '14 Sample Lane');
    await expect(page.getByLabel(ADDRESS_STEP_COPY.state)).toHaveValue('Karnataka');
    expect(await violations(page)).toEqual([]);
    await enter(page, SAY.next.address);

    await expect(page.getByText(DELIVERY_STEP_COPY.charge)).toBeVisible();
    await expect(page.getByRole('region', { name: DELIVERY_STEP_COPY.charge })).toContainText('₹99');
    expect(await violations(page)).toEqual([]);
    await enter(page, SAY.next.delivery);

    await expect(heading(page, 'payment')).toBeFocused();
    await enter(page, SAY.next.payment);
    await expect(page.getByText(SAY.faults.payment).last()).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: ORDER_COPY.mode.cod ?? '' })).toBeChecked();
    expect(await violations(page)).toEqual([]);
    await enter(page, SAY.next.payment);

    await expect(heading(page, 'review')).toBeFocused();
    await page.locator('main summary').press('Enter');
    expect(await violations(page)).toEqual([]);
    await enter(page, /^Place order/);
    const order = await orderOnScreen(page);
    expect(order).toMatchObject({
      email: who.email,
      contact: { name: 'Meera Rao', phone: '+919845012345' },
      address: { line1: '14 Sample Lane', city: 'Bengaluru', state: 'Karnataka', pin: '560038' },
      payment: { method: 'cod' },
      lines: [{ sku: piece.sku, quantity: 2 }],
    });
    expect(await page.evaluate(() => localStorage.getItem('aroha:cart'))).toBe('[]');
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain(who.email);
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: SAY.empty.title })).toBeVisible();
  });
});

test('signing in returns to the same step, and the address is saved', async ({ page }) => {
  const shopper = newShopper();
  const piece = await pieceOf(page.request, 'sprig-watering-can');
  await stock(page.request, piece.sku, { stock: 80 });
  await fillCart(page, [{ ...piece, quantity: 1 }]);
  await signUp(page, shopper);
  await page.request.post('/api/logout');
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('left')) localStorage.removeItem('accessToken');
    sessionStorage.setItem('left', 'yes');
  });
  await page.goto('/checkout');
  await enter(page, SAY.contact.signIn);
  const dialog = page.getByRole('dialog', { name: SIGN_IN_COPY.signIn });
  await dialog.getByLabel(SIGN_IN_COPY.email).fill(shopper.email);
  await dialog.getByLabel(SIGN_IN_COPY.password, { exact: true }).fill(shopper.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(shopper.email)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(SAY.contact.name)).toHaveValue(shopper.name);
  expect(await violations(page)).toEqual([]);
  await type(page, SAY.contact.phone, '98450 12345');
  await enter(page, SAY.next.contact);
  await expect(heading(page, 'address')).toBeFocused();
  await type(page, ADDRESS_STEP_COPY.pin, '560038');
  await type(page, ADDRESS_STEP_COPY.line1, '14 Sample Lane');
  await expect(page.getByLabel(ADDRESS_STEP_COPY.city)).toHaveValue('Bengaluru');
  await expect(page.getByRole('checkbox', { name: ADDRESS_STEP_COPY.keep })).toBeChecked();
  const keeping = page.waitForResponse(/\/api\/me\/addresses$/);
  await enter(page, SAY.next.address);
  expect((await keeping).ok()).toBe(true);
  await enter(page, SAY.next.delivery);

  await page.goBack();
  await expect(heading(page, 'delivery')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /14 Sample Lane/ })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await enter(page, SAY.next.address);
  await enter(page, SAY.next.delivery);
  await tabTo(page, ORDER_COPY.mode.cod ?? '', 'radio');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: ORDER_COPY.mode.neft ?? '' })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await enter(page, SAY.next.payment);
  await expect(heading(page, 'review')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // Rapid clicks make one order.
  await place(page).evaluate((button: HTMLButtonElement) => {
    for (let turn = 0; turn < 4; turn++) button.click();
  });
  const order = await orderOnScreen(page);
  expect(order.payment).toMatchObject({ method: 'neft', step: { kind: 'bank' } });
  const mine = await (await page.request.get('/api/me/orders')).json();
  expect(mine).toMatchObject({ total: 1, orders: [{ number: order.number }] });
});

test('input survives a reload, browser history changes steps, and invalid storage is ignored', async ({
  page,
  request,
}) => {
  const piece = await pieceOf(request, 'masala-spice-box');
  await fillCart(page, [{ ...piece, quantity: 1 }]);
  await page.goto('/checkout');
  await page.getByRole('main').getByLabel(SAY.contact.email).fill('half@');
  await page.reload();
  await expect(page.getByRole('main').getByLabel(SAY.contact.email)).toHaveValue('half@');
  await toReview(page, guest(), 'upi');
  await page.reload();
  await expect(heading(page, 'review')).toBeVisible();
  await expect(page.getByText('14 Sample Lane')).toBeVisible();
  for (const step of ['payment', 'delivery', 'address', 'contact'] as const) {
    await page.goBack();
    await expect(heading(page, step)).toBeVisible();
  }
  await page.getByLabel(SAY.contact.phone).fill('1');
  await page.goForward();
  await expect(heading(page, 'contact')).toBeVisible();
  await expect(page).toHaveURL(/step=contact$/);

  for (const poison of [
    '',
    '{',
    'null',
    '[[',
    '{"contact":{"email":{"a":1}},"address":7,"payment":["cod"]}',
    '"\u0000"',
  ]) {
    await page.evaluate(
      ([draft, attempt, text]) => {
        sessionStorage.setItem(draft as string, text as string);
        sessionStorage.setItem(attempt as string, text as string);
      },
      [CHECKOUT.draftKey, CHECKOUT.attemptKey, poison],
    );
    await page.goto('/checkout?step=review');
    await expect(page.getByRole('main').getByLabel(SAY.contact.email), poison).toHaveValue('');
  }
});

test('the PIN code fills in the state, and another one is rejected with a reason', async ({ page, request }) => {
  const piece = await pieceOf(request, 'masala-spice-box');
  await fillCart(page, [{ ...piece, quantity: 1 }]);
  await page.goto('/checkout');
  await writeContact(page, guest());
  await page.getByLabel(ADDRESS_STEP_COPY.pin).fill('302001');
  const state = page.getByLabel(ADDRESS_STEP_COPY.state);
  await expect(state).toHaveValue('Rajasthan');
  await expect(page.getByLabel(ADDRESS_STEP_COPY.pin)).toHaveAccessibleDescription(
    ADDRESS_STEP_COPY.place('Jaipur, Rajasthan'),
  );
  await page.getByLabel(ADDRESS_STEP_COPY.line1).fill('14 Sample Lane');
  await state.selectOption('Kerala');
  await press(page, SAY.next.address);
  await expect(heading(page, 'address')).toBeVisible();
  await expect(state).toHaveAccessibleDescription(/^PIN code 302001 is in Rajasthan, not in Kerala\./);
  expect(await violations(page)).toEqual([]);
  await state.selectOption('Rajasthan');
  await press(page, SAY.next.address);
  await expect(heading(page, 'delivery')).toBeVisible();
});

test('an undeliverable place has alternatives; a lost connection keeps the input', async ({ page, request }) => {
  const piece = await pieceOf(request, 'masala-spice-box');
  await fillCart(page, [{ ...piece, quantity: 1 }]);
  await page.goto('/checkout');
  await writeContact(page, guest());
  await page.getByLabel(ADDRESS_STEP_COPY.pin).fill('901234');
  await page.getByLabel(ADDRESS_STEP_COPY.line1).fill('14 Sample Lane');
  await page.getByLabel(ADDRESS_STEP_COPY.city).fill('Somewhere');
  await page.getByLabel(ADDRESS_STEP_COPY.state).selectOption('Karnataka');
  await press(page, SAY.next.address);
  await expect(page.getByRole('heading', { name: DELIVERY_STEP_COPY.refusedTitle('901234') })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:/);
  expect(await violations(page)).toEqual([]);
  await page.goto('/checkout?step=payment');
  await expect(page.getByRole('heading', { name: DELIVERY_STEP_COPY.refusedTitle('901234') })).toBeVisible();
  await press(page, DELIVERY_STEP_COPY.otherAddress);
  await page.route(`**${ORDER_ENDPOINTS.quote.path}`, (route) => route.abort());
  await page.getByLabel(ADDRESS_STEP_COPY.city).fill('');
  await writeAddress(page, '560038');
  await expect(page.getByText(DELIVERY_STEP_COPY.failed)).toBeVisible({ timeout: 20_000 });
  await page.unroute(`**${ORDER_ENDPOINTS.quote.path}`);
  await press(page, COPY.error.retry);
  await expect(page.getByText(DELIVERY_STEP_COPY.charge)).toBeVisible();
});

test('overload, lost connection and lost response are reported, and all attempts make one order', async ({
  page,
  context,
  request,
}) => {
  const piece = await pieceOf(request, 'granite-mortar-and-pestle');
  await stock(request, piece.sku, { stock: 80 });
  await fillCart(page, [{ ...piece, quantity: 1 }]);
  await page.goto('/checkout');
  const email = await toReview(page, guest(), 'upi');
  const orders = `**${ORDER_ENDPOINTS.placeOrder.path}`;
  const alert = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

  await context.setOffline(true);
  await place(page).click();
  await expect(alert(SAY.problem.offline)).toBeVisible();
  await context.setOffline(false);

  await page.route(orders, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '2' }, json: {} }));
  await press(page, REVIEW_STEP_COPY.again);
  await expect(alert(SAY.problem.busyAgain(2))).toBeVisible({ timeout: 20_000 });
  expect(await ordersOf(request, email)).toBe(0);
  await page.unroute(orders);

  // The order reaches the API, its response is lost.
  await page.route(orders, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(page, REVIEW_STEP_COPY.again);
  await expect(alert(SAY.problem.lost)).toBeVisible({ timeout: 20_000 });
  await page.unroute(orders);
  expect(await ordersOf(request, email)).toBe(1);
  // It took the last item: the API reports it as unavailable, but not to its buyer.
  await stock(request, piece.sku, { stock: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { name: SAY.problem.waiting })).toBeVisible();
  await expect(page.getByRole('heading', { name: SAY.changes.title })).toBeHidden();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await press(page, SAY.problem.ask);
  const order = await orderOnScreen(page);
  expect(order.payment.method).toBe('upi');
  expect(await ordersOf(request, email)).toBe(1);
});

test('after a lost response even a changed cart is the same order', async ({ page, request }) => {
  const piece = await pieceOf(request, 'duckboard-soap-dish');
  await fillCart(page, [{ ...piece, quantity: 1 }]);
  await page.goto('/checkout');
  const email = await toReview(page, guest(), 'upi');
  const orders = `**${ORDER_ENDPOINTS.placeOrder.path}`;
  await page.route(orders, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await place(page).click();
  await expect(page.getByRole('alert').filter({ hasText: SAY.problem.lost })).toBeVisible({ timeout: 20_000 });
  await page.unroute(orders);
  await page.getByRole('link', { name: REVIEW_STEP_COPY.editOf(SAY.step.payment) }).click();
  await page.getByRole('radio', { name: ORDER_COPY.mode.cod ?? '' }).check();
  await press(page, SAY.next.payment);
  await press(page, /^(Place order|Try again)/);
  expect((await orderOnScreen(page)).payment.method).toBe('upi');
  expect(await ordersOf(request, email)).toBe(1);
});

test('control: under another key the same cart is a second order, and is counted', async ({ request }) => {
  const { sku } = await pieceOf(request, 'duckboard-soap-dish');
  await stock(request, sku, { stock: 80 });
  const email = guest().email;
  for (const key of [newKey(), newKey()]) await order(request, [{ sku, quantity: 1 }], email, key);
  expect(await ordersOf(request, email)).toBe(2);
});

test('changed price, stock and coupon are shown, accepted, and ordered', async ({ page, request }) => {
  const piece = await pieceOf(request, 'half-moon-bookends');
  const code = `C${newKey().slice(0, 8).toUpperCase()}`;
  await request.post(MERCHANT_ENDPOINTS.putCoupon.path, { data: { code, amount: 10_000 }, headers: AS_MERCHANT });
  await stock(request, piece.sku, { stock: 30 });
  try {
    await fillCart(page, [
      { ...piece, quantity: 3 },
      { ...piece, sku: 'NO-SUCH-1', name: 'Old Mirror', quantity: 1 },
    ]);
    await page.goto('/checkout');
    await expect(page.getByText(SAY.changes.gone('Old Mirror'))).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await press(page, SAY.changes.agree);
    await expect(page.getByText(SAY.changes.gone('Old Mirror'))).toBeHidden();
    await expect(heading(page, 'contact')).toBeFocused();
    const email = await toReview(page);
    await page.getByRole('link', { name: REVIEW_STEP_COPY.editOf(SAY.step.payment) }).click();
    const coupon = page.getByLabel(COUPON_FIELD_COPY.title);
    await coupon.fill('nonsense');
    await coupon.press('Enter');
    await expect(coupon).toHaveAccessibleDescription(COUPON_FIELD_COPY.state.unknown?.('NONSENSE') ?? '');
    await coupon.fill(code.toLowerCase());
    await press(page, COUPON_FIELD_COPY.apply);
    await expect(page.getByText(COUPON_FIELD_COPY.applied(code, '₹100'))).toBeVisible();
    await press(page, SAY.next.payment);

    await stock(request, piece.sku, { stock: 2, price: piece.price + 5_000 });
    await place(page).click();
    await expect(page.getByRole('heading', { name: SAY.changes.title })).toBeFocused();
    await expect(page.getByText(SAY.changes.stock(piece.name, 3, 2))).toBeVisible();
    await expect(page.getByText(/is now ₹[\d,]+ each/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await ordersOf(request, email)).toBe(0);
    await press(page, SAY.changes.agree);
    await place(page).click();
    const order = await orderOnScreen(page);
    expect(order).toMatchObject({
      coupon: code,
      discount: 10_000,
      lines: [{ sku: piece.sku, quantity: 2, price: piece.price + 5_000 }],
    });
    expect(await ordersOf(request, email)).toBe(1);
  } finally {
    await stock(request, piece.sku, { stock: 31, price: piece.price });
  }
});

test('cart panel and cart page link here; the prerendered page holds nothing private and is noindex', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/checkout')).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain(SAY.noScript.title);
  expect(html).toContain('tel:+91');
  const piece = await pieceOf(request, 'masala-spice-box');
  await fillCart(page, [{ ...piece, quantity: 1 }]);
  await page.goto('/shop');
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: SAY.button, exact: true }).click();
  await expect(heading(page, 'contact')).toBeVisible();
  await page.getByRole('link', { name: SAY.backToCart }).click();
  await page.getByRole('main').getByRole('link', { name: SAY.button, exact: true }).click();
  await expect(heading(page, 'contact')).toBeVisible();
  // A PIN code entered on a product page is reused.
  await page.evaluate(() => localStorage.setItem('aroha:pin', '560001'));
  await page.evaluate((key) => sessionStorage.removeItem(key), CHECKOUT.draftKey);
  await page.reload();
  await writeContact(page, guest());
  await expect(page.getByLabel(ADDRESS_STEP_COPY.pin)).toHaveValue('560001');
  await expect(page.getByLabel(ADDRESS_STEP_COPY.city)).toHaveValue('Bengaluru');
});

test('a sofa names its class, asks floor and lift once, and warns before it sells what cannot work', async ({
  page,
}) => {
  // Other tests count the pieces of the first variant.
  const piece = await pieceOf(page.request, 'tamar-three-seater-sofa', 1);
  await stock(page.request, piece.sku, { stock: 80 });
  await fillCart(page, [{ ...piece, quantity: 1 }]);
  const delivery = DELIVERY_STEP_COPY;
  await page.goto('/checkout');
  await writeContact(page, guest());
  await writeAddress(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Two-person delivery.*64.kg/)).toBeVisible();
  const room = page.getByRole('checkbox', { name: /^Carried to the room/ });
  await room.check();
  await expect(page.getByRole('region', { name: delivery.charge })).toContainText('Carried to the room₹899');
  expect(await violations(page)).toEqual([]);

  // Without a floor the step does not end.
  await press(page, SAY.next.delivery);
  await expect(page.getByLabel(delivery.floor, { exact: true })).toBeFocused();
  await page.keyboard.type('4');
  await press(page, SAY.next.delivery);
  await expect(main.getByText(SAY.faults.lift).last()).toBeVisible();
  await page.getByRole('radio', { name: delivery.liftNo, exact: true }).check();
  await expect(
    main.getByText(/without a lift we carry pieces up to 80 kg, as far as the 3rd floor/).first(),
  ).toBeVisible();
  await expect(room).toBeDisabled();
  await expect(page.getByRole('region', { name: delivery.charge })).not.toContainText('Carried to the room');
  await page.getByRole('radio', { name: delivery.liftYes }).check();
  await expect(room).toBeChecked();

  // The shopper's door is compared with the piece; the measures stay on the device.
  await page.getByLabel(FIT_COPY.inCentimetres(FIT_COPY.labels.doorWidth)).fill('60');
  await page.keyboard.press('Enter');
  await expect(main.getByText(/Too wide for your door by \d+ cm/).first()).toBeVisible();
  await page.getByLabel(FIT_COPY.inCentimetres(FIT_COPY.labels.doorWidth)).fill('90');
  await page.keyboard.press('Enter');
  await expect(main.getByText(delivery.fits).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await press(page, SAY.next.delivery);
  await expect(heading(page, 'payment')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(delivery.floor, { exact: true })).toHaveValue('4');
  await press(page, SAY.next.delivery);
  await page.getByRole('radio', { name: ORDER_COPY.mode.neft ?? '' }).check();
  await press(page, SAY.next.payment);
  await expect(main.getByText('Carried to the room').filter({ visible: true }).first()).toBeVisible();
  await place(page).click();
  const order = await orderOnScreen(page);
  expect(order.shipping).toBe(89_900);
  expect(order.total).toBe(piece.price + 89_900);
});

test('the cart says what delivery to a PIN code costs, and says so when the shop is away', async ({ page }) => {
  const piece = await pieceOf(page.request, 'duckboard-soap-dish');
  await fillCart(page, [{ ...piece, quantity: 1 }]);
  await page.goto('/cart');
  const pin = page.getByRole('textbox', { name: DELIVERY_COPY.label });
  await pin.fill('744101');
  await pin.press('Enter');
  await expect(page.getByText('Sea freight')).toBeVisible();
  await expect(page.getByText('₹900', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: DELIVERY_COPY.changePin }).click();
  await page.route(`**${ORDER_ENDPOINTS.quote.path}`, (route) => route.abort());
  await pin.fill('560038');
  await pin.press('Enter');
  await expect(page.getByText(DELIVERY_COPY.away)).toBeVisible();
});
