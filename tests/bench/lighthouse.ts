/** Lighthouse on a simulated phone (slow 4G, 4× CPU slowdown): medians. Text pages are measured in all four categories. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { articlePath, ROUTES } from '../../src/core/shop/routes.ts';
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
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const READING = [
  ['article', articlePath('interior-design-trends')],
  ['policy', ROUTES.privacy.path],
] as const;

type Audit = (typeof AUDITS)[number];
type Category = (typeof CATEGORIES)[number];
type Run = { readonly score: (name: Category) => number; readonly value: (name: Audit) => number };

/** One visit with an empty cache and storage. Retries because Chromium sometimes loses a trace. */
async function look(url: string, onlyCategories: readonly Category[], tries = 3): Promise<Run> {
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
  }).finally(() => chrome.kill());
  if (!run || run.lhr.runtimeError) {
    if (tries > 1) return look(url, onlyCategories, tries - 1);
    throw new Error(`Lighthouse gave no result for ${url}: ${run?.lhr.runtimeError?.message ?? 'no error message'}`);
  }
  return {
    score: (name) => (run.lhr.categories[name]?.score ?? 0) * 100,
    value: (name) => run.lhr.audits[name]?.numericValue ?? Number.NaN,
  };
}

export async function benchLighthouse(): Promise<Row[]> {
  const served = await serve(4393);
  const runs = async (path: string, categories: readonly Category[]) => {
    const all: Run[] = [];
    for (let round = 0; round < ROUNDS; round++) all.push(await look(served.url + path, categories));
    return all;
  };
  const rows: Row[] = [];
  for (const [name, path] of PAGE_TYPES.slice(0, 3)) {
    const all = await runs(path, ['performance']);
    const [fcp, lcp, tbt, cls] = AUDITS.map((audit) => median(all.map((run) => run.value(audit))));
    rows.push({
      what: `phone: ${name}`,
      figure: `${Math.round(median(all.map((run) => run.score('performance'))))} points, FCP ${fcp?.toFixed(0)}, LCP ${lcp?.toFixed(0)}, TBT ${tbt?.toFixed(0)} ms, CLS ${cls?.toFixed(3)}`,
    });
  }
  for (const [name, path] of READING) {
    const all = await runs(path, CATEGORIES);
    const scores = CATEGORIES.map(
      (category) => `${category} ${Math.round(median(all.map((run) => run.score(category))))}`,
    );
    rows.push({ what: `phone: ${name}`, figure: scores.join(', ') });
  }
  await served.stop();
  return rows;
}
