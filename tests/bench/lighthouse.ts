/** Lighthouse on a simulated phone (slow 4G, 4× CPU slowdown): medians. Text pages are measured in all four categories. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { articlePath, ROUTES } from '../../src/core/shop/routes.ts';
import { findBrowser } from '../../src/setup/browser.mjs';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { PAGE_TYPES } from './page-types.ts';
import { serve } from './serve.ts';
import { median, quantile, type Row } from './table.ts';

const ROUNDS = 5;
/** Blocking time varies more than what is painted when. */
const BLOCKING_ROUNDS = 11;
type Goals = { readonly lcp: number; readonly blocking: number; readonly blockingP90: number };
/** Milliseconds. */
export const GOALS: Readonly<Record<string, Goals>> = {
  home: { lcp: 1050, blocking: 30, blockingP90: 80 },
  list: { lcp: 980, blocking: 20, blockingP90: 60 },
  product: { lcp: 950, blocking: 20, blockingP90: 60 },
  article: { lcp: 1000, blocking: 0, blockingP90: 20 },
};
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const READING = [
  ['article', articlePath('interior-design-trends')],
  ['policy', ROUTES.privacy.path],
] as const;

export type Audit = (typeof AUDITS)[number];
type Category = (typeof CATEGORIES)[number];
export type Run = { readonly score: (name: Category) => number; readonly value: (name: Audit) => number };

/**
 * One visit with an empty cache and storage. slower: how many times slower the CPU is. Retries because Chromium sometimes loses a
 * trace.
 */
export async function look(url: string, onlyCategories: readonly Category[], slower = 4, tries = 3): Promise<Run> {
  const chrome = await launch({
    chromePath: await findBrowser(),
    chromeFlags: ['--headless=new', ...BROWSER_ARGS],
    logLevel: 'silent',
  });
  const run = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...onlyCategories],
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slower },
  }).finally(() => chrome.kill());
  if (!run || run.lhr.runtimeError) {
    if (tries > 1) return look(url, onlyCategories, slower, tries - 1);
    throw new Error(`Lighthouse gave no result for ${url}: ${run?.lhr.runtimeError?.message ?? 'no error message'}`);
  }
  return {
    score: (name) => (run.lhr.categories[name]?.score ?? 0) * 100,
    value: (name) => run.lhr.audits[name]?.numericValue ?? Number.NaN,
  };
}

export async function benchLighthouse(): Promise<Row[]> {
  const served = await serve(4393);
  const runs = async (path: string, categories: readonly Category[], rounds = ROUNDS) => {
    const all: Run[] = [];
    for (let round = 0; round < rounds; round++) all.push(await look(served.url + path, categories));
    return all;
  };
  const rows: Row[] = [];
  for (const [name, path] of PAGE_TYPES) {
    const goals = GOALS[name];
    if (!goals) continue;
    const all = await runs(path, ['performance'], BLOCKING_ROUNDS);
    const [fcp, lcp, , cls] = AUDITS.map((audit) => median(all.map((run) => run.value(audit))));
    const blocking = all.map((run) => run.value('total-blocking-time'));
    rows.push({
      what: `phone: ${name}`,
      figure: `${Math.round(median(all.map((run) => run.score('performance'))))} points, FCP ${fcp?.toFixed(0)}, LCP ${lcp?.toFixed(0)} ms, CLS ${cls?.toFixed(3)}`,
      aim: `LCP ≤ ${goals.lcp} ms`,
    });
    rows.push({
      what: `phone: ${name}, TBT of ${BLOCKING_ROUNDS} visits`,
      figure: `median ${median(blocking).toFixed(0)}, p90 ${quantile(blocking, 0.9).toFixed(0)} ms`,
      aim: `≤ ${goals.blocking}, p90 ≤ ${goals.blockingP90} ms`,
    });
  }
  for (const [name, path] of READING) {
    const all = await runs(path, CATEGORIES);
    const scores = CATEGORIES.map(
      (category) => `${category} ${Math.round(median(all.map((run) => run.score(category))))}`,
    );
    rows.push({ what: `phone: ${name}, all audits`, figure: scores.join(', ') });
  }
  await served.stop();
  return rows;
}
