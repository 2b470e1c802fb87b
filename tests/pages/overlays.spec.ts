/** Every overlay of the shell: axe finds nothing, and repeated opening and closing leaves the page unlocked. */
import { SEARCH_COPY } from '../../src/core/catalogue/search-copy.ts';
import { NAVIGATION_COPY } from '../../src/core/shop/navigation-copy.ts';
import { ROUTES } from '../../src/core/shop/routes.ts';
import { violations } from '../support/axe.ts';
import { PAINTED } from '../support/browser-args.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';
import { signUp } from '../support/shopper.ts';
import { atSizes } from '../support/sizes.ts';

test.use(PAINTED);

/** Overlays are the same on all pages; this one loads fastest. */
const PLAIN = ROUTES.newsletter.path;
const MOBILE_PX = 768;
const tool = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });
const dialog = (page: Page) => page.getByRole('dialog');

type Overlay = {
  readonly open: (page: Page) => Promise<void>;
  /** An element that is visible once it is open. */
  readonly shows: (page: Page) => ReturnType<Page['locator']>;
  /** Minimum or maximum screen width. */
  readonly from?: number;
  readonly below?: number;
  readonly signedIn?: true;
};

const OVERLAYS: Record<string, Overlay> = {
  cart: { open: (page) => tool(page, /^Cart/).click(), shows: dialog },
  search: {
    open: async (page) => {
      await tool(page, NAVIGATION_COPY.search).click();
      await page.getByRole('combobox', { name: SEARCH_COPY.label }).fill('lamp');
    },
    shows: (page) => page.getByRole('option').first(),
  },
  drawer: {
    open: (page) => tool(page, NAVIGATION_COPY.menu).first().click(),
    shows: (page) => dialog(page).getByRole('button', { name: 'Lighting' }),
    below: MOBILE_PX,
  },
  'drawer, within a category': {
    open: async (page) => {
      await tool(page, NAVIGATION_COPY.menu).first().click();
      await dialog(page).getByRole('button', { name: 'Lighting' }).click();
    },
    shows: (page) => dialog(page).getByRole('heading', { name: 'Lighting' }),
    below: MOBILE_PX,
  },
  'drawer of a signed-in user': {
    open: (page) => tool(page, NAVIGATION_COPY.menu).first().click(),
    shows: (page) => dialog(page).getByText('Meera Anand'),
    below: MOBILE_PX,
    signedIn: true,
  },
  'mega-menu': {
    open: (page) => page.locator('[data-nav-items]').getByRole('link', { name: 'Lighting', exact: true }).hover(),
    shows: (page) => page.getByRole('region', { name: 'Lighting', exact: true }),
    from: MOBILE_PX,
  },
  'site menu': {
    open: (page) => tool(page, NAVIGATION_COPY.menu).last().click(),
    shows: (page) => dialog(page).getByRole('region', { name: NAVIGATION_COPY.featuredPieces }),
    from: MOBILE_PX,
  },
  'sign-in': {
    open: (page) => page.evaluate(() => document.querySelector<HTMLElement>('[data-guest]')?.click()),
    shows: dialog,
  },
  'account menu': {
    open: (page) => page.getByRole('banner').getByRole('button', { name: 'Your Account' }).click(),
    shows: (page) => page.getByRole('menu').getByText('Meera Anand'),
    from: MOBILE_PX,
    signedIn: true,
  },
};

/** The menu's focus guards move the focus on. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/** The page scrolls, nothing is inert, and no padding is left. */
async function isFree(page: Page): Promise<void> {
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
}

test.describe('at every size', () => {
  test.use({ reducedMotion: 'reduce', allowed: /401|Failed to load/ });

  for (const [name, { open, shows, from = 0, below = Number.POSITIVE_INFINITY, signedIn }] of Object.entries(OVERLAYS))
    test(`axe finds nothing in the ${name}`, async ({ page }) => {
      const sizes = SCREENS.filter(({ width }) => width >= from && width < below);
      if (signedIn) await signUp(page);
      await page.setViewportSize(sizes[0] ?? SCREENS[0]);
      await page.goto(PLAIN);
      await atSizes(page, sizes, async (screen) => {
        // One that closes when the window changes is opened again.
        if (!(await shows(page).isVisible())) await open(page);
        await expect(shows(page)).toBeVisible();
        expect(await violations(page, { without: FOCUS_GUARDS }), screen.name).toEqual([]);
      });
    });
});

for (const [name, { open, shows, below, signedIn }] of Object.entries(OVERLAYS)) {
  if (name === 'mega-menu' || name.includes(' of ') || name.includes('within')) continue;
  test(`opening and closing the ${name} sixty times leaves the page unlocked`, async ({ page }) => {
    test.setTimeout(120_000);
    if (below) await page.setViewportSize({ width: 390, height: 844 });
    if (signedIn) await signUp(page);
    await page.goto(PLAIN);
    await open(page);
    await expect(shows(page)).toBeVisible();
    // Faster than its animation.
    await page.evaluate(
      async (selector) => {
        const opener = document.querySelector<HTMLElement>(selector);
        const pressEscape = () =>
          (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
          );
        for (let turn = 0; turn < 60; turn++) {
          pressEscape();
          await new Promise((resolve) => setTimeout(resolve, 20));
          opener?.click();
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        pressEscape();
      },
      `[data-panel="${({ 'site menu': 'menu', 'sign-in': 'auth', 'account menu': 'account' })[name] ?? name}"]`,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await isFree(page);
  });
}
