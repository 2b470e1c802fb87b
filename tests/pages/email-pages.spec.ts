/** Pages that account emails link to: served by the API, with plain forms that need no script. */

import { AUTH_COPY } from '../../src/core/account/auth-copy.ts';
import { ACCOUNT_COPY } from '../../src/core/account/copy.ts';
import { ACCOUNT_PAGES as SAY } from '../../src/core/account/link-pages-copy.ts';
import { RESET_COPY } from '../../src/core/account/reset-copy.ts';
import { SECURITY_COPY } from '../../src/core/account/security-copy.ts';
import { linkTo } from '../support/outbox-folder.ts';
import { expect, test } from '../support/page.ts';
import { freshNetwork, newShopper, signUp } from '../support/shopper.ts';
import { faultsAt, faultsOf } from '../support/sizes.ts';

const [VERIFY, STOP, RESET] = [/auth\/verify/, /auth\/stop/, /account\/reset/];

// A wrong password and an expired link return 403 and 410, which browsers log.
test.use({ allowed: /40[013]|410|Failed to load/, extraHTTPHeaders: freshNetwork() });

test('the address is verified with one press, by keyboard', async ({ page }) => {
  const shopper = await signUp(page);
  await page.goto(await linkTo(shopper.email, VERIFY));
  await expect(page.getByRole('heading', { name: SAY.verify.title })).toBeVisible();
  await expect(page.getByLabel(SAY.password)).toHaveCount(0);
  expect(await faultsAt(page)).toEqual([]);
  await page.getByRole('button', { name: SAY.verify.button }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: SAY.done.title })).toBeVisible();
  expect(await faultsAt(page)).toEqual([]);
  await page.getByRole('link', { name: SAY.done.link }).click();
  await expect(page.getByText(shopper.email)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(ACCOUNT_COPY.verify)).toHaveCount(0);
});

test('another browser is asked for the password', async ({ page, browser, baseURL }) => {
  const shopper = await signUp(page);
  const elsewhere = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    extraHTTPHeaders: freshNetwork(),
  });
  const other = await elsewhere.newPage();
  await other.goto(await linkTo(shopper.email, VERIFY));
  await other.getByLabel(SAY.password).fill('a wrong password');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('alert')).toHaveText(AUTH_COPY.wrongPassword, { timeout: 30_000 });
  await other.getByLabel(SAY.password).fill(shopper.password);
  await other.getByRole('button', { name: SAY.verify.button }).click();
  await expect(other.getByRole('heading', { name: SAY.done.title })).toBeVisible({ timeout: 30_000 });
  await elsewhere.close();
});

test('the page that asks for the password passes axe, also after a wrong one', async ({ page }) => {
  const shopper = await signUp(page);
  const link = await linkTo(shopper.email, VERIFY);
  await page.context().clearCookies();
  await page.goto(link);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel(SAY.password).fill('a wrong password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel(SAY.password)).toHaveAccessibleDescription(new RegExp(AUTH_COPY.wrongPassword));
  expect(await faultsOf(page)).toEqual([]);
});

test('the owner of an address registered by someone else takes the account over by email', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = await signUp(page);
  const link = await linkTo(shopper.email, VERIFY);
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole('link', { name: SAY.verify.stop }).click();
  await expect(page.getByRole('heading', { name: SAY.stop.verify.title })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: SAY.stop.verify.button }).click();
  await expect(page.getByRole('heading', { name: SAY.stop.verify.done.title })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(await linkTo(shopper.email, RESET));
  await expect(page).toHaveURL(/\/account\/reset$/);
  await page.getByLabel(SECURITY_COPY.password.next).fill('a password of the owner');
  await page.getByRole('button', { name: RESET_COPY.button }).click();
  await expect(page.getByText(AUTH_COPY.passwordResetCleared)).toBeVisible({ timeout: 30_000 });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: SAY.done.title })).toBeVisible();
});

test("the old address stops a change, and the new one's link is then expired", async ({ page }) => {
  const shopper = await signUp(page);
  const email = newShopper().email;
  const requested = await page.request.post('/api/me/email', { data: { email, password: shopper.password } });
  expect(requested.status()).toBe(200);
  const change = await linkTo(email, VERIFY);
  await page.goto(change);
  await expect(page.getByRole('heading', { name: SAY.change.title })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(await linkTo(shopper.email, STOP));
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: SAY.stop.stop.button }).click();
  await expect(page.getByRole('heading', { name: SAY.stop.stop.done.title })).toBeVisible();
  await page.goto(change);
  await expect(page.getByRole('heading', { name: SAY.expired.title })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
