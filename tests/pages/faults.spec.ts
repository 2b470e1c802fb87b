/**
 * Every page with the API in each of six bad states, on a phone and a laptop: what was built can be read, nothing goes on
 * loading for ever, whatever does not come is said within five seconds, and pressing Retry brings it without a reload.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { COOKIE_TOKEN } from '../../src/core/account/account.ts';
import { COMPARE } from '../../src/core/shop/constants.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { ROUTES } from '../../src/core/shop/routes.ts';
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
 * Every page meets every fault with FAULTS=all, in about seven minutes. Else each meets a third of them, another third on
 * another size, so that a run of all tests stays short and each fault meets pages of each kind.
 */
const pathsFor = (fault: number, size: number) =>
  process.env.FAULTS === 'all' ? PATHS : PATHS.filter((_, index) => (index + fault + size) % 3 === 0);
/** Pages that wait at the same time: most of it is waiting. */
const AT_ONCE = 4;
/** What a shopper is asked to bear, and a moment for a busy machine to draw it. */
const PATIENCE_MS = 5000;
const GRACE_MS = 1500;

/** What still says that it is loading, in words or in shapes. */
async function busyParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const marked = [...document.querySelectorAll('[aria-busy="true"], [class*="skeleton"], [class*="animate-pulse"]')];
    const said = [...document.querySelectorAll('p, [role="status"], button')].filter(({ textContent }) =>
      /^(loading|searching|processing|looking|one moment)/i.test(textContent.trim()),
    );
    return [...marked, ...said].filter(seen).map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

/** What is wrong with a page as it stands. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  await expect
    .poll(() => busyParts(page), { timeout: PATIENCE_MS + GRACE_MS, intervals: [400] })
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

/** Where something says that it failed, pressing its button brings it once the shop answers. */
async function recovers(page: Page): Promise<string[]> {
  const retry = page.locator('main').getByRole('button', { name: COPY.error.retry, exact: true });
  if ((await retry.count()) === 0) return [];
  await page.evaluate(() => Object.assign(window, { same: true }));
  // Parts that failed each for itself have each their own.
  for (let left = await retry.count(); left > 0; left = await retry.count()) {
    // What the page asks again by itself may be there before.
    const pressed = await retry
      .first()
      .click({ timeout: 5000 })
      .then(() => 'pressed')
      .catch((error: Error) => error.message.slice(0, 200));
    const fewer = await expect
      .poll(() => retry.count(), { timeout: 8000 })
      .toBeLessThan(left)
      .then(() => true)
      .catch(() => false);
    if (!fewer)
      return [`Retry does not bring it back (${pressed}): ${(await page.locator('main').innerText()).slice(0, 300)}`];
  }
  return (await page.evaluate(() => 'same' in window)) ? [] : ['it came back by a reload'];
}

const LAMP = {
  slug: 'elegant-lamp',
  sku: 'ELG-LMP-1',
  name: 'Elegant Lamp',
  variant: '',
  picture: null,
  price: { amount: 571_000, currency: 'INR' },
  quantity: 1,
  stock: 3,
};

/** Somebody who has been here: pieces chosen and kept, and an account. */
async function furnish(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([token, compared, cart]) => {
      localStorage.setItem('accessToken', token as string);
      localStorage.setItem(compared as string, 'elegant-lamp,black-chair');
      localStorage.setItem('aroha:wishlist', '["elegant-lamp"]');
      localStorage.setItem('aroha:cart', cart as string);
    },
    [COOKIE_TOKEN, COMPARE.key, JSON.stringify([LAMP])],
  );
}

/** Looks at a path as it is with the fault, then at what Retry does without. Answers what is wrong, with its path. */
async function lookAt(context: BrowserContext, shop: FaultProxy, fault: string, path: string): Promise<string[]> {
  const page = await context.newPage();
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`uncaught ${error}`));
  await page.setExtraHTTPHeaders({ [FAULT_HEADER]: fault });
  await page.goto(shop.url + path, { waitUntil: 'load' });
  // Islands that wait to be seen, or to be used, are as live as the rest.
  await page.mouse.wheel(0, 1200);
  await page.keyboard.press('Tab');
  found.push(...(await faultsOf(page)));
  await page.setExtraHTTPHeaders({});
  found.push(...(await recovers(page)));
  await page.close();
  return found.map((what) => `${path}: ${what}`);
}

async function lookAtAll(
  context: BrowserContext,
  shop: FaultProxy,
  fault: string,
  paths: readonly string[],
): Promise<string[]> {
  const queue = [...paths];
  const found: string[] = [];
  const work = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) found.push(...(await lookAt(context, shop, fault, path)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

for (const [size, { name, width, height }] of [SCREENS[0], SCREENS[2]].entries())
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    for (const [index, fault] of FAULTS.entries())
      test(`with the API ${fault}, pages can be read, say what failed, and come back`, async ({ context, baseURL }) => {
        test.setTimeout(240_000);
        const shop = await openFaultProxy(baseURL ?? '');
        await furnish(context);
        try {
          expect(await lookAtAll(context, shop, fault, pathsFor(index, size))).toEqual([]);
        } finally {
          await shop.close();
        }
      });
  });

test.describe('control', () => {
  /** What is found on a page that lacks its defence. */
  async function foundOn(context: BrowserContext, origin: string, markup: string, script = ''): Promise<string> {
    const shop = await openFaultProxy(origin);
    await context.route(`**${ROUTES.privacy.path}`, async (asked) => {
      const answer = await asked.fetch();
      const html = (await answer.text()).replace('</main>', `${markup}</main>`);
      const headers = { ...answer.headers(), 'content-security-policy': '' };
      await asked.fulfill({ response: answer, headers, body: html.replace('</body>', `${script}</body>`) });
    });
    try {
      return (await lookAt(context, shop, '', ROUTES.privacy.path)).join();
    } finally {
      await shop.close();
    }
  }

  for (const [what, markup, script, word] of [
    ['a shape that stays', '<p class="skeleton" style="height:40px">&nbsp;</p>', '', 'still loading'],
    ['a word that stays', '<p>Loading…</p>', '', 'still loading'],
    ['an error nobody catches', '', '<script>Promise.reject(new Error("oops"))</script>', 'uncaught'],
    ['words of a machine', '<p>₹NaN</p>', '', 'words of a machine'],
    ['a Retry that does nothing', `<button>${COPY.error.retry}</button>`, '', 'does not bring it back'],
  ] as const)
    test(`${what} is noticed`, async ({ context, baseURL }) => {
      expect(await foundOn(context, baseURL ?? '', markup, script)).toContain(word);
    });

  test('the page as it is has nothing to notice', async ({ context, baseURL }) => {
    expect(await foundOn(context, baseURL ?? '', '')).toBe('');
  });
});
