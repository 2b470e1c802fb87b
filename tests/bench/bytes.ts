/** Transferred bytes (Brotli) and requests of each page type on first load, before interaction. */
import { chromium } from '@playwright/test';
import { findBrowser } from '../../src/setup/browser.mjs';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { PAGE_TYPES } from './page-types.ts';
import { serve } from './serve.ts';
import type { Row } from './table.ts';

const kb = (bytes: number) => (bytes / 1024).toFixed(1);

export async function benchBytes(): Promise<Row[]> {
  const served = await serve(4392);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  const rows: Row[] = [];
  for (const [name, path] of PAGE_TYPES) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    const session = await page.context().newCDPSession(page);
    const kinds = new Map<string, string>();
    const sums = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, all: 0 };
    let requests = 0;
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      // A module that was fetched ahead is compiled from the cache: nothing travels again.
      if (!kind || encodedDataLength === 0) return;
      if (kind in sums) sums[kind as keyof typeof sums] += encodedDataLength;
      sums.all += encodedDataLength;
      requests += 1;
    });
    await page.goto(served.url + path, { waitUntil: 'networkidle' });
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
