/** First screen of the back office: what waits with links, figures with a chart, and its table; by keyboard. */
import { earlyCallsOf } from '../../src/core/merchant/early-calls.ts';
import { MERCHANT_PAGES } from '../../src/core/merchant/pages.ts';
import { TODAY_COPY as SAY } from '../../src/core/merchant/today-copy.ts';
import { placeOrder, skuOf } from '../support/orders.ts';
import { expect, type Request, test } from '../support/page.ts';
import { freshNetwork } from '../support/shopper.ts';
import { signInAsOwner } from '../support/staff-page.ts';

test.use({ allowed: /401|403|404/, extraHTTPHeaders: freshNetwork(), reducedMotion: 'reduce' });

test('shows what waits and the sales, and loads the chart only after them', async ({ page, request }) => {
  await placeOrder(request, { lines: [{ sku: await skuOf(request, 'elegant-lamp'), quantity: 1 }] });
  const scripts: string[] = [];
  page.on('request', (sent) => void (sent.resourceType() === 'script' && scripts.push(sent.url())));
  await signInAsOwner(page);
  await page.goto('/merchant');
  const confirm = page.getByRole('link', { name: /orders? to confirm/ });
  await expect(confirm).toHaveAttribute('href', '/merchant/orders?state=placed');
  await expect(page.locator('canvas')).toBeVisible();
  expect(scripts.filter((url) => /SalesChart/.test(url)).length).toBeGreaterThan(0);
  // The table is there for screen readers, and for others on demand.
  const table = page.getByRole('table', { name: SAY.chart(30) });
  await expect(table.getByRole('row')).toHaveCount(31);
  expect((await table.locator('..').boundingBox())?.width).toBe(1);
  await page.getByRole('button', { name: SAY.asTable }).click();
  await expect.poll(async () => (await table.boundingBox())?.width ?? 0).toBeGreaterThan(300);
  await page.getByRole('button', { name: SAY.days(7) }).click();
  await expect(page.getByRole('table', { name: SAY.chart(7) }).getByRole('row')).toHaveCount(8);
});

test('is used by keyboard: j and k step', async ({ page }) => {
  await signInAsOwner(page);
  const loaded = ['today', 'sales', 'search-misses'].map((call) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === `/api/merchant/${call}`),
  );
  await page.goto('/merchant');
  // The three parts load apart, and each adds rows.
  for (const call of loaded) await call;
  await expect(page.locator('[data-step]').nth(1)).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('j');
  const first = await focused();
  await page.keyboard.press('j');
  expect(await focused()).not.toBe(first);
  await page.keyboard.press('k');
  expect(await focused()).toBe(first);
});

test('nothing of the back office is loaded on pages of shoppers', async ({ page }) => {
  const names: string[] = [];
  page.on('request', (sent) => void names.push(sent.url()));
  for (const path of ['/', '/shop', '/product/elegant-lamp']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.content()).not.toContain('/merchant');
  }
  expect(names.filter((url) => /SalesChart|TodayPage|StockPage|api\/merchant/.test(url))).toEqual([]);
  // Control: the names are those of the back office's files.
  await page.goto('/merchant', { waitUntil: 'networkidle' });
  expect(names.filter((url) => /TodayPage/.test(url))).not.toEqual([]);
});

test('each page sends its calls while its code loads, and none of them twice', async ({ page }) => {
  await signInAsOwner(page);
  // The role of the person is known from the first page on.
  await page.goto('/merchant', { waitUntil: 'networkidle' });
  const { join: _, ...pages } = MERCHANT_PAGES;
  for (const one of Object.values(pages)) {
    const asked: string[] = [];
    const note = (sent: Request) => {
      const { pathname } = new URL(sent.url());
      if (sent.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname);
    };
    page.on('request', note);
    await page.goto(`${one.path}?number=AR-0&slug=elegant-lamp`, { waitUntil: 'networkidle' });
    page.off('request', note);
    const early = earlyCallsOf(one).map(([path]) => path.replace(':number', 'AR-0').replace(':slug', 'elegant-lamp'));
    expect(asked.slice(0, early.length).toSorted(), one.path).toEqual(early.toSorted());
    expect(asked.length, `${one.path} ${asked}`).toBe(new Set(asked).size);
  }
});
