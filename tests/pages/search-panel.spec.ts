/** The search panel: shortcuts, typing, keys, and every kind of failure. */
import { SEARCH } from '../../src/core/catalogue/constants.ts';
import { SEARCH_COPY } from '../../src/core/catalogue/search-copy.ts';
import { ROUTES } from '../../src/core/shop/routes.ts';
import { HYDRATE } from '../../src/stores/hydrate.ts';
import { PANELS } from '../../src/stores/panel.ts';
import { PAINTED } from '../support/browser-args.ts';
import { holdRequests } from '../support/hold.ts';
import { expect, type Page, started, test } from '../support/page.ts';

test.use(PAINTED);

/** The panel is the same on all pages; this one loads fastest. */
const PLAIN = ROUTES.newsletter.path;
const CALL = '**/api/search?**';
const field = (page: Page) => page.getByRole('combobox', { name: SEARCH_COPY.label });

async function open(page: Page, key = 'Control+k'): Promise<void> {
  await page.goto(PLAIN);
  await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
}

test('Control+f, Meta+f, Control+k and / open it with the focus in the field', async ({ page }) => {
  await page.goto(PLAIN);
  for (const key of ['Control+f', 'Meta+f', 'Control+k', '/']) {
    await page.keyboard.press(key);
    await expect(field(page), key).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog'), key).toHaveCount(0);
  }
});

test('Control+f a second time is left to the browser', async ({ page }) => {
  await open(page, 'Control+f');
  const pressed = page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener('keydown', (event) => setTimeout(() => resolve(event.defaultPrevented)), {
          once: true,
          capture: true,
        }),
      ),
  );
  // The listener is attached once the page has evaluated something after it.
  await page.evaluate(() => 0);
  await page.keyboard.press('Control+f');
  expect(await pressed).toBe(false);
});

test('an early shortcut opens it once the scripts have run', async ({ page }) => {
  const release = await holdRequests(page, '**/_astro/*.js');
  await page.goto(PLAIN, { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Control+k');
  release();
  await expect(field(page)).toBeFocused();
});

test('its placeholder is drawn before its code is asked for', async ({ page }) => {
  await page.goto(PLAIN);
  const asked = page.evaluate(
    ([wake, panels]) =>
      new Promise((resolve) => {
        let drawn = false;
        const afterClick = () => requestAnimationFrame(() => (drawn = true));
        window.addEventListener('click', afterClick, { once: true, capture: true });
        const island = document.querySelector(`[data-wake="${panels}"] astro-island`);
        const note = () => resolve({ drawn, placeholder: document.documentElement.dataset.opening });
        island?.addEventListener(`${wake}`, note, { once: true });
      }),
    [HYDRATE, PANELS],
  );
  await page.evaluate(() => 0);
  await page.locator('[data-header] [data-panel="search"]:visible').click();
  expect(await asked).toEqual({ drawn: true, placeholder: 'search' });
});

test('a slash typed into a field stays a slash', async ({ page }) => {
  await page.goto('/search');
  const words = page.getByRole('searchbox', { name: SEARCH_COPY.label });
  await words.fill('a');
  await words.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('it debounces, requests once, and shows pictures and rupee prices at constant height', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search?')) requested.push(new URL(request.url()).searchParams.get('q') ?? '');
  });
  await open(page);
  await field(page).pressSequentially('lamp', { delay: 40 });
  await expect(page.getByRole('status').filter({ hasText: SEARCH_COPY.searching })).toBeVisible();
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: 'Elegant Lamp' })).toContainText('₹');
  await expect(options.first().locator('img')).toBeVisible();
  expect(requested).toEqual(['lamp']);
  const height = await page.getByRole('listbox').evaluate((box) => box.parentElement?.parentElement?.clientHeight);
  expect(height).toBe(SEARCH.resultsHeightPx);
});

test('white space sends no request', async ({ page }) => {
  let calls = 0;
  await page.route(CALL, (route) => {
    calls++;
    return route.continue();
  });
  await open(page);
  await field(page).fill('    ');
  await page.waitForTimeout(SEARCH.debounceMs * 2);
  expect(calls).toBe(0);
});

test('a late response to an outdated query is ignored', async ({ page }) => {
  await page.route(CALL, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === 'lamp')
      await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue().catch(() => {});
  });
  await open(page);
  await field(page).fill('lamp');
  await page.waitForRequest(CALL);
  await field(page).fill('sofa');
  await expect(page.getByRole('option').filter({ hasText: /sofa/i }).first()).toBeVisible();
  await page.waitForTimeout(1400);
  await expect(page.getByRole('option').filter({ hasText: 'Elegant Lamp' })).toHaveCount(0);
});

test('arrows select, Enter opens; without a selection Enter shows all results', async ({ page }) => {
  await open(page);
  await field(page).fill('lamp');
  const first = page.getByRole('option').first();
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await started(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('linen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=linen$/);
});

test('successful searches are remembered, and can be cleared', async ({ page }) => {
  await open(page);
  await field(page).fill('linen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=linen/);
  await open(page);
  await expect(page.getByRole('option', { name: 'linen' })).toBeVisible();
  await page.getByRole('button', { name: SEARCH_COPY.forget }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('an empty result has a message', async ({ page }) => {
  await open(page);
  await field(page).fill('zzzzzz');
  await expect(page.getByText(SEARCH_COPY.none, { exact: true })).toBeVisible();
});

test.describe('when the API fails', () => {
  test.use({ allowed: /Failed to load|500/ });
  for (const [how, response] of [
    ['with an error', { status: 500, body: 'oops' }],
    ['with nonsense', { status: 200, contentType: 'application/json', body: '{"products":7}' }],
  ] as const) {
    test(`${how}, it shows an error`, async ({ page }) => {
      await page.route(CALL, (route) => route.fulfill(response));
      await open(page);
      await field(page).fill('lamp');
      await expect(page.getByText(SEARCH_COPY.error(SEARCH_COPY.failed))).toBeVisible({ timeout: 15_000 });
    });
  }
});

test('it reopens after a reload, but not on a new visit', async ({ page, context }) => {
  await open(page);
  await page.reload();
  await expect(field(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(PLAIN);
  await other.waitForLoadState('networkidle');
  await expect(other.getByRole('dialog')).toHaveCount(0);
});

test('opens on the first click, and keeps what is typed before its code has loaded', async ({ page }) => {
  const release = await holdRequests(page, '**/SearchPanel*.js');
  await page.goto('/privacy-policy');
  const link = page.locator('[data-header] [data-panel="search"]').first();
  const plate = page.locator('.opening[data-for="search"]');
  await expect(page.locator('html[data-session]')).toBeAttached();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(plate).toBeVisible();
  await expect(plate.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(plate).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('lam');
  release();
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('lam');
  await expect(plate).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();
  // Opened from elsewhere, the focus returns there.
  const wishlist = page.locator('[data-header] [data-count="wishlist"]').first();
  await wishlist.focus();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(wishlist).toBeFocused();
});

test.describe('while its code loads', () => {
  const plate = '.opening[data-for="search"]';

  test('the page behind does not scroll, and the field is not hidden from assistive technology', async ({ page }) => {
    const release = await holdRequests(page, '**/SearchPanel*.js');
    await page.goto('/privacy-policy');
    await page.keyboard.press('/');
    const early = page.locator(plate).getByRole('searchbox', { name: SEARCH_COPY.label });
    await expect(early).toBeFocused();
    await page.mouse.move(700, 800);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // Every moment in which the placeholder's field has the focus and an ancestor is hidden from assistive technology.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const focused = document.activeElement;
        if (focused?.matches('[data-typed]') && focused.closest('[aria-hidden="true"], [inert]')) seen.push('hidden');
      }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['aria-hidden', 'inert'] });
    });
    release();
    await expect(field(page)).toBeFocused();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('Enter shows all results', async ({ page }) => {
    await holdRequests(page, '**/SearchPanel*.js');
    await page.goto('/privacy-policy');
    await page.keyboard.press('/');
    await page.keyboard.type('linen');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=linen$/);
  });

  test('typing begins before any script has loaded, and Escape returns to the link', async ({ page }) => {
    const release = await holdRequests(page, '**/_astro/*.js');
    await page.goto(PLAIN, { waitUntil: 'domcontentloaded' });
    const link = page.locator('[data-header] [data-panel="search"]').first();
    await link.click();
    await page.keyboard.type('oak');
    await page.keyboard.press('Escape');
    await expect(page.locator(plate)).toBeHidden();
    await expect(link).toBeFocused();
    await link.click();
    await page.keyboard.type('walnut lamp');
    await page.keyboard.press('ArrowLeft');
    release();
    await expect(field(page)).toHaveValue('walnut lamp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('s');
    await expect(field(page)).toHaveValue('walnut lamsp');
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });
});

test('the first key replaces the text of the last search', async ({ page }) => {
  await open(page);
  await field(page).fill('lamp');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('oak');
  await expect(field(page)).toHaveValue('oak');
});
