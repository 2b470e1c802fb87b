/** Back is instant: browsers keep every page as it was left, and show it again without loading it. */
import { OFFLINE } from '../../src/core/shop/constants.ts';
import { pages, ROUTES } from '../../src/core/shop/routes.ts';
import { PAGE_KINDS } from '../../src/core/shop/vitals.ts';
import { executablePath, TEST_BROWSER_ARGS } from '../support/browser-args.ts';
import { LAMP_LINE } from '../support/cart-line.ts';
import { engage } from '../support/engage.ts';
import { expect, type Page, test } from '../support/page.ts';

test.use({
  launchOptions: {
    executablePath,
    args: TEST_BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Reasons of a headless shell, which keeps no page at all. It still lists those that pages give. */
const SHELL: readonly [string, string] = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];
const AWAY = ROUTES.newsletter.path;
/** An instance of each page with a variable part in its path. */
const INSTANCES: Readonly<Record<string, string>> = {
  '/product/[slug]': '/product/elegant-lamp',
  '/category/[slug]': '/category/lighting',
  '/collections/[slug]': '/collections/small-rooms',
  '/journal/[slug]': '/journal/care-of-oak-and-linen',
  '/journal/tag/[tag]': '/journal/tag/care',
  '/stores/[slug]': '/stores/hamburg',
  '/room-single[number]': '/room-single1',
  '/contact/[state]': '/contact/received',
  '/newsletter/[state]': '/newsletter/confirmed',
};

type Explained = { readonly notRestoredExplanations: readonly { readonly reason: string }[] };

/** Marks the page, lets the test leave it, and goes back. Returns why the browser did not keep it: nothing when it did. */
async function reasonsAfter(page: Page, leave: () => Promise<unknown>): Promise<readonly string[]> {
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  const session = await page.context().newCDPSession(page);
  let reasons: readonly string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }: Explained) => {
    reasons = notRestoredExplanations.map(({ reason }) => reason);
  });
  await session.send('Page.enable');
  await leave();
  await page.goBack({ waitUntil: 'commit' });
  const kept = page.locator('html[data-left]');
  await expect.poll(async () => reasons.length > 0 || (await kept.count()) > 0).toBe(true);
  await session.detach();
  return reasons.includes(SHELL[0]) ? reasons.filter((reason) => !SHELL.includes(reason)) : reasons;
}

const reasonsAfterBack = (page: Page) =>
  reasonsAfter(page, () =>
    page.goto(page.url().endsWith(AWAY) ? ROUTES.faq.path : AWAY, { waitUntil: 'domcontentloaded' }),
  );

const pathsOf = (kind: string) =>
  pages()
    .filter((page) => page.kind === kind)
    .map(({ path }) => INSTANCES[path] ?? path);

for (const kind of PAGE_KINDS)
  test(`every page of the kind '${kind}' is kept`, async ({ page }) => {
    test.slow();
    await page.addInitScript((line) => localStorage.setItem('aroha:cart', line), JSON.stringify([LAMP_LINE]));
    for (const path of pathsOf(kind)) {
      await page.goto(path);
      await engage(page);
      expect(await reasonsAfterBack(page), path).toEqual([]);
    }
  });

test('control: a page that handles unload is not kept', async ({ page }) => {
  await page.goto(ROUTES.cart.path);
  await page.evaluate(() => addEventListener('unload', () => {}));
  expect(await reasonsAfterBack(page)).toContain('UnloadHandlerExistsInMainFrame');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page before the one that starts it is kept', async ({ page }) => {
    await page.goto(ROUTES.shop.path);
    const active = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated');
    const startWorker = async () => {
      await page.goto(ROUTES.faq.path);
      await engage(page);
      await expect.poll(active, { timeout: OFFLINE.delayMs + 20_000 }).toBe(true);
    };
    expect(await reasonsAfter(page, startWorker)).toEqual([]);
  });
});
