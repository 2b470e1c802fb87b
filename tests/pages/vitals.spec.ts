import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { ROUTES } from '../../src/core/shop/routes.ts';
import { VITALS_PATH } from '../../src/core/shop/vitals.ts';
import { figures } from '../support/figures.ts';
import { METRICS_TOKEN } from '../support/metrics.ts';
import { expect, test } from '../support/page.ts';

// Both count on the same figure of the same shop: one after the other.
test.describe.configure({ mode: 'default' });

/** A visitor whose visit was drawn; robots, as tests are, never are. */
async function draw(context: BrowserContext, saveData = false): Promise<void> {
  await context.addInitScript((saving) => {
    Math.random = () => 0;
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: saving }) });
  }, saveData);
}

/** How many visits told the shop how soon a page to read appeared. */
async function counted(request: APIRequestContext): Promise<number> {
  const answer = await request.get('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return figures(await answer.text()).get('aroha_web_vital_count{page="reading",vital="lcp"}') ?? 0;
}

/** Reads a page and touches it. */
async function read(page: Page): Promise<void> {
  await page.goto(ROUTES.privacy.path, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  await page.locator('main h1').click();
  await page.waitForTimeout(500);
}

test('a visit that was drawn tells its figures once, and nothing about who it was', async ({
  page,
  context,
  request,
}) => {
  await draw(context);
  const before = await counted(request);
  await read(page);
  await page.goto(ROUTES.terms.path, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  await expect.poll(() => counted(request)).toBe(before + 1);

  await context.addCookies([{ name: 'mark', value: 'me', url: page.url() }]);
  await read(page);
  // The page between the two was a visit as well.
  await expect.poll(() => counted(request)).toBe(before + 2);
  const told: string[] = [];
  page.on('request', async (one) => {
    if (new URL(one.url()).pathname !== VITALS_PATH) return;
    expect((await one.allHeaders()).cookie).toBeUndefined();
    told.push(one.postData() ?? '');
  });
  for (let times = 0; times < 2; times++)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await expect.poll(() => counted(request)).toBe(before + 3);
  expect(told).toHaveLength(1);
  const { page: kind, lcp, ttfb, inp: _inp, cls: _cls, ...rest } = JSON.parse(told[0] as string);
  expect([kind, lcp > 0, ttfb >= 0, rest]).toEqual(['reading', true, true, {}]);
});

test('a robot and a visitor who saves data measure nothing, and fetch nothing for it', async ({
  context,
  browser,
  request,
}) => {
  const before = await counted(request);
  const saving = await browser.newContext();
  await draw(saving, true);
  for (const one of [context, saving]) {
    const page = await one.newPage();
    const asked: string[] = [];
    const measuring: string[] = [];
    page.on('response', async (answer) => {
      asked.push(new URL(answer.url()).pathname);
      if (!answer.url().endsWith('.js')) return;
      const text = await answer.text().catch(() => '');
      if (text.includes('largest-contentful-paint')) measuring.push(answer.url());
    });
    await read(page);
    await page.goto(ROUTES.terms.path, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked).not.toContain(VITALS_PATH);
    expect(measuring).toEqual([]);
  }
  await saving.close();
  expect(await counted(request)).toBe(before);
});
