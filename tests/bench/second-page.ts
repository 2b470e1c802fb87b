/** Time from a click on a product in a list until its picture is painted, on slow 4G, after the pointer rested on the link. */
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../src/setup/browser.mjs';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { serve } from './serve.ts';
import { median, type Row } from './table.ts';

const AIM_MS = 300;
const ROUNDS = 5;
/** Lighthouse's slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const REST_MS = 1500;
const CLICKED = 'bench:clicked';

/** Milliseconds from the click to the paint of the largest element of the product's page. */
async function toPicture(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  await page.addInitScript((key) => {
    addEventListener('click', () => sessionStorage.setItem(key, `${performance.timeOrigin + performance.now()}`), true);
  }, CLICKED);
  await page.goto(`${url}/shop`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const link = page.locator('[data-results] a.card-link').first();
  await link.hover();
  await page.waitForTimeout(REST_MS);
  await link.click();
  await page.waitForURL('**/product/**');
  const took = await page.evaluate(
    (key) =>
      new Promise<number>((resolve) => {
        const clicked = Number(sessionStorage.getItem(key));
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
            if (entry.element?.tagName === 'IMG') resolve(performance.timeOrigin + entry.startTime - clicked);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
    CLICKED,
  );
  await context.close();
  return took;
}

export async function benchSecondPage(): Promise<Row[]> {
  const served = await serve(4395);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await toPicture(browser, served.url));
  await browser.close();
  await served.stop();
  return [
    {
      what: 'second page: from list to product, click to picture on slow 4G',
      figure: `${median(times).toFixed(0)} ms`,
      aim: `≤ ${AIM_MS} ms`,
    },
  ];
}
