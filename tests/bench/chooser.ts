/** Made-to-order pieces on a slow phone: until the samples are open, and from a choice to its picture. */
import { chromium, type Page } from '@playwright/test';
import { CHOOSER_COPY as SAY } from '../../src/core/configuration/copy.ts';
import { findBrowser } from '../../src/setup/browser.mjs';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { serve } from './serve.ts';
import { median, type Row } from './table.ts';

const PAGE = '/product/tamar-three-seater-sofa';
const OPEN = SAY.open(['Fabric', 'Leg wood', 'Seat filling']);
const AIM_MS = 300;
/** Lighthouse's slow 4G, in bytes per second, and a CPU as slow. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;
/** What a shopper looks at before choosing, and between two choices. */
const LOOKS_MS = 2500;
const ROUNDS = 3;
const CHOICES = ['Clay linen', 'Moss bouclé', 'Ink velvet', 'Fir wool', 'Navy canvas', 'Chalk linen', 'Plum velvet'];

type Times = { readonly open: number; readonly small: readonly number[]; readonly large: readonly number[] };

/** Milliseconds from choosing until the small version of its picture is painted, and until the large one is. */
const toPicture = (page: Page, name: string) =>
  page.evaluate(async (wanted) => {
    const dialog = document.querySelector('[role="dialog"]');
    const radio = [...(dialog?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])].find((one) =>
      one.getAttribute('aria-label')?.startsWith(wanted),
    );
    const stage = dialog?.querySelector('[data-picture]')?.closest('.relative');
    const before = new Set(stage?.querySelectorAll('img'));
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shown = (small: boolean) =>
      [...(stage?.querySelectorAll<HTMLImageElement>('img') ?? [])].some(
        (one) =>
          !before.has(one) &&
          Boolean(one.closest('[aria-hidden]')) === small &&
          !one.closest('[hidden], figure') &&
          one.complete &&
          one.naturalWidth > 0,
      );
    const started = performance.now();
    radio?.click();
    const until = async (small: boolean) => {
      while (!shown(small) && performance.now() - started < 10_000)
        await new Promise((resolve) => setTimeout(resolve, 5));
      await painted();
      return performance.now() - started;
    };
    const [small, large] = await Promise.all([until(true), until(false)]);
    return { small: Math.min(small, large), large };
  }, name);

async function visit(page: Page, url: string): Promise<Times> {
  const session = await page.context().newCDPSession(page);
  await page.goto(url + PAGE, { waitUntil: 'load' });
  await page.waitForTimeout(LOOKS_MS);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const started = Date.now();
  await page.getByRole('button', { name: OPEN }).tap();
  await page.getByRole('dialog').waitFor();
  const open = Date.now() - started;
  await page.waitForTimeout(3 * LOOKS_MS);
  const times = [];
  for (const name of CHOICES) {
    await page.waitForTimeout(LOOKS_MS);
    times.push(await toPicture(page, name));
  }
  // The first one also fetches what it needs to show any.
  const later = times.slice(1);
  return { open, small: later.map(({ small }) => small), large: later.map(({ large }) => large) };
}

export async function benchChooser(): Promise<Row[]> {
  const served = await serve(4395);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  const rounds: Times[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({
      ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true },
      serviceWorkers: 'block',
    });
    rounds.push(await visit(await context.newPage(), served.url));
    await context.close();
  }
  await browser.close();
  await served.stop();
  const of = (pick: (times: Times) => readonly number[]) => `${median(rounds.flatMap(pick)).toFixed(0)} ms`;
  return [
    { what: 'made to order: samples open, slow phone', figure: of(({ open }) => [open]) },
    {
      what: 'made to order: choice to small picture, slow phone',
      figure: of(({ small }) => small),
      aim: `≤ ${AIM_MS} ms`,
    },
    { what: 'made to order: choice to large picture, slow phone', figure: of(({ large }) => large) },
  ];
}
