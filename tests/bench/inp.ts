/**
 * How long interactions take on a slow phone until the screen shows their effect: a scripted session of 60 on each kind of page,
 * measured by the browser itself (Event Timing). The slowest are named on stderr.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { COPY } from '../../src/core/shop/copy.ts';
import { findBrowser } from '../../src/setup/browser.mjs';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { LAMP_LINE } from '../support/cart-line.ts';
import { PAGE_TYPES } from './page-types.ts';
import { serve } from './serve.ts';
import { quantile, type Row } from './table.ts';

const KINDS = ['blank', 'home', 'list', 'product', 'article', 'cart'] as const;
/** A page with nothing on it but what is pressed: what the machine and the measuring take. */
const BLANK = `data:text/html,${encodeURIComponent('<!doctype html><html data-started><button onclick="this.textContent = performance.now()">Now</button><input>')}`;
const INTERACTIONS = 60;
const AIM_MS = 100;
const SLOWER = 4;
/** Event Timing lists nothing shorter; shorter interactions count as this. */
const SHORTEST_MS = 16;
/** An element that has not moved for so long is tapped. */
const STILL_MS = 500;
/** Between two interactions. */
const LOOKS_MS = 350;
const NAMED = 3;

type Kind = (typeof KINDS)[number];
type Interaction = {
  readonly id: number;
  readonly at: number;
  readonly ms: number;
  readonly phases: readonly number[];
};
type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

declare global {
  interface Window {
    interactions?: Interaction[];
  }
}

const dialog = '[role="dialog"]';
/** Taps the first of the elements that is within the width of the screen: sliders hold others. */
const tap = (name: string, selector: string): Step => [
  name,
  async (page) => {
    const index = await page.locator(selector).evaluateAll(async (all, stillMs) => {
      const shown = all.findIndex((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      });
      all[shown]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // What was skipped below the first screen is laid out, and home snaps to a section: both move it.
      const top = () => all[shown]?.getBoundingClientRect().y;
      for (let before: number | undefined; before !== top(); ) {
        before = top();
        await new Promise((done) => setTimeout(done, stillMs));
      }
      return shown;
    }, STILL_MS);
    if (index < 0) throw new Error(`Nothing on the screen to ${name}: ${selector}`);
    // Not a tap at a point: it would hit what is there by then when the page moves once more.
    await page.locator(selector).nth(index).tap();
  },
];
/** A button beside a quantity. */
const stepper = (name: string) => `main [aria-label^="${name}"]:enabled:visible`;
const key = (name: string, pressed: string): Step => [name, (page) => page.keyboard.press(pressed)];
const closePanel: Step = [
  'close a panel',
  async (page) => {
    await page.keyboard.press('Escape');
    await page.locator(dialog).first().waitFor({ state: 'detached' });
  },
];
const openPanel = (panel: string): Step => [
  `open ${panel}`,
  async (page) => {
    await page.locator(`[data-header] [data-panel="${panel}"]:visible`).tap();
    await page.locator(dialog).first().waitFor();
  },
];
const search = (words: string): readonly Step[] => [
  openPanel('search'),
  ...[...words].map((letter) => key('type', letter)),
  key('choose a result', 'ArrowDown'),
  closePanel,
];
const cart: readonly Step[] = [openPanel('cart'), closePanel];
const add = tap('add', '[data-quick-add]:visible');

/** What shoppers do on a page without leaving it; repeated until enough interactions are measured. */
const SESSIONS: Readonly<Record<Kind, readonly Step[]>> = {
  blank: [
    tap('press', 'button'),
    ['focus', (page) => page.locator('input').focus()],
    ...[...'oak'].map((letter) => key('type', letter)),
  ],
  home: [
    ...search('oak table'),
    add,
    ...cart,
    tap('choose a tab', '[role="tab"][aria-selected="false"]:visible'),
    openPanel('drawer'),
    closePanel,
  ],
  list: [
    ...search('sofa'),
    add,
    ...cart,
    [
      'open filters',
      async (page) => {
        await page.getByRole('button', { name: COPY.catalogue.filters }).tap();
        await page.locator(dialog).first().waitFor();
      },
    ],
    tap('filter', `${dialog} [type="checkbox"]`),
    tap('another filter', `${dialog} fieldset:nth-of-type(3) [type="checkbox"]`),
    [
      'sort',
      async (page) => {
        await page.locator(`${dialog} select`).focus();
        await page.keyboard.press('ArrowDown');
      },
    ],
    tap('no filter', `${dialog} [type="checkbox"]`),
    tap('not the other filter', `${dialog} fieldset:nth-of-type(3) [type="checkbox"]`),
    closePanel,
    tap('list view', `[aria-label="${COPY.catalogue.list}"]:visible`),
    tap('grid view', `[aria-label="${COPY.catalogue.grid}"]:visible`),
  ],
  product: [
    ...search('lamp'),
    tap('more', stepper(COPY.product.more)),
    tap('fewer', stepper(COPY.product.fewer)),
    [
      'add',
      async (page) => {
        await page.getByRole('button', { name: COPY.product.addToCart }).first().tap();
        await page.locator(dialog).first().waitFor();
      },
    ],
    tap('remove', `${dialog} li button.link`),
    closePanel,
    tap('wish', '[data-wish]:visible'),
  ],
  article: [...search('linen'), ...cart, openPanel('drawer'), closePanel],
  cart: [
    tap('more', stepper(COPY.product.more)),
    tap('fewer', stepper(COPY.product.fewer)),
    ...search('rug'),
    openPanel('drawer'),
    closePanel,
  ],
};

/** Collects what the browser measures, by interaction: the longest of its events. */
function observe(shortest: number): void {
  const found = new Map<number, Interaction>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { interactionId: id, startTime, duration, processingStart, processingEnd } = entry;
      if (id === 0 || duration <= (found.get(id)?.ms ?? 0)) continue;
      const phases = [
        processingStart - startTime,
        processingEnd - processingStart,
        startTime + duration - processingEnd,
      ];
      found.set(id, { id, at: startTime, ms: duration, phases });
    }
    window.interactions = [...found.values()];
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
}

/** Runs the session of a kind of page. Returns the length of each interaction in milliseconds. */
async function session(browser: Browser, url: string, kind: Kind): Promise<readonly number[]> {
  const context = await browser.newContext({
    ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(
    (line) => {
      sessionStorage.setItem('aroha:intro', 'seen');
      localStorage.setItem('aroha:cart', line);
    },
    JSON.stringify([LAMP_LINE]),
  );
  await page.addInitScript(observe, SHORTEST_MS);
  const throttle = await context.newCDPSession(page);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const path = PAGE_TYPES.find(([name]) => name === kind)?.[1];
  await page.goto(kind === 'blank' ? BLANK : `${url}${path}`, { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-started]');
  const steps: [at: number, name: string][] = [];
  const now = () => page.evaluate(() => performance.now());
  const count = () => page.evaluate(() => (performance as { interactionCount?: number }).interactionCount ?? 0);
  while ((await count()) < INTERACTIONS)
    for (const [name, act] of SESSIONS[kind]) {
      steps.push([await now(), name]);
      await act(page);
      await page.waitForTimeout(LOOKS_MS);
    }
  const total = await count();
  const measured = (await page.evaluate(() => window.interactions ?? [])).toSorted((a, b) => b.ms - a.ms);
  for (const { at, ms, phases } of measured.slice(0, NAMED)) {
    const name = steps.findLast(([start]) => start <= at)?.[1] ?? 'open the page';
    const [wait, run, paint] = phases.map((phase) => phase.toFixed(0));
    process.stderr.write(`${kind}: ${ms} ms to ${name}: waits ${wait}, runs ${run}, paints ${paint}\n`);
  }
  await context.close();
  return [...measured.map(({ ms }) => ms), ...Array(Math.max(0, total - measured.length)).fill(SHORTEST_MS)];
}

export async function benchInp(): Promise<Row[]> {
  const served = await serve(4396);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  const rows: Row[] = [];
  for (const kind of KINDS) {
    const times = await session(browser, served.url, kind);
    const [p50, p98] = [0.5, 0.98].map((share) => quantile(times, share).toFixed(0));
    rows.push({
      what: `INP, ${kind}${kind === 'blank' ? ' page (yardstick)' : ''}: ${times.length} interactions, CPU ${SLOWER}× slower`,
      figure: `p50 ${p50}, p98 ${p98}, longest ${Math.max(...times)} ms`,
      ...(kind !== 'blank' && { aim: `p98 ≤ ${AIM_MS} ms` }),
    });
  }
  await browser.close();
  await served.stop();
  return rows;
}
