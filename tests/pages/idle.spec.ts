/** What a page prepares while it is idle costs little: it does not compute the styles of the whole page repeatedly. */
import { ROUTES } from '../../src/core/shop/routes.ts';
import { expect, type Page, test } from '../support/page.ts';

/** More are needed for the parts of a page that are laid out one after the other. */
const AT_MOST = 6;

type Trace = { readonly traceEvents: readonly { readonly name: string; readonly args: { elementCount?: number } }[] };

/** Counts how often the styles of most of a page are computed from its scripts' start until it has prefetched all. */
async function countWholePageStyles(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page
    .context()
    .browser()
    ?.startTracing(page, { categories: ['devtools.timeline'] });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[rel="modulepreload"]').first()).toBeAttached();
  const trace = await page.context().browser()?.stopTracing();
  const most = (await page.evaluate(() => document.querySelectorAll('*').length)) / 2;
  const { traceEvents } = JSON.parse(String(trace)) as Trace;
  return traceEvents.filter(({ name, args }) => name === 'UpdateLayoutTree' && (args.elementCount ?? 0) > most).length;
}

for (const path of [ROUTES.shop.path, '/product/elegant-lamp'])
  test(`${path} computes its styles a few times while it prefetches`, async ({ page }) => {
    expect(await countWholePageStyles(page, path)).toBeLessThanOrEqual(AT_MOST);
  });

test('control: links added one by one are counted', async ({ page }) => {
  await page.addInitScript((many) => {
    const add = (left: number) => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/none.js' }));
      if (left > 0) setTimeout(add, 50, left - 1);
    };
    addEventListener('load', () => setTimeout(add, 500, many));
  }, AT_MOST + 4);
  await page.route('**/none.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  expect(await countWholePageStyles(page, ROUTES.shop.path)).toBeGreaterThan(AT_MOST);
});
