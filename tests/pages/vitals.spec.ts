import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { ROUTES } from '../../src/core/shop/routes.ts';
import { VITALS_PATH } from '../../src/core/shop/vitals.ts';
import { PAINTED } from '../support/browser-args.ts';
import { METRICS_TOKEN } from '../support/metrics.ts';
import { expect, test } from '../support/page.ts';
import { parsePrometheus } from '../support/prometheus.ts';

test.use(PAINTED);

// Both count the same figure of the same shop: one after the other.
test.describe.configure({ mode: 'default' });

/** Selects a visit for measuring; automated browsers never are. */
async function sampleVisit(context: BrowserContext, saveData = false): Promise<void> {
  await context.addInitScript((saving) => {
    Math.random = () => 0;
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: saving }) });
  }, saveData);
}

/** Number of reported LCP values of editorial pages. */
async function lcpCount(request: APIRequestContext): Promise<number> {
  const response = await request.get('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return parsePrometheus(await response.text()).get('aroha_web_vital_count{page="reading",vital="lcp"}') ?? 0;
}

/** Opens a page and interacts with it. */
async function readPage(page: Page): Promise<void> {
  await page.goto(ROUTES.privacy.path, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  await page.locator('main h1').click();
  await page.waitForTimeout(500);
}

test('a sampled visit reports its figures once, without personal data', async ({ page, context, request }) => {
  await sampleVisit(context);
  const before = await lcpCount(request);
  await readPage(page);
  await page.goto(ROUTES.terms.path, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  await expect.poll(() => lcpCount(request)).toBe(before + 1);

  await context.addCookies([{ name: 'mark', value: 'me', url: page.url() }]);
  await readPage(page);
  // The page between the two was a visit as well.
  await expect.poll(() => lcpCount(request)).toBe(before + 2);
  const reported: string[] = [];
  page.on('request', async (one) => {
    if (new URL(one.url()).pathname !== VITALS_PATH) return;
    expect((await one.allHeaders()).cookie).toBeUndefined();
    reported.push(one.postData() ?? '');
  });
  for (let times = 0; times < 2; times++)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await expect.poll(() => lcpCount(request)).toBe(before + 3);
  expect(reported).toHaveLength(1);
  const { page: kind, lcp, ttfb, inp: _inp, cls: _cls, ...rest } = JSON.parse(reported[0] as string);
  expect([kind, lcp > 0, ttfb >= 0, rest]).toEqual(['reading', true, true, {}]);
});

test('automated visits and visitors who save data are not measured, and fetch nothing for it', async ({
  context,
  browser,
  request,
}) => {
  const before = await lcpCount(request);
  const saving = await browser.newContext();
  await sampleVisit(saving, true);
  for (const one of [context, saving]) {
    const page = await one.newPage();
    const requested: string[] = [];
    const measuring: string[] = [];
    page.on('response', async (response) => {
      requested.push(new URL(response.url()).pathname);
      if (!response.url().endsWith('.js')) return;
      const text = await response.text().catch(() => '');
      if (text.includes('largest-contentful-paint')) measuring.push(response.url());
    });
    await readPage(page);
    await page.goto(ROUTES.terms.path, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    expect(requested.length).toBeGreaterThan(5);
    expect(requested).not.toContain(VITALS_PATH);
    expect(measuring).toEqual([]);
  }
  await saving.close();
  expect(await lcpCount(request)).toBe(before);
});
