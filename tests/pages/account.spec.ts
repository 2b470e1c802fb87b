/** The account's pages with the real API. */

import { ADDRESS_COPY } from '../../src/core/account/address-copy.ts';
import { ACCOUNT_COPY as SAY } from '../../src/core/account/copy.ts';
import { RESET_COPY } from '../../src/core/account/reset-copy.ts';
import { SECURITY_COPY } from '../../src/core/account/security-copy.ts';
import { SIGN_IN_COPY } from '../../src/core/account/sign-in-copy.ts';
import { WISHLIST_COPY } from '../../src/core/wishlist/copy.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';
import { freshNetwork, newShopper, signUp } from '../support/shopper.ts';

test.use({ allowed: /40[0134]|Failed to load/, extraHTTPHeaders: freshNetwork() });

const PRIVATE = ['', '/profile', '/orders', '/addresses', '/settings'];
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('the prerendered pages hold nothing private, and visitors are asked to sign in', async ({ page, request }) => {
  for (const path of PRIVATE) {
    const html = await (await request.get(`/account${path}`)).text();
    expect(html, path).not.toMatch(/@example\.in/);
    await page.goto(`/account${path}`);
    await expect(page.getByRole('dialog', { name: SIGN_IN_COPY.signIn })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(SAY.visitor)).toBeVisible();
  }
});

for (const screen of [SCREENS[0], SCREENS[2]]) {
  test.describe(`on a ${screen.name}`, () => {
    test.use({ viewport: { width: screen.width, height: screen.height } });

    test('profile and addresses can be changed', async ({ page }) => {
      await signUp(page);
      await page.goto('/account/profile');
      await page.getByLabel(SAY.profileForm.firstName).fill('Meenakshi');
      await page.getByLabel(SAY.profileForm.phone).fill('+91 98450 12345');
      await page.getByRole('button', { name: SAY.save }).click();
      await expect(status(page, SAY.saved)).toBeVisible();
      await page.reload();
      await expect(page.getByLabel(SAY.profileForm.firstName)).toHaveValue('Meenakshi');

      await page.goto('/account/addresses');
      await page.getByRole('button', { name: ADDRESS_COPY.add }).click();
      await page.getByRole('button', { name: SAY.save }).click();
      await expect(page.getByRole('alert').filter({ hasText: SIGN_IN_COPY.missingFields })).toBeVisible();
      await page.getByLabel(ADDRESS_COPY.name).fill('Meenakshi Anand');
      await page.getByLabel(ADDRESS_COPY.line1).fill('12 Church Street');
      await page.getByLabel(ADDRESS_COPY.pin).fill('560 001');
      await page.getByLabel(ADDRESS_COPY.phone).fill('98450 12345');
      await expect(page.getByLabel(ADDRESS_COPY.state)).toHaveValue('Karnataka');
      await expect(page.getByLabel(ADDRESS_COPY.city)).toHaveValue('Bengaluru');
      await page.getByRole('button', { name: SAY.save }).click();
      await expect(page.getByText(ADDRESS_COPY.standard, { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText('Bengaluru 560001')).toBeVisible();
      await page.getByRole('button', { name: ADDRESS_COPY.removeOf('Meenakshi Anand') }).click();
      await expect(page.getByText(ADDRESS_COPY.empty)).toBeVisible();
    });
  });
}

test('text typed at the moment the PIN code fills in the state replaces nothing', async ({ page }) => {
  await signUp(page);
  await page.goto('/account/addresses');
  await page.getByRole('button', { name: ADDRESS_COPY.add }).click();
  const pin = page.getByLabel(ADDRESS_COPY.pin);
  const state = page.getByLabel(ADDRESS_COPY.state);
  // The table of PIN codes is loaded once.
  await pin.fill('560 001');
  await pin.blur();
  await expect(state).toHaveValue('Karnataka');
  await state.fill('');
  await page.evaluate(async () => {
    // React renders what an answer changes in a later message.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 400);
    };
    const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    field('pin')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    // The answer is there, and not rendered yet.
    await new Promise((done) => setTimeout(done, 200));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field('phone'), '98450 12345');
    field('phone')?.dispatchEvent(new Event('input', { bubbles: true }));
    MessagePort.prototype.postMessage = postMessage;
  });
  await expect(page.getByLabel(ADDRESS_COPY.phone)).toHaveValue('98450 12345');
  await expect(state).toHaveValue('Karnataka');
});

test('without orders the list is empty, and no card is stored', async ({ page }) => {
  await signUp(page);
  await page.goto('/account/orders');
  await expect(page.getByRole('heading', { name: SAY.ordersEmpty })).toBeVisible();
  await page.goto('/account/payment-methods');
  await expect(page.getByText(SAY.paymentTitle)).toBeVisible();
  await expect(page.locator('main input')).toHaveCount(0);
});

test('the password is changed with the old one, and the new one signs in', async ({ page }) => {
  const shopper = await signUp(page);
  await page.goto('/account/settings');
  await page.getByLabel(SECURITY_COPY.password.current).fill('not my password');
  await page.getByLabel(SECURITY_COPY.password.next).fill('another long secret');
  await page.getByRole('button', { name: SECURITY_COPY.password.change }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'That is not your password.' })).toBeVisible();
  await page.getByLabel(SECURITY_COPY.password.current).fill(shopper.password);
  await page.getByRole('button', { name: SECURITY_COPY.password.change }).click();
  await expect(status(page, SECURITY_COPY.password.done)).toBeVisible();
  await page.reload();
  await expect(page.getByText(SECURITY_COPY.email.line(shopper.email))).toBeVisible();
  const response = await page.request.post('/api/auth/login', {
    data: { email: shopper.email, password: 'another long secret' },
  });
  expect(response.status()).toBe(200);
});

test('other devices are listed and signed out; this one stays', async ({ page, playwright, baseURL }) => {
  const shopper = await signUp(page);
  const elsewhere = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1',
    extraHTTPHeaders: freshNetwork(),
  });
  await elsewhere.post('/api/auth/login', { data: { email: shopper.email, password: shopper.password } });
  expect((await elsewhere.get('/api/me')).status()).toBe(200);
  await page.goto('/account/settings');
  await expect(page.getByText('Safari on iPhone')).toBeVisible();
  await page.getByRole('button', { name: SECURITY_COPY.devices.endAll }).click();
  await expect(page.getByText(SECURITY_COPY.devices.alone)).toBeVisible();
  expect((await elsewhere.get('/api/me')).status()).toBe(401);
  await expect(page.getByText(SECURITY_COPY.devices.current)).toBeVisible();
});

test('the shopper downloads their data and deletes the account', async ({ page }) => {
  const shopper = await signUp(page);
  await page.goto('/account/settings');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: SECURITY_COPY.data.button }).click();
  const file = await (await downloading).createReadStream();
  expect(Buffer.concat(await file.toArray()).toString()).toContain(shopper.email);
  await page.getByRole('button', { name: SECURITY_COPY.remove.open }).click();
  await page.getByLabel(SECURITY_COPY.remove.password).last().fill(shopper.password);
  await page.getByRole('button', { name: SECURITY_COPY.remove.confirm }).click();
  await page.waitForURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  const response = await page.request.post('/api/auth/login', {
    data: { email: shopper.email, password: shopper.password },
  });
  expect(response.status()).toBe(401);
});

test('a malformed reset link offers a new email; an expired one shows an error', async ({ page }) => {
  await page.goto('/account/reset');
  await expect(page.getByRole('heading', { name: RESET_COPY.noToken })).toBeVisible();
  await page.goto('/account/reset#token=stale');
  await expect(page).toHaveURL(/\/account\/reset$/);
  await page.getByLabel(SECURITY_COPY.password.next).fill('a long enough secret');
  await page.getByRole('button', { name: RESET_COPY.button }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This link is no longer valid.' })).toBeVisible();
});

test.describe('the wishlist', () => {
  const heart = (page: Page, name: string) => page.getByRole('button', { name: WISHLIST_COPY.save(name), exact: true });
  const isWished = async (page: Page) =>
    ((await (await page.request.get('/api/me/wishlist')).json()).items as { slug: string }[]).map(({ slug }) => slug);

  test("of a visitor is merged with the account's, kept in sync, and removed at sign-out", async ({ page }) => {
    const shopper = await signUp(page, newShopper());
    await page.request.put('/api/me/wishlist', {
      data: { items: [{ slug: 'black-chair', addedAt: '2026-01-01T00:00:00.000Z' }] },
    });
    await page.addInitScript(() => {
      if (sessionStorage.getItem('wished')) return;
      localStorage.setItem('aroha:wishlist', '["elegant-lamp"]');
      sessionStorage.setItem('wished', 'yes');
    });
    await page.goto('/product/elegant-lamp');
    const link = page.getByRole('banner').getByRole('link', { name: /^Wishlist/ });
    await expect(link).toHaveAccessibleName(/2 pieces/);
    await expect.poll(() => isWished(page)).toEqual(expect.arrayContaining(['black-chair', 'elegant-lamp']));
    await heart(page, 'Elegant Lamp').click();
    await expect.poll(() => isWished(page)).toEqual(['black-chair']);

    // Changes from another device appear on the next page.
    await page.request.put('/api/me/wishlist', {
      data: { items: [{ slug: 'quince-chandelier', addedAt: '2026-02-01T00:00:00.000Z' }] },
    });
    await page.goto('/account/wishlist');
    await expect(page.getByRole('heading', { name: 'Quince five-arm chandelier' })).toBeVisible();
    await expect(link).toHaveAccessibleName(/1 piece\b/);

    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: SAY.logout }).click();
    await reloaded;
    await expect(link).toHaveAccessibleName(/0 pieces/);
    const again = await page.request.post('/api/auth/login', {
      data: { email: shopper.email, password: shopper.password },
    });
    expect(again.status()).toBe(200);
    expect(await isWished(page)).toEqual(['quince-chandelier']);
  });
});
