/** Transferred bytes (Brotli) and requests of each page type on first load, before interaction. */
import { chromium } from '@playwright/test';
import { findBrowser } from '../../src/setup/browser.mjs';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { LAMP_LINE } from '../support/cart-line.ts';
import { countBytes } from '../support/page-bytes.ts';
import { PAGE_TYPES } from './page-types.ts';
import { serve } from './serve.ts';
import type { Row } from './table.ts';

const kb = (bytes: number) => (bytes / 1024).toFixed(1);

export async function benchBytes(): Promise<Row[]> {
  const served = await serve(4392);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  const rows: Row[] = [];
  for (const [name, path, cart] of PAGE_TYPES) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    if (cart) await page.addInitScript((line) => localStorage.setItem('aroha:cart', line), JSON.stringify([LAMP_LINE]));
    const counted = await countBytes(page);
    await page.goto(served.url + path, { waitUntil: 'networkidle' });
    const { sums, requests } = counted;
    rows.push({
      what: `bytes: ${name}`,
      figure: `HTML ${kb(sums.Document)}, JS ${kb(sums.Script)}, CSS ${kb(sums.Stylesheet)}, fonts ${kb(sums.Font)}, pictures ${kb(sums.Image)}, total ${kb(sums.all)} KB in ${requests} requests`,
    });
    await page.close();
  }
  await browser.close();
  await served.stop();
  return rows;
}
