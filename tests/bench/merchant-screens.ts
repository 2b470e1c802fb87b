/** Opens each screen of the back office in a browser, with a signed-in owner: navigation start to rows shown. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../src/setup/browser.mjs';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { signInAsOwner } from '../support/staff-page.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 5;
const AIM = '≤ 300 ms';
const MOST_MS = 60_000;

/** A screen that no figure is about: people come to a screen from another one, in the same tab. */
const BEFORE = '/join';

/** Paths below /merchant. number: of an order, slug: of a product. */
const screensOf = (number: string, slug: string): Readonly<Record<string, string>> => ({
  today: '',
  orders: '/orders',
  'orders, page 400': '/orders?page=400',
  order: `/order?number=${number}`,
  'new order': '/new-order',
  deliveries: '/deliveries',
  products: '/products',
  product: `/product?slug=${slug}`,
  'new product': '/product',
  import: '/import',
  stock: '/stock',
  reviews: '/reviews',
  messages: '/messages',
  coupons: '/coupons',
  categories: '/categories',
  collections: '/collections',
  slides: '/slides',
  delivery: '/delivery',
  stores: '/stores',
  newsletter: '/newsletter',
  settings: '/settings',
  people: '/people',
  log: '/log',
  security: '/security',
});

/** Milliseconds from the start of the navigation to the frame in which no part of the screen waits any more. */
async function open(page: Page, path: string): Promise<number> {
  await page.goto(`/merchant${path}`, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    () => {
      const main = document.querySelector('main');
      const waits = !main || main.querySelector('astro-island[ssr], [aria-busy="true"]');
      // The prerendered shell has a heading alone.
      return !waits && main.innerText.trim().split('\n').length > 1 && performance.now();
    },
    undefined,
    { polling: 'raf', timeout: MOST_MS },
  );
  return (await shown.jsonValue()) as number;
}

async function openFromAnother(page: Page, path: string): Promise<number> {
  await page.goto(`/merchant${BEFORE}`, { waitUntil: 'networkidle' });
  return open(page, path);
}

/** With the start of the tab's process. */
async function openInNewTab(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  const took = await open(page, path);
  await page.close();
  return took;
}

async function rowOf(what: string, measure: () => Promise<number>): Promise<Row> {
  await measure();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await measure());
  const [middle, most] = [median(times), Math.max(...times)].map(Math.round);
  return { what: `back office in a browser: ${what}`, figure: `${middle} ms, at most ${most}`, aim: AIM };
}

/** Files are in the browser's cache, as on every day but the first; the page and its calls are not. */
export async function benchScreens(baseURL: string, number: string, slug: string): Promise<Row[]> {
  const browser: Browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  try {
    const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
    const first = await context.newPage();
    await signInAsOwner(first);
    // The mark of the signed-in browser is set by the first page.
    await first.goto('/merchant');
    await first.waitForLoadState('networkidle');
    const rows: Row[] = [await rowOf('today, in a new tab', () => openInNewTab(context, ''))];
    for (const [screen, path] of Object.entries(screensOf(number, slug)))
      rows.push(await rowOf(screen, () => openFromAnother(first, path)));
    return rows;
  } finally {
    await browser.close();
  }
}
