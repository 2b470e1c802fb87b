/**
 * Every page with the API in each of six failure modes, on a phone and a laptop: prerendered content stays readable,
 * loading ends, failures are reported within five seconds, and Retry recovers without a reload.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { COOKIE_TOKEN } from '../../src/core/account/auth.ts';
import { COMPARE } from '../../src/core/product/constants.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { ROUTES } from '../../src/core/shop/routes.ts';
import { LAMP_LINE } from '../support/cart-line.ts';
import { FAULT_HEADER, FAULTS, type FaultProxy, openFaultProxy } from '../support/fault-proxy.ts';
import { expect, SCREENS, test } from '../support/page.ts';

/** Pages of each kind beside those of the table. */
const PATHS = [
  ...Object.values(ROUTES).map(({ path }) => path),
  '/product/elegant-lamp',
  '/category/lighting',
  '/collections/small-rooms',
  '/room',
  '/search?q=lamp',
  '/stores/hamburg',
];
/**
 * With FAULTS=all every page is tested with every fault, in about seven minutes. Otherwise each page is tested with one of
 * the six on each size, another one on each, so that the whole suite stays short: a fault meets a third of the pages.
 */
const pathsFor = (fault: number, size: number) =>
  process.env.FAULTS === 'all'
    ? PATHS
    : PATHS.filter((_, index) => (index + fault + size * SHIFT) % FAULTS.length === 0);
/** Of the fault from one size to the other. */
const SHIFT = 3;
/** Pages tested in parallel: most of the time is waiting. */
const AT_ONCE = 4;
/** Time limit for a message, with a margin for a busy machine. */
const MESSAGE_TIMEOUT_MS = 5000;
const MARGIN_MS = 1500;

/** Elements that still indicate loading, by text or skeleton. */
async function busyParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const marked = [...document.querySelectorAll('[aria-busy="true"], [class*="skeleton"], [class*="animate-pulse"]')];
    const message = [...document.querySelectorAll('p, [role="status"], button')].filter(({ textContent }) =>
      /^(loading|searching|processing|looking|one moment)/i.test(textContent.trim()),
    );
    return [...marked, ...message].filter(seen).map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

/** Faults of a page in its current state. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  await expect
    .poll(() => busyParts(page), { timeout: MESSAGE_TIMEOUT_MS + MARGIN_MS, intervals: [400] })
    .toEqual([])
    .catch(async () => found.push(`still loading: ${await busyParts(page)}`));
  const { text, heading } = await page.evaluate(() => ({
    text: document.body.innerText,
    heading: document.querySelector('h1')?.checkVisibility() ?? false,
  }));
  if (!heading) found.push('no heading');
  if (text.length < 80) found.push(`hardly anything to read: ${text}`);
  if (/undefined|\bNaN\b|\[object|TypeError|SyntaxError/.test(text)) found.push(`words of a machine: ${text}`);
  return found;
}

/** Presses Retry once the API is back; returns what did not recover. */
async function recoveryFaults(page: Page): Promise<string[]> {
  const retry = page.locator('main').getByRole('button', { name: COPY.error.retry, exact: true });
  if ((await retry.count()) === 0) return [];
  await page.evaluate(() => Object.assign(window, { same: true }));
  // Parts that failed separately have a button each.
  for (let remaining = await retry.count(); remaining > 0; remaining = await retry.count()) {
    // The page may have retried by itself before.
    const pressed = await retry
      .first()
      .click({ timeout: 5000 })
      .then(() => 'pressed')
      .catch((error: Error) => error.message.slice(0, 200));
    const fewer = await expect
      .poll(() => retry.count(), { timeout: 8000 })
      .toBeLessThan(remaining)
      .then(() => true)
      .catch(() => false);
    if (!fewer)
      return [`Retry does not bring it back (${pressed}): ${(await page.locator('main').innerText()).slice(0, 300)}`];
  }
  return (await page.evaluate(() => 'same' in window)) ? [] : ['it came back by a reload'];
}

/** Storage of a returning visitor: cart, wishlist and session. */
async function fillStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([token, compared, cart]) => {
      localStorage.setItem('accessToken', token as string);
      localStorage.setItem(compared as string, 'elegant-lamp,black-chair');
      localStorage.setItem('aroha:wishlist', '["elegant-lamp"]');
      localStorage.setItem('aroha:cart', cart as string);
    },
    [COOKIE_TOKEN, COMPARE.key, JSON.stringify([LAMP_LINE])],
  );
}

/** Checks a path with the fault, then after Retry. Returns the faults with their path. */
async function checkPage(page: Page, shop: FaultProxy, fault: string, path: string): Promise<string[]> {
  const found: string[] = [];
  const uncaught = (error: Error) => found.push(`uncaught ${error}`);
  page.on('pageerror', uncaught);
  await page.setExtraHTTPHeaders({ [FAULT_HEADER]: fault });
  await page.goto(shop.url + path, { waitUntil: 'load' });
  // Scrolls and moves, so that all islands hydrate.
  await page.evaluate(() => window.scrollBy(0, 1200));
  await page.keyboard.press('Tab');
  found.push(...(await faultsOf(page)));
  await page.setExtraHTTPHeaders({});
  found.push(...(await recoveryFaults(page)));
  page.off('pageerror', uncaught);
  return found.map((what) => `${path}: ${what}`);
}

/** Checks the paths in a few windows: opening one takes as long as opening a page in it. */
async function checkAllPages(
  context: BrowserContext,
  shop: FaultProxy,
  fault: string,
  paths: readonly string[],
): Promise<string[]> {
  const queue = [...paths];
  const found: string[] = [];
  const work = async () => {
    const page = await context.newPage();
    for (let path = queue.pop(); path; path = queue.pop()) found.push(...(await checkPage(page, shop, fault, path)));
    await page.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

for (const [size, { name, width, height }] of [SCREENS[0], SCREENS[2]].entries())
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    for (const [index, fault] of FAULTS.entries())
      test(`with the API ${fault}, pages are readable, report failures, and recover`, async ({ context, baseURL }) => {
        test.setTimeout(240_000);
        const shop = await openFaultProxy(baseURL ?? '');
        await fillStorage(context);
        try {
          expect(await checkAllPages(context, shop, fault, pathsFor(index, size))).toEqual([]);
        } finally {
          await shop.close();
        }
      });
  });

test.describe('control', () => {
  /** Faults found on a page whose error handling is removed. */
  async function foundOn(context: BrowserContext, origin: string, markup: string, script = ''): Promise<string> {
    const shop = await openFaultProxy(origin);
    await context.route(`**${ROUTES.privacy.path}`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('</main>', `${markup}</main>`);
      const headers = { ...response.headers(), 'content-security-policy': '' };
      await route.fulfill({ response, headers, body: html.replace('</body>', `${script}</body>`) });
    });
    try {
      return (await checkPage(await context.newPage(), shop, '', ROUTES.privacy.path)).join();
    } finally {
      await shop.close();
    }
  }

  for (const [what, markup, script, word] of [
    ['a shape that stays', '<p class="skeleton" style="height:40px">&nbsp;</p>', '', 'still loading'],
    ['a word that stays', '<p>Loading…</p>', '', 'still loading'],
    ['an uncaught error', '', '<script>Promise.reject(new Error("oops"))</script>', 'uncaught'],
    ['words of a machine', '<p>₹NaN</p>', '', 'words of a machine'],
    ['a Retry that does nothing', `<button>${COPY.error.retry}</button>`, '', 'does not bring it back'],
  ] as const)
    test(`${what} is detected`, async ({ context, baseURL }) => {
      expect(await foundOn(context, baseURL ?? '', markup, script)).toContain(word);
    });

  test('the unchanged page has no faults', async ({ context, baseURL }) => {
    expect(await foundOn(context, baseURL ?? '', '')).toBe('');
  });
});
