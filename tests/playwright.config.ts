import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { executablePath, TEST_BROWSER_ARGS } from './support/browser-args.ts';
import { MERCHANT_KEY } from './support/merchant.ts';
import { METRICS_TOKEN } from './support/metrics.ts';

const PORT = Number(process.env.AROHA_TEST_PORT ?? 4340);
/** The shop of most tests, and that of the tests that change its catalogue. */
const SHOP = { port: PORT, folder: '.data/pages-test' };
const CATALOGUE = { port: PORT + 1, folder: '.data/pages-test-catalogue' };
const addressOf = ({ port }: typeof SHOP) => `http://localhost:${port}`;

// Daily limits count orders and emails of all runs on the same data, so each run starts with an empty database, but with
// the pictures that the build has encoded. Workers also load this file.
if (process.env.TEST_WORKER_INDEX === undefined) {
  const pictures = new URL('../.data/img-draft', import.meta.url).pathname;
  mkdirSync(pictures, { recursive: true });
  for (const { folder } of [SHOP, CATALOGUE]) {
    const data = new URL(`../${folder}/`, import.meta.url).pathname;
    rmSync(data, { recursive: true, force: true });
    mkdirSync(data, { recursive: true });
    symlinkSync(pictures, `${data}img-draft`);
  }
}

const serve = (shop: typeof SHOP) => ({
  command: 'node src/server/serve.mjs',
  cwd: '..',
  env: {
    PORT: String(shop.port),
    DATA_DIR: shop.folder,
    AROHA_PICTURES: 'draft',
    PROXIES: '1',
    MERCHANT_KEY,
    METRICS_TOKEN,
  },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 } as const,
});

/** Tests that change products, lists or settings of the shop for everyone: they have a shop of their own, one at a time. */
const CHANGES_CATALOGUE = /merchant-(content|import|keyboard|models|products|stock)\.spec\.ts$/;

/** Runs on the built site, served with the real API and separate databases. */
export default defineConfig({
  testDir: './pages',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // As many as cores, because pages and servers keep them busy: more workers make waits for a page longer than tests allow.
  workers: Math.min(4, Math.max(2, availableParallelism())),
  fullyParallel: true,
  // Tests that pass only on retry are reported by tests/run.ts, which allows few of them.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line']],
  projects: [
    // First, so that its only worker is busy while the others run the rest.
    { name: 'catalogue', testMatch: CHANGES_CATALOGUE, workers: 1, use: { baseURL: addressOf(CATALOGUE) } },
    { name: 'shop', testIgnore: CHANGES_CATALOGUE },
  ],
  use: {
    baseURL: addressOf(SHOP),
    locale: 'en-IN',
    launchOptions: {
      executablePath,
      args: TEST_BROWSER_ARGS,
    },
    viewport: { width: 1440, height: 900 },
    // A service worker would bypass request interception; its own tests enable it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
  },
  // Both start at once, each with a new database: the first is waited for by the global setup.
  webServer: [serve(CATALOGUE), { ...serve(SHOP), url: `${addressOf(SHOP)}/api/categories`, timeout: 240_000 }],
  globalSetup: './support/shops-ready.ts',
});
