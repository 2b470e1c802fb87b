/** Lighthouse on a simulated phone (slow 4G, CPU four times slower): medians. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../src/setup/browser.mjs';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { PAGE_TYPES } from './page-types.ts';
import { serve } from './serve.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 5;
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

export async function benchLighthouse(): Promise<Row[]> {
  const served = await serve(4393);
  const chrome = await launch({
    chromePath: await findBrowser(),
    chromeFlags: ['--headless=new', ...BROWSER_ARGS],
    logLevel: 'silent',
  });
  const rows: Row[] = [];
  for (const [name, path] of PAGE_TYPES.slice(0, 3)) {
    const scores: number[] = [];
    const figures = AUDITS.map(() => [] as number[]);
    for (let round = 0; round < ROUNDS; round++) {
      const run = await lighthouse(served.url + path, {
        port: chrome.port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: ['performance'],
      });
      if (!run) throw new Error(`Lighthouse gave no result for ${path}.`);
      scores.push((run.lhr.categories.performance?.score ?? 0) * 100);
      for (const [index, audit] of AUDITS.entries())
        figures[index]?.push(run.lhr.audits[audit]?.numericValue ?? Number.NaN);
    }
    const [fcp, lcp, tbt, cls] = figures.map(median);
    rows.push({
      what: `phone: ${name}`,
      figure: `${Math.round(median(scores))} points, FCP ${fcp?.toFixed(0)}, LCP ${lcp?.toFixed(0)}, TBT ${tbt?.toFixed(0)} ms, CLS ${cls?.toFixed(3)}`,
    });
  }
  chrome.kill();
  await served.stop();
  return rows;
}
