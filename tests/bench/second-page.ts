/**
 * Time from a click on a product in a list until its picture is painted, on slow 4G. Driven by Puppeteer, because Chromium
 * prerenders nothing for pages that Playwright controls.
 */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findBrowser } from '../../src/setup/browser.mjs';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { serve } from './serve.ts';
import { openSlowLink, type SlowLink } from './slow-link.ts';
import { median, type Row } from './table.ts';

const AIM_MS = 300;
const ROUNDS = 5;
const REST_MS = 2500;
/** From the touch to the click of a quick tap. */
const TAP_MS = 100;
const MOST_MS = 10_000;
const LINK = '[data-results] a.card-link';
const CLICKED = 'bench:clicked';

type Way = {
  readonly name: string;
  readonly phone: boolean;
  readonly rest: boolean;
  readonly flags?: readonly string[];
};
const WAYS: readonly Way[] = [
  { name: 'after the pointer rested on it', phone: false, rest: true },
  { name: 'the same, fetched but not rendered ahead', phone: false, rest: true, flags: ['Prerender2'] },
  { name: 'a quick tap on a phone', phone: true, rest: false },
];

/** Returns the milliseconds from the click to the paint of the product's picture; null until it is painted. */
const sincePicture = (page: Page) =>
  page.evaluate(
    (key) =>
      new Promise<number | null>((resolve) => {
        if (!location.pathname.startsWith('/product/')) return resolve(null);
        const clicked = Number(sessionStorage.getItem(key));
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
            if (entry.element?.tagName === 'IMG') resolve(performance.timeOrigin + entry.startTime - clicked);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(resolve, 200, null);
      }),
    CLICKED,
  );

async function choose(page: Page, { phone, rest }: Way): Promise<void> {
  const box = await (await page.$(LINK))?.boundingBox();
  if (!box) throw new Error('The list shows no product.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (!phone) {
    await page.mouse.move(x, y);
    await new Promise((resolve) => setTimeout(resolve, rest ? REST_MS : 0));
    return page.mouse.click(x, y);
  }
  const touch = await page.touchscreen.touchStart(x, y);
  await new Promise((resolve) => setTimeout(resolve, TAP_MS));
  await touch.end();
}

async function toPicture(browser: Browser, link: SlowLink, way: Way): Promise<number> {
  const page = await browser.newPage();
  await page.setViewport(
    way.phone
      ? { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
      : { width: 1350, height: 940 },
  );
  await page.evaluateOnNewDocument((key) => {
    addEventListener('click', () => sessionStorage.setItem(key, `${performance.timeOrigin + performance.now()}`), true);
  }, CLICKED);
  link.setSlow(false);
  await page.goto(`${link.url}/shop`, { waitUntil: 'networkidle0' });
  await page.waitForSelector('html[data-started]');
  link.setSlow(true);
  await choose(page, way);
  const started = performance.now();
  let took: number | null = null;
  while (took === null) {
    if (performance.now() - started > MOST_MS) throw new Error('The picture of the product is not painted.');
    // Not while one page replaces the other.
    took = await sincePicture(page).catch(() => null);
  }
  return took;
}

/** The median of several visits, each with an empty cache. */
async function measure(link: SlowLink, way: Way): Promise<number> {
  const executablePath = await findBrowser();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const browser = await puppeteer.launch({
      executablePath,
      headless: /headless.shell/.test(executablePath) ? 'shell' : true,
      args: [...BROWSER_ARGS, ...(way.flags ? [`--disable-features=${way.flags.join()}`] : [])],
    });
    times.push(await toPicture(browser, link, way).finally(() => browser.close()));
  }
  return median(times);
}

export async function benchSecondPage(): Promise<Row[]> {
  const served = await serve(4395);
  const link = await openSlowLink(served.url);
  const rows: Row[] = [];
  for (const way of WAYS)
    rows.push({
      what: `second page, slow 4G: click to the product's picture, ${way.name}`,
      figure: `${(await measure(link, way)).toFixed(0)} ms`,
      ...(way.rest && !way.flags && { aim: `≤ ${AIM_MS} ms` }),
    });
  await link.stop();
  await served.stop();
  return rows;
}
