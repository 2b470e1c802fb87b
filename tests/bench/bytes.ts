/**
 * What a first visit transfers (Brotli, with headers), its requests and its elements, by page type: without any use, and with
 * what the first movement of the pointer fetches ahead.
 */
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../src/setup/browser.mjs';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { LAMP_LINE } from '../support/cart-line.ts';
import { engage } from '../support/engage.ts';
import { countBytes } from '../support/page-bytes.ts';
import { PAGE_TYPES } from './page-types.ts';
import { serve } from './serve.ts';
import type { Row } from './table.ts';

type Goals = { readonly html: number; readonly all: number; readonly requests: number; readonly elements: number };
/** KB, KB, requests, elements of an untouched visit. */
const GOALS: Readonly<Record<string, Goals>> = {
  home: { html: 26, all: 280, requests: 40, elements: 1100 },
  list: { html: 20, all: 190, requests: 30, elements: 1000 },
  product: { html: 18, all: 220, requests: 32, elements: 700 },
  article: { html: 16, all: 120, requests: 16, elements: 450 },
};

/** Longest time in which the scripts of a page start: they wait for its first picture. */
const STARTED_MS = 30_000;
const SETTLE_MS = 1500;

const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const atMost = (goal: number | undefined, unit = '') => (goal === undefined ? {} : { aim: `≤ ${goal}${unit}` });

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await page.waitForLoadState('networkidle');
}

export async function benchBytes(): Promise<Row[]> {
  const served = await serve(4392);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  const rows: Row[] = [];
  for (const [name, path, cart] of PAGE_TYPES) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    if (cart) await page.addInitScript((line) => localStorage.setItem('aroha:cart', line), JSON.stringify([LAMP_LINE]));
    const counted = await countBytes(page);
    await page.goto(served.url + path, { waitUntil: 'networkidle' });
    await page.waitForSelector('html[data-started]', { timeout: STARTED_MS });
    await settle(page);
    const untouched = { ...counted.sums, requests: counted.requests };
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    await engage(page);
    await settle(page);
    const goals = GOALS[name];
    const row = (what: string, figure: string, aim: Pick<Row, 'aim'>) =>
      rows.push({ what: `first visit, ${name}: ${what}`, figure, ...aim });
    row('HTML', `${kb(untouched.Document)} KB`, atMost(goals?.html, ' KB'));
    row('transferred', `${kb(untouched.all)} KB`, atMost(goals?.all, ' KB'));
    row('requests', String(untouched.requests), atMost(goals?.requests));
    row('elements', String(elements), atMost(goals?.elements));
    const { Script, Stylesheet, Font, Image, Fetch } = untouched;
    row(
      'by kind',
      `JS ${kb(Script)}, CSS ${kb(Stylesheet)}, fonts ${kb(Font)}, pictures ${kb(Image)}, API ${kb(Fetch)} KB`,
      {},
    );
    row(
      'fetched ahead on first use',
      `${kb(counted.sums.all - untouched.all)} KB in ${counted.requests - untouched.requests} requests`,
      {},
    );
    await page.close();
  }
  await browser.close();
  await served.stop();
  return rows;
}
