/** The wishlist: hearts without React, price changes, undo. */

import { CART_COPY } from '../../src/core/cart/copy.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { NAVIGATION_COPY } from '../../src/core/shop/navigation-copy.ts';
import { SHELL_COPY } from '../../src/core/shop/shell-copy.ts';
import { WISHLIST_COPY as SAY } from '../../src/core/wishlist/copy.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';

/** Browsers log the 404 of a product that no longer exists. */
test.use({ allowed: /404/ });

const KEY = 'aroha:wishlist';
const heart = (page: Page, name: string) => page.getByRole('button', { name: SAY.save(name), exact: true });
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Wishlist/ });
const tile = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

const store = (page: Page, value: unknown) =>
  page.addInitScript(
    ([key, text]) => {
      if (!sessionStorage.getItem('stored')) localStorage.setItem(key as string, text as string);
      sessionStorage.setItem('stored', '1');
    },
    [KEY, typeof value === 'string' ? value : JSON.stringify(value)],
  );
const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]').map((one: { slug: string }) => one.slug), KEY);

const storedSlugs = (slug: string, name: string, rupees: number, inStock = true) => ({
  slug,
  name,
  addedAt: '2026-01-01T00:00:00.000Z',
  price: { amount: rupees * 100, currency: 'INR' },
  inStock,
});

for (const screen of [SCREENS[0], SCREENS[2]]) {
  test.describe(`on a ${screen.name}`, () => {
    test.use({ viewport: { width: screen.width, height: screen.height } });

    test('a heart adds a product, announces and counts it, and removes it again, before any island hydrates', async ({
      page,
    }) => {
      await page.goto('/product/elegant-lamp');
      await heart(page, 'Elegant Lamp').press('Enter');
      await expect(heart(page, 'Elegant Lamp')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('status').filter({ hasText: SHELL_COPY.wished('Elegant Lamp', 1) })).toHaveCount(1);
      await expect(link(page)).toHaveAccessibleName(/1 piece\b/);
      await page.reload();
      await expect(heart(page, 'Elegant Lamp')).toHaveAttribute('aria-pressed', 'true');
      await heart(page, 'Elegant Lamp').click();
      await expect(heart(page, 'Elegant Lamp')).toHaveAttribute('aria-pressed', 'false');
      await expect(link(page)).toHaveAccessibleName(/0 pieces/);
    });

    test('the page shows price changes, moves a product to the cart and restores a removed one', async ({ page }) => {
      await store(page, [
        storedSlugs('elegant-lamp', 'Elegant Lamp', 6000),
        storedSlugs('black-chair', 'Black Chair', 20_000, false),
        storedSlugs('no-such-piece', 'A lost piece', 1),
      ]);
      await page.goto('/wishlist');
      await expect(tile(page, 'Elegant Lamp').getByText(SAY.lower('₹290'))).toBeVisible();
      await expect(tile(page, 'Black Chair').getByText(SAY.back)).toBeVisible();
      await expect(tile(page, 'A lost piece').getByText(SAY.withdrawn)).toBeVisible();

      await page.getByRole('button', { name: SAY.remove('Black Chair') }).click();
      const undo = page.getByRole('button', { name: SAY.undoOf('Black Chair') });
      await expect(undo).toBeFocused();
      expect(await stored(page)).toEqual(['elegant-lamp', 'no-such-piece']);
      await undo.press('Enter');
      await expect(tile(page, 'Black Chair')).toBeVisible();
      expect(await stored(page)).toEqual(['elegant-lamp', 'black-chair', 'no-such-piece']);

      await tile(page, 'Elegant Lamp').getByRole('button', { name: SAY.move }).click();
      await expect(page.getByText(SAY.moved('Elegant Lamp')).first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1 item\b/);
      expect(await stored(page)).toEqual(['black-chair', 'no-such-piece']);
    });
  });
}

test('a product with variants is added to the cart as the selected one', async ({ page }) => {
  await store(page, [storedSlugs('tamar-three-seater-sofa', 'Tamar three-seater sofa', 84_900)]);
  await page.goto('/wishlist');
  await page
    .getByRole('combobox', { name: SAY.choose('Tamar three-seater sofa') })
    .selectOption({ label: 'Oat bouclé' });
  await page.getByRole('button', { name: SAY.move }).click();
  await page.getByRole('main').getByRole('link', { name: NAVIGATION_COPY.cart, exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Oat bouclé')).toBeVisible();
});

test('removed products are restored at their position, in any order', async ({ page }) => {
  const names = ['Elegant Lamp', 'Black Chair', 'Sela cane sideboard', 'Peg wall shelf'] as const;
  const slugs = ['elegant-lamp', 'black-chair', 'sela-cane-sideboard', 'peg-wall-shelf'];
  await store(
    page,
    slugs.map((slug, index) => storedSlugs(slug, names[index] as string, 1)),
  );
  await page.goto('/wishlist');
  for (const name of [names[2], names[1], names[3]]) await page.getByRole('button', { name: SAY.remove(name) }).click();
  for (const name of [names[1], names[3], names[2]]) await page.getByRole('button', { name: SAY.undoOf(name) }).click();
  expect(await stored(page)).toEqual(slugs);
});

test('a shared link shows its products and adds them only on request', async ({ page }) => {
  await page.goto('/wishlist?items=elegant-lamp,black-chair,no-such-piece,%3Cscript%3E');
  await expect(page.getByRole('heading', { name: SAY.sharedTitle })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Black Chair' })).toBeVisible();
  expect(await stored(page)).toEqual([]);
  await page.getByRole('button', { name: SAY.keepAll }).click();
  await expect(link(page)).toHaveAccessibleName(/2 pieces/);
  await expect(heart(page, 'Elegant Lamp')).toHaveAttribute('aria-pressed', 'true');
});

test('a list is shared as a link that shows it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await store(page, [storedSlugs('elegant-lamp', 'Elegant Lamp', 1), storedSlugs('black-chair', 'Black Chair', 1)]);
  await page.goto('/wishlist');
  await page.getByRole('button', { name: SAY.share }).click();
  await expect(page.getByText(SAY.copied)).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(url).search).toBe('?items=elegant-lamp,black-chair');
});

// More of them are read by tests/core/wishlist/local-wishlist.test.ts.
for (const garbage of ['{', '[null,{"slug":1}]']) {
  test(`invalid storage is ignored: ${garbage}`, async ({ page }) => {
    await store(page, garbage);
    await page.goto('/product/elegant-lamp');
    await heart(page, 'Elegant Lamp').click();
    await expect(heart(page, 'Elegant Lamp')).toHaveAttribute('aria-pressed', 'true');
    expect(await stored(page)).toContain('elegant-lamp');
  });
}

test('hearts rendered later work too, once per click', async ({ page }) => {
  await store(page, [storedSlugs('sela-cane-sideboard', 'Sela cane sideboard', 1)]);
  await page.goto('/shop');
  await page.getByRole('checkbox', { name: /^Storage/ }).click();
  await expect(heart(page, 'Sela cane sideboard')).toHaveAttribute('aria-pressed', 'true');
  await heart(page, 'Peg wall shelf').click();
  await expect(heart(page, 'Peg wall shelf')).toHaveAttribute('aria-pressed', 'true');
  expect(await stored(page)).toEqual(['peg-wall-shelf', 'sela-cane-sideboard']);
});

test('a second tab is synchronised', async ({ page, context }) => {
  await page.goto('/product/elegant-lamp');
  const other = await context.newPage();
  await other.goto('/product/elegant-lamp');
  await heart(page, 'Elegant Lamp').click();
  await expect(heart(other, 'Elegant Lamp')).toHaveAttribute('aria-pressed', 'true');
  await expect(link(other)).toHaveAccessibleName(/1 piece\b/);
});

test('an empty list has its own page, with links', async ({ page }) => {
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: SAY.empty })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: CART_COPY.continue }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test.describe('with the API unreachable', () => {
  test.use({ allowed: /Failed to load|net::/ });
  test('the list stays, reports it, and recovers by one button', async ({ page }) => {
    await store(page, [storedSlugs('elegant-lamp', 'Elegant Lamp', 6000)]);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/wishlist');
    await expect(page.getByText(SAY.unreached)).toBeVisible({ timeout: 20_000 });
    await expect(tile(page, 'Elegant Lamp')).toBeVisible();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: COPY.error.retry }).click();
    await expect(tile(page, 'Elegant Lamp').getByText('₹5,710')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the link leads to a page that says what it needs, and hearts are hidden', async ({ page }) => {
    await page.goto('/shop');
    await expect(page.locator('[data-wish]').first()).toBeHidden();
    await link(page).click();
    await expect(page).toHaveURL(/\/wishlist$/);
    expect(await page.locator('main noscript p').first().textContent()).toBe(SAY.noScript);
    await expect(page.locator('main noscript p').first()).toBeVisible();
  });
});

test('a full wishlist causes no layout shift while loading', async ({ page }) => {
  await store(
    page,
    ['elegant-lamp', 'black-chair', 'meridian-arc-floor-lamp'].map((slug) => storedSlugs(slug, slug, 1)),
  );
  await page.addInitScript(`
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });`);
  for (const path of ['/shop', '/product/elegant-lamp', '/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(link(page)).toHaveAccessibleName(/3 pieces/);
    expect(await page.evaluate(() => (window as { shift?: number }).shift), path).toBeLessThan(0.01);
  }
});
