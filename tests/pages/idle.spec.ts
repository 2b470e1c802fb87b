/**
 * What a page fetches ahead: nothing before visitors use it, nor on slow connections, and then without computing the styles of
 * the whole page repeatedly.
 */
import { ROUTES } from '../../src/core/shop/routes.ts';
import { engage } from '../support/engage.ts';
import { expect, type Page, test } from '../support/page.ts';

/** More are needed for the parts of a page that are laid out one after the other. */
const AT_MOST = 6;
const AHEAD = 'link[rel="modulepreload"]';

type Trace = { readonly traceEvents: readonly { readonly name: string; readonly args: { elementCount?: number } }[] };

/** Counts how often the styles of most of a page are computed from its first use until it has prefetched all. */
async function countWholePageStyles(page: Page, path: string, use = engage): Promise<number> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await page
    .context()
    .browser()
    ?.startTracing(page, { categories: ['devtools.timeline'] });
  await use(page);
  await expect(page.locator(AHEAD).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const trace = await page.context().browser()?.stopTracing();
  const most = (await page.evaluate(() => document.querySelectorAll('*').length)) / 2;
  const { traceEvents } = JSON.parse(String(trace)) as Trace;
  return traceEvents.filter(({ name, args }) => name === 'UpdateLayoutTree' && (args.elementCount ?? 0) > most).length;
}

for (const path of [ROUTES.shop.path, '/product/elegant-lamp'])
  test(`${path} computes its styles a few times while it prefetches`, async ({ page }) => {
    expect(await countWholePageStyles(page, path)).toBeLessThanOrEqual(AT_MOST);
  });

test('control: changes of an inherited property one by one are counted', async ({ page }) => {
  const many = AT_MOST + 4;
  const change = async (used: Page) => {
    await engage(used);
    await used.evaluate(async (count) => {
      for (let i = 0; i < count; i++) {
        document.documentElement.style.setProperty('--changed', `${i}`);
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }
    }, many);
  };
  expect(await countWholePageStyles(page, ROUTES.shop.path, change)).toBeGreaterThan(AT_MOST);
});

/** Other tests change prices and stock; a list that differs from the build's is loaded anew. */
const keepList = (page: Page) => page.route('**/api/products?pageSize=*', (route) => route.fulfill({ status: 304 }));

/** Returns the requests of a visit from its first paint on, until nothing more comes. */
async function visit(
  page: Page,
  use: (page: Page) => Promise<void>,
  path: string = ROUTES.shop.path,
): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await use(page);
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
  return requests;
}
const react = (requests: readonly string[]) => requests.filter((url) => /\/react\.[^/]+\.js$/.test(url));
const styles = (requests: readonly string[]) => requests.filter((url) => url.endsWith('.css'));

// No test changes this product.
for (const path of [ROUTES.shop.path, '/product/harbour-storm-lantern', '/journal/care-of-oak-and-linen'])
  test(`a visit of ${path} without any use fetches no island and no stylesheet ahead`, async ({ page }) => {
    await keepList(page);
    const requests = await visit(page, async () => {}, path);
    expect([react(requests), styles(requests)]).toEqual([[], []]);
  });

test('control: with the first movement of the pointer it does, each file once', async ({ page }) => {
  // No request is intercepted here: that switches the HTTP cache off, from which the second use of a file is served.
  const requests = await visit(page, engage);
  // Idle time, in which this happens, comes late on a busy machine.
  await expect.poll(() => react(requests).length).toBeGreaterThan(0);
  await expect.poll(() => styles(requests).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const transferred = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.includes('/_astro/') && transferSize > 0)
      .map(({ name }) => name),
  );
  expect(transferred.toSorted()).toEqual([...new Set(transferred)].toSorted());
});

for (const [what, hints] of [
  ['who save data', { connection: { saveData: true, effectiveType: '4g' } }],
  ['on 3G', { connection: { effectiveType: '3g' } }],
  ['with little memory', { deviceMemory: 1 }],
] as const)
  test(`visitors ${what} fetch nothing ahead`, async ({ page }) => {
    await page.addInitScript((given) => {
      for (const [name, value] of Object.entries(given)) Object.defineProperty(navigator, name, { value });
    }, hints);
    await keepList(page);
    const requests = await visit(page, engage);
    expect([react(requests), styles(requests)]).toEqual([[], []]);
  });
