/** Pages where visits begin wait for no sheet, and run little by themselves; those that come later find the sheet in the cache. */
import { articlePath, ROUTES } from '../../src/core/routes.ts';
import { expect, test } from '../support/page.ts';
import { pageScripts } from '../support/page-scripts.ts';

const FIRST = [
  ROUTES.landing.path,
  ROUTES.shop.path,
  '/category/lighting',
  '/collections/small-rooms',
  '/product/elegant-lamp',
  articlePath('interior-design-trends'),
  ROUTES.journal.path,
  ROUTES.faq.path,
  ROUTES.privacy.path,
];

for (const path of FIRST)
  test(`${path} is drawn from its own HTML`, async ({ page, request }) => {
    await page.route('**/*.css', (asked) => asked.fulfill({ contentType: 'text/css', body: '' }));
    await page.goto(path);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
    const html = await (await request.get(path)).text();
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).toMatch(/<style data-sheet="\/_astro\/Page\.[^"]+\.css">/);
  });

test('control: the cart links its sheets, and is not drawn without', async ({ page }) => {
  await page.route('**/*.css', (asked) => asked.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto(ROUTES.cart.path);
  await expect(page.getByRole('banner')).not.toHaveCSS('position', 'fixed');
});

test('the cart finds the sheet that the page before it fetched', async ({ page }) => {
  await page.goto(ROUTES.privacy.path, { waitUntil: 'networkidle' });
  await page.goto(ROUTES.cart.path, { waitUntil: 'networkidle' });
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/Page\.[^/]+\.css$/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(sent).toEqual([0]);
});

for (const [path, mostKb, mostFiles] of [
  ['/product/elegant-lamp', 15, 12],
  [ROUTES.shop.path, 15, 12],
  [ROUTES.privacy.path, 12, 6],
] as const)
  test(`${path} runs at most ${mostKb} KB of scripts by itself, in few files`, async ({ request }) => {
    const read = async (address: string) => (await request.get(address)).text();
    const { files, texts, bytes } = await pageScripts(await read(path), read);
    expect(bytes).toBeLessThanOrEqual(mostKb * 1024);
    expect(files.length, files.join()).toBeLessThanOrEqual(mostFiles);
    expect(files.length).toBeGreaterThan(1);
    expect(texts.join()).not.toContain('Minified React error');
  });
