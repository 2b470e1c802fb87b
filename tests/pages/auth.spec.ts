/** Sign-in and sign-out: the modal, both kinds of session, social networks, and what is stored or removed. */
import { ACCOUNT_COPY } from '../../src/core/account/copy.ts';
import { SIGN_IN_COPY as SAY } from '../../src/core/account/sign-in-copy.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { NAVIGATION_COPY } from '../../src/core/shop/navigation-copy.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';
import { freshNetwork, newShopper, signUp } from '../support/shopper.ts';

const modal = (page: Page) => page.getByRole('dialog');
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: COPY.account.signIn, exact: true });
const member = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your Account' });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));
const submit = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true });

async function fill(page: Page, values: { name?: string; email: string; password: string }): Promise<void> {
  if (values.name) await modal(page).getByLabel(SAY.name).fill(values.name);
  await modal(page).getByLabel(SAY.email).fill(values.email);
  await modal(page).getByLabel(SAY.password, { exact: true }).fill(values.password);
}

// Session requests of visitors and wrong passwords return 401, which browsers log.
test.use({ allowed: /401|404|Failed to load/, extraHTTPHeaders: freshNetwork() });

for (const screen of [SCREENS[0], SCREENS[2]]) {
  test.describe(`on a ${screen.name}`, () => {
    test.use({ viewport: { width: screen.width, height: screen.height } });

    test('by keyboard alone: a shopper registers, signs out, and signs in again', async ({ page }) => {
      test.setTimeout(120_000);
      const shopper = newShopper();
      await page.goto('/account/payment-methods');
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-guest]')?.click());
      await expect(modal(page)).toBeVisible();
      await expect(modal(page).getByLabel(SAY.email)).toBeFocused();
      await submit(page, SAY.createTitle).press('Enter');
      await expect(modal(page).getByLabel(SAY.name)).toBeFocused();
      await fill(page, shopper);
      await page.keyboard.press('Enter');
      // Password hashing is slow by design.
      await expect(modal(page)).toBeHidden({ timeout: 30_000 });
      await expect(page.getByRole('status').filter({ hasText: SAY.signedIn(shopper.name) })).toHaveCount(1);
      expect(await token(page)).toBe('cookie');
      expect(await page.evaluate(() => document.cookie)).toBe('');
      await expect(page).toHaveURL(/payment-methods$/);

      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-session', 'in');
      await page.goto('/account');
      await expect(page.getByText(shopper.email)).toBeVisible();
      const reloaded = page.waitForEvent('load');
      if (screen.width < 768) {
        await page.getByRole('banner').getByRole('link', { name: NAVIGATION_COPY.menu }).first().press('Enter');
        await modal(page).getByRole('button', { name: 'Logout' }).press('Enter');
      } else {
        await member(page).press('Enter');
        await expect(page.getByRole('menuitem').first()).toBeFocused();
        await page.keyboard.press('End');
        await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await reloaded;
      expect(await token(page)).toBeNull();
      // On an account page visitors are asked to sign in and then return to it.
      await expect(modal(page)).toBeVisible();
      await fill(page, { email: shopper.email, password: shopper.password });
      await page.keyboard.press('Enter');
      await expect(page.getByText(shopper.email)).toBeVisible({ timeout: 30_000 });
    });
  });
}

test('errors are shown in the red box; changing the mode clears it and the fields', async ({ page }) => {
  await page.goto('/newsletter');
  await login(page).click();
  const alert = modal(page).getByRole('alert');
  await submit(page, SAY.signIn).click();
  await expect(alert).toHaveText('Please fill in all required fields.');
  await expect(modal(page).getByLabel(SAY.email)).toBeFocused();
  await expect(modal(page).getByLabel(SAY.email)).toHaveAttribute('aria-invalid', 'true');
  await fill(page, { email: 'nobody@example.in', password: '12345' });
  await submit(page, SAY.signIn).click();
  await expect(alert).toHaveText(SAY.shortPassword);
  await fill(page, { email: 'nobody@example.in', password: 'wrong password' });
  await submit(page, SAY.signIn).click();
  await expect(alert).toHaveText('Email or password is not right.');
  await submit(page, SAY.createTitle).click();
  await expect(alert).toHaveText('');
  await expect(modal(page).getByLabel(SAY.email)).toHaveValue('');
  await fill(page, { name: '  ', email: 'nobody@example.in', password: 'a password' });
  await submit(page, SAY.create).click();
  await expect(alert).toHaveText('Please fill in all required fields.');
});

test('while a request is pending the button is disabled and says so; a failure without a message shows ours', async ({
  page,
}) => {
  let response = () => {};
  const requested = new Promise<void>((resolve) => {
    response = resolve;
  });
  await page.route('**/api/auth/login', async (route) => {
    await requested;
    await route.fulfill({ status: 401, body: 'no' });
  });
  await page.goto('/newsletter');
  await login(page).click();
  await fill(page, { email: 'meera@example.in', password: 'a password' });
  await submit(page, SAY.signIn).click();
  await expect(submit(page, 'Processing...')).toBeDisabled();
  response();
  await expect(modal(page).getByRole('alert')).toHaveText('Authentication failed');
});

test('a bearer token is sent with requests', async ({ page }) => {
  const seen: (string | undefined)[] = [];
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { token: 'abc' } }));
  await page.route('**/api/me', (route) => {
    seen.push(route.request().headers().authorization);
    return route.fulfill({ json: { email: 'meera@example.in' } });
  });
  await page.goto('/newsletter');
  await login(page).click();
  await fill(page, { email: 'meera@example.in', password: 'a password' });
  await submit(page, SAY.signIn).click();
  await expect(modal(page)).toBeHidden();
  expect(await token(page)).toBe('abc');
  await member(page).click();
  await expect(page.getByRole('menu').getByText('Valued Customer')).toBeVisible();
  expect(new Set(seen)).toEqual(new Set(['Bearer abc']));
});

test("a visitor's page sends no session request", async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/newsletter', { waitUntil: 'networkidle' });
  expect(requested.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('a rejected token signs out', async ({ page }) => {
  await page.route('**/api/me', (route) => route.fulfill({ status: 401, body: '{}' }));
  await page.addInitScript(() => sessionStorage.getItem('once') ?? localStorage.setItem('accessToken', 'old'));
  await page.goto('/newsletter');
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out');
  expect(await token(page)).toBeNull();
  await expect(login(page)).toBeVisible();
});

for (const status of [429, 500, 503]) {
  test.describe(`a shop that answers ${status}`, () => {
    test.use({ allowed: new RegExp(`${status}|Failed to load`) });
    test('does not sign out, and the account is shown once the API is back', async ({ page }) => {
      const shopper = await signUp(page);
      await page.route('**/api/me', (route) => route.fulfill({ status, body: '{"message":"busy"}' }));
      await page.goto('/account');
      await expect(page.getByText(ACCOUNT_COPY.unreached)).toBeVisible({ timeout: 20_000 });
      await expect(page.locator('html')).toHaveAttribute('data-session', 'in');
      expect(await token(page)).toBe('cookie');
      await page.unroute('**/api/me');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByText(shopper.email)).toBeVisible();
    });
  });
}

test.describe('with the API unreachable', () => {
  test.use({ allowed: /Failed to load|net::/ });
  test('the session is kept, and a button retries', async ({ page }) => {
    const shopper = await signUp(page);
    await page.route('**/api/me', (route) => route.abort());
    await page.goto('/account');
    await expect(page.getByRole('button', { name: COPY.error.retry })).toBeVisible({ timeout: 20_000 });
    expect(await token(page)).toBe('cookie');
    await page.unroute('**/api/me');
    await page.getByRole('button', { name: COPY.error.retry }).click();
    await expect(page.getByText(shopper.email)).toBeVisible();
  });

  test('signing out removes everything even if the request fails', async ({ page }) => {
    await signUp(page);
    await page.goto('/newsletter');
    await page.route('**/api/logout', (route) => route.abort());
    await member(page).click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await reloaded;
    expect(await token(page)).toBeNull();
    await expect(login(page)).toBeVisible();
  });
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/newsletter');
  const other = await context.newPage();
  await other.goto('/newsletter');
  await expect(other.locator('html')).toHaveAttribute('data-session', 'in');
  const reloaded = page.waitForEvent('load');
  await member(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await reloaded;
  await expect(other.locator('html')).toHaveAttribute('data-session', 'out');
});

test('an open modal is open after a reload, and not on a visit from another site', async ({ page }) => {
  await page.goto('/newsletter');
  await login(page).click();
  await expect(modal(page)).toBeVisible();
  await page.reload();
  await expect(modal(page)).toBeVisible();
  await page.goto('about:blank');
  await page.goto('/newsletter', { waitUntil: 'networkidle', referer: 'https://elsewhere.example/' });
  await expect(modal(page)).toHaveCount(0);
});

test('a password reset has the same response for every address', async ({ page }) => {
  await page.goto('/newsletter');
  await login(page).click();
  await submit(page, SAY.forgot).click();
  await modal(page).getByLabel(SAY.email).fill('nobody@example.in');
  await page.keyboard.press('Enter');
  await expect(modal(page).getByText(SAY.linkSent)).toBeVisible();
});

test.describe('social networks', () => {
  const providers = (page: Page, list: readonly string[]) =>
    page.route('**/api/auth/providers', (route) => route.fulfill({ json: { providers: list } }));
  const google = (page: Page) => modal(page).getByRole('button', { name: SAY.continueWith('Google') });
  /** The page at which a popup ends. */
  const popupRuns = (page: Page, script: string) =>
    page
      .context()
      .route('**/api/auth/auth/google', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<title>Google</title><script>${script}</script>` }),
      );

  test('are those configured', async ({ page }) => {
    await page.goto('/newsletter');
    const requested = page.waitForResponse('**/api/auth/providers');
    await login(page).click();
    await requested;
    await expect(google(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await providers(page, ['google', 'myspace']);
    await login(page).click();
    await expect(google(page)).toBeVisible();
    await expect(modal(page).getByRole('button', { name: /^Continue with/ })).toHaveCount(1);
  });

  for (const [what, response, count] of [
    ['has no such call', { status: 404, json: { message: 'Not found' } }, 2],
    ['sends a page instead', { contentType: 'text/html', body: '<h1>Shop</h1>' }, 2],
    ['names none', { json: { providers: [] } }, 0],
    ['fails', { status: 500, json: { message: 'Oops' } }, 0],
  ] as const) {
    test.describe(`of a backend that ${what}`, () => {
      test.use({ allowed: /Failed to load|ApiError/ });
      test(`are ${count}`, async ({ page }) => {
        await page.route('**/api/auth/providers', (route) => route.fulfill(response));
        await page.goto('/newsletter');
        const requested = page.waitForResponse('**/api/auth/providers');
        await login(page).click();
        await requested;
        await page.waitForTimeout(300);
        await expect(modal(page).getByRole('button', { name: /^Continue with/ })).toHaveCount(count);
      });
    });
  }

  test('sign in by the message of their own popup only', async ({ page }) => {
    await providers(page, ['google']);
    await page.route('**/api/me', (route) => route.fulfill({ json: { email: 'meera@example.in', name: 'Meera' } }));
    await popupRuns(page, 'window.say = (data) => opener.postMessage(data, location.origin);');
    await page.goto('/newsletter');
    await login(page).click();
    const opening = page.waitForEvent('popup');
    await google(page).click();
    const popup = await opening;
    await popup.waitForLoadState();
    // Messages of the page's own window and of another type are ignored.
    await page.evaluate(() => window.postMessage({ type: 'social-auth-success', token: 'evil' }, location.origin));
    await popup.evaluate("say({ type: 'hello', token: 'evil' })");
    await expect(modal(page).getByRole('button', { name: SAY.waitingFor('Google') })).toBeVisible();
    expect(await token(page)).toBeNull();
    await Promise.all([
      popup.waitForEvent('close'),
      popup.evaluate("say({ type: 'social-auth-success', token: 'good' })"),
    ]);
    await expect(modal(page)).toBeHidden();
    expect(await token(page)).toBe('good');
  });

  test('can be cancelled: the popup is closed, the form is unchanged', async ({ page }) => {
    await providers(page, ['google']);
    await popupRuns(page, '');
    await page.goto('/newsletter');
    await login(page).click();
    const opening = page.waitForEvent('popup');
    await google(page).click();
    await (await opening).close();
    await expect(google(page)).toBeVisible();
  });

  test.describe('when popups are blocked', () => {
    // The left page replaces the one just reached, which aborts its transition.
    test.use({ allowed: /Transition was aborted|Failed to load/ });
    test('a message offers a full page, which returns signed in', async ({ page }) => {
      await providers(page, ['google']);
      await page.route('**/api/me', (route) => route.fulfill({ json: { email: 'meera@example.in', name: 'Meera' } }));
      await page.route('**/api/auth/auth/google', (route) =>
        route.fulfill({ status: 302, headers: { location: '/account/payment-methods' } }),
      );
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await page.goto('/newsletter');
      await login(page).click();
      await google(page).click();
      await expect(modal(page).getByText('Popup blocked. Please enable popups for this site.')).toBeVisible();
      await modal(page).getByRole('link', { name: SAY.popupInstead }).click();
      await expect(page).toHaveURL(/\/newsletter$/);
      await expect(page.locator('html')).toHaveAttribute('data-session', 'in');
      expect(await token(page)).toBe('cookie');
    });
  });
});
