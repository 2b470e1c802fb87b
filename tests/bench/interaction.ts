/** Scripts of a plain page before interaction, and time until the first panel opens on a slow phone. */
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../src/setup/browser.mjs';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { pageScripts } from '../support/page-scripts.ts';
import { serve } from './serve.ts';
import { median, type Row } from './table.ts';

const PLAIN_PAGE = '/newsletter';
const AIM_KB = 12;
const AIM_MS = 200;
const SLOWER = 4;
const ROUNDS = 5;
const SETTLE_MS = 1500;

type Scripts = { readonly filesKb: number; readonly inlineKb: number; readonly react: boolean };

/** Scripts that a page runs. react: whether React is among them. */
async function plainScripts(browser: Browser, url: string): Promise<Scripts> {
  const read = async (path: string) => (await fetch(new URL(path, url))).text();
  const { texts, bytes, inlineBytes } = await pageScripts(await read(url), read);
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const awake = await page.locator('astro-island:not([ssr])').count();
  await page.close();
  const react = awake > 0 || texts.some((text) => /Minified React error/.test(text));
  return { filesKb: bytes / 1024, inlineKb: inlineBytes / 1024, react };
}

/** Milliseconds from pressing a header button until its panel is painted; the code is prefetched but not run. */
async function toPanel(browser: Browser, url: string, panel: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'load' });
  // Scripts have run and idle prefetches are done.
  await page.waitForFunction(() => document.documentElement.dataset.session);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const took = await page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const look = () => {
          // The panel or its placeholder.
          const shown = [...document.querySelectorAll('[role="dialog"], .opening.panel')];
          if (!shown.some((one) => one.getClientRects().length > 0)) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - started));
        };
        document.querySelector<HTMLElement>(`[data-header] [data-panel="${name}"]`)?.click();
        requestAnimationFrame(look);
      }),
    panel,
  );
  await context.close();
  return took;
}

export async function benchInteraction(): Promise<Row[]> {
  const served = await serve(4394);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  const { filesKb, inlineKb, react } = await plainScripts(browser, served.url + PLAIN_PAGE);
  const rows: Row[] = [
    {
      what: 'plain page: JS before interaction',
      figure: `${filesKb.toFixed(1)} KB, ${inlineKb.toFixed(1)} KB more within the page, ${react ? 'with' : 'no'} React`,
      aim: `≤ ${AIM_KB} KB, no React`,
    },
  ];
  for (const panel of ['search', 'cart']) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await toPanel(browser, served.url + PLAIN_PAGE, panel));
    rows.push({
      what: `first press to ${panel}, CPU ${SLOWER}× slower`,
      figure: `${median(times).toFixed(0)} ms`,
      aim: `≤ ${AIM_MS} ms`,
    });
  }
  await browser.close();
  await served.stop();
  return rows;
}
