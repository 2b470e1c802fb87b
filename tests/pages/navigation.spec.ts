/** The header's menus: mega menu, drawer and site menu, by pointer, touch and keyboard, with the API up and down. */
import type { Route } from '@playwright/test';
import { NAVIGATION } from '../../src/core/shop/constants.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { NAVIGATION_COPY } from '../../src/core/shop/navigation-copy.ts';
import { ROUTES } from '../../src/core/shop/routes.ts';
import { PAINTED } from '../support/browser-args.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';

test.use(PAINTED);

/** The header is the same on all pages; this one loads fastest. */
const PLAIN = ROUTES.newsletter.path;
const MENU_CALL = '**/api/categories/get/megamenu';
const item = (page: Page, name: string) => page.locator('[data-nav-items]').getByRole('link', { name, exact: true });
const mega = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('the mega menu', () => {
  test('opens for a resting pointer, follows it to the next item, and closes when it leaves', async ({ page }) => {
    await page.goto(PLAIN);
    await item(page, 'Lighting').hover();
    await expect(mega(page, 'Lighting')).toBeVisible();
    await expect(item(page, 'Lighting')).toHaveAttribute('aria-expanded', 'true');
    await expect(
      mega(page, 'Lighting')
        .getByRole('listitem')
        .filter({ has: page.locator('img') }),
    ).toHaveCount(NAVIGATION.showcaseMax);
    await item(page, 'Furniture').hover();
    await expect(mega(page, 'Furniture')).toBeVisible();
    await expect(mega(page, 'Lighting')).toHaveCount(0);
    await page.mouse.move(700, 860);
    await expect(mega(page, 'Furniture')).toBeHidden();
  });

  test('does not open for a pointer passing by', async ({ page }) => {
    await page.goto(PLAIN);
    const box = await item(page, 'Lighting').boundingBox();
    if (!box) throw new Error('no Lighting in the header');
    await page.mouse.move(box.x + 4, box.y + 60);
    await page.mouse.move(box.x + 4, box.y + 10);
    await page.mouse.move(box.x + 4, box.y + 300);
    await page.waitForTimeout(NAVIGATION.hoverIntentMs * 3);
    await expect(mega(page, 'Lighting')).toHaveCount(0);
  });

  test('opens on click, and the second click follows the link', async ({ page }) => {
    await page.goto(PLAIN);
    await item(page, 'Lighting').dispatchEvent('click');
    await expect(mega(page, 'Lighting')).toBeVisible();
    await item(page, 'Lighting').click();
    await expect(page).toHaveURL(/\/category\/lighting$/);
    await expect(page.locator('[data-mega] section')).toHaveCount(0);
  });

  test('is usable by keyboard: arrows enter it, Escape returns to its item', async ({ page }) => {
    await page.goto(PLAIN);
    await item(page, 'Lighting').focus();
    await page.keyboard.press('ArrowDown');
    await expect(mega(page, 'Lighting').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(mega(page, 'Lighting').getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(mega(page, 'Lighting')).toBeHidden();
    await expect(item(page, 'Lighting')).toBeFocused();
  });

  test('closes on Escape wherever the focus is, and leaves the focus there', async ({ page }) => {
    await page.goto('/shop');
    const elsewhere = page.getByRole('main').getByRole('link').first();
    for (const focus of [() => Promise.resolve(), () => elsewhere.focus()]) {
      await page.mouse.move(700, 860);
      await focus();
      const before = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      await item(page, 'Lighting').hover();
      await expect(mega(page, 'Lighting')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(mega(page, 'Lighting')).toBeHidden();
      expect(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))).toBe(before);
    }
  });

  for (const [how, response] of [
    ['away', (route: Route) => route.abort()],
    ['broken', (route: Route) => route.fulfill({ status: 500, body: 'oops' })],
    ['talking nonsense', (route: Route) => route.fulfill({ json: { navItems: 'none' } })],
    ['slow', () => {}],
  ] as const) {
    test.describe(`with an API that is ${how}`, () => {
      test.use({ allowed: /Failed to load|net::|500/ });
      test("shows the build's menu", async ({ page }) => {
        await page.route(MENU_CALL, response);
        await page.goto(PLAIN);
        await item(page, 'Lighting').hover();
        await expect(mega(page, 'Lighting')).toBeVisible();
        await expect(
          mega(page, 'Lighting')
            .getByRole('link', { name: /^View more/ })
            .first(),
        ).toBeVisible();
      });
    });
  }

  test.describe('with neither API nor build file', () => {
    test.use({ allowed: /Failed to load|net::/ });
    test('the items are plain links', async ({ page }) => {
      await page.route(MENU_CALL, (route) => route.abort());
      await page.route('**/menu.json', (route) => route.abort());
      await page.goto(PLAIN);
      await item(page, 'Lighting').hover();
      await expect(item(page, 'Lighting')).toHaveAttribute('aria-expanded', 'false');
      await item(page, 'Lighting').click();
      await expect(page).toHaveURL(/\/category\/lighting$/);
    });

    test('a click that came before the failure follows its link', async ({ page }) => {
      const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
      await page.route(MENU_CALL, (route) => route.abort());
      await page.route('**/menu.json', async (route) => {
        await failed;
        await route.abort();
      });
      await page.goto(PLAIN);
      await item(page, 'Lighting').click();
      await expect(item(page, 'Lighting')).toHaveAttribute('aria-expanded', 'true');
      fail();
      await expect(page).toHaveURL(/\/category\/lighting$/);
    });
  });

  test.describe('with a category made after the build', () => {
    // Its page is not built yet, and hovered links are prefetched.
    test.use({ allowed: /404/ });
    test('shows it', async ({ page }) => {
      await page.route(MENU_CALL, async (route) => {
        const menu = await (await route.fetch()).json();
        menu.navItems.unshift({ name: 'Clocks', href: '/category/clocks' });
        menu.megaMenuContent['/category/clocks'] = { columns: [{ title: 'By room', links: [] }], showcase: [] };
        await route.fulfill({ json: menu });
      });
      await page.goto(PLAIN);
      await item(page, 'Lighting').hover();
      await item(page, 'Clocks').hover();
      await expect(mega(page, 'Clocks').getByText(NAVIGATION_COPY.noFeatured)).toBeVisible();
    });
  });
});

test.describe('the drawer of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: NAVIGATION_COPY.menu }).first();

  test('navigates from categories into one of them and back', async ({ page }) => {
    await page.goto(PLAIN);
    await opener(page).tap();
    const drawer = page.getByRole('dialog', { name: NAVIGATION_COPY.menu });
    await expect(drawer.getByText(NAVIGATION_COPY.quickAccess).first()).toBeVisible();
    for (const tile of [NAVIGATION_COPY.collections, NAVIGATION_COPY.newArrivals, NAVIGATION_COPY.onSale]) {
      await expect(drawer.getByRole('link', { name: tile }).first()).toBeVisible();
    }
    await drawer.getByRole('button', { name: 'Lighting' }).tap();
    await expect(drawer.getByRole('heading', { name: 'Lighting' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: NAVIGATION_COPY.back })).toBeFocused();
    await drawer.getByRole('button', { name: NAVIGATION_COPY.back }).tap();
    await expect(drawer.getByRole('button', { name: 'Textiles' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Textiles' }).tap();
    await drawer.getByRole('link', { name: NAVIGATION_COPY.viewAll('Textiles') }).tap();
    await expect(page).toHaveURL(/\/category\/textiles$/);
  });

  test('closes by cross, Escape and backdrop, and restores the focus', async ({ page }) => {
    await page.goto(PLAIN);
    const drawer = page.getByRole('dialog', { name: NAVIGATION_COPY.menu });
    for (const close of [
      () => drawer.getByRole('button', { name: NAVIGATION_COPY.close }).tap(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(385, 800),
    ]) {
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(drawer).toBeVisible();
      await close();
      await expect(drawer).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
  });
});

test('the site menu fills the screen, lists the shop and three products, and restores the focus', async ({ page }) => {
  await page.goto(PLAIN);
  const opener = page.getByRole('banner').getByRole('link', { name: NAVIGATION_COPY.menu }).last();
  await opener.click();
  const menu = page.getByRole('dialog', { name: NAVIGATION_COPY.menu });
  await expect(menu.getByRole('link', { name: NAVIGATION_COPY.allProducts })).toBeVisible();
  const pieces = menu.getByRole('region', { name: NAVIGATION_COPY.featuredPieces });
  await expect(pieces.getByRole('link')).toHaveCount(NAVIGATION.featuredProducts);
  const box = await menu.boundingBox();
  expect([box?.width, box?.height]).toEqual([1440, 900]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('sixty quick openings leave the page unlocked', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/shop');
  const search = page.getByRole('banner').getByRole('link', { name: NAVIGATION_COPY.search, exact: true });
  await search.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  for (let turn = 0; turn < 60; turn++) {
    await page.keyboard.press(turn % 2 ? '/' : 'Control+k');
    await page.keyboard.press('Escape');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.move(700, 700);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
});

test('opening a panel causes no layout shift', async ({ page }) => {
  await page.goto(PLAIN);
  const title = page.locator('h1');
  const before = await title.boundingBox();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await title.boundingBox())?.x).toBe(before?.x);
});

test('the header is a pill once the page has scrolled, and full-width at the top', async ({ page }) => {
  await page.goto('/shop');
  const header = page.getByRole('banner');
  await page.evaluate((px) => window.scrollTo(0, px), NAVIGATION.shrinkAfterPx - 10);
  await expect(header).not.toHaveAttribute('data-pill');
  await page.evaluate((px) => window.scrollTo(0, px), NAVIGATION.shrinkAfterPx + 10);
  await expect(header).toHaveAttribute('data-pill', '');
  const bar = await page.locator('.header-bar').boundingBox();
  expect(bar?.height).toBeCloseTo(56, 1);
  expect(bar?.width).toBeLessThanOrEqual(1280);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(header).not.toHaveAttribute('data-pill');
});

for (const { name, width, height } of SCREENS)
  test(`the pill has one ground, its name in the middle and the header's categories, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/shop');
    const header = page.getByRole('banner');
    const shown = () =>
      header.locator('[data-nav-items]').evaluate((list) => {
        const { bottom } = list.getBoundingClientRect();
        const items = [...list.querySelectorAll('li')].filter((one) => one.getClientRects().length > 0);
        return items.filter((one) => one.getBoundingClientRect().top < bottom).map((one) => one.textContent?.trim());
      });
    const before = await shown();
    await page.evaluate((px) => window.scrollTo(0, px), NAVIGATION.shrinkAfterPx + 10);
    await expect(header).toHaveAttribute('data-pill', '');
    expect(await shown()).toEqual(expect.arrayContaining(before));
    const place = await header.locator('.header-name').evaluate((one) => one.getBoundingClientRect().toJSON());
    expect(Math.abs((place.left + place.right) / 2 - width / 2)).toBeLessThan(2);
    expect(await header.locator('.header-bar').evaluate((bar) => getComputedStyle(bar).backgroundColor)).not.toMatch(
      /\/|rgba/,
    );
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every tool of the header is a link to a page', async ({ page }) => {
    for (const [name, address] of [
      [NAVIGATION_COPY.search, /\/search$/],
      [/^Cart/, /\/cart$/],
      [COPY.account.signIn, /\/account$/],
      ['Lighting', /\/category\/lighting$/],
    ] as const) {
      await page.goto(PLAIN);
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(address);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PLAIN);
    await page.getByRole('banner').getByRole('link', { name: NAVIGATION_COPY.menu }).first().click();
    await expect(page).toHaveURL(/\/categories$/);
  });
});
