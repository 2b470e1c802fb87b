import { rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { TEST_BROWSER_ARGS } from './support/browser-args.ts';
import { MERCHANT_KEY } from './support/merchant.ts';
import { METRICS_TOKEN } from './support/metrics.ts';

const PORT = Number(process.env.AROHA_TEST_PORT ?? 4340);
const DATA_DIR = '.data/pages-test';

// Daily limits count orders and emails of all runs on the same data, so each run starts with an empty database. Workers
// also load this file.
if (process.env.TEST_WORKER_INDEX === undefined)
  rmSync(new URL(`../${DATA_DIR}`, import.meta.url), { recursive: true, force: true });

/** Tests that change products, lists or settings of the shop for everyone: they run after all others, one at a time. */
const CHANGES_CATALOGUE = /merchant-(content|import|keyboard|models|products|stock)\.spec\.ts$/;

/** Runs on the built site, served with the real API and a separate database. */
export default defineConfig({
  testDir: './pages',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  // Tests that pass only on retry are reported by tests/run.ts, which allows few of them.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line']],
  projects: [
    { name: 'shop', testIgnore: CHANGES_CATALOGUE },
    { name: 'catalogue', testMatch: CHANGES_CATALOGUE, dependencies: ['shop'], workers: 1 },
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-IN',
    launchOptions: {
      executablePath: process.env.AROHA_CHROMIUM ?? '/usr/bin/chromium',
      args: TEST_BROWSER_ARGS,
    },
    viewport: { width: 1440, height: 900 },
    // A service worker would bypass request interception; its own tests enable it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node src/server/serve.mjs',
    cwd: '..',
    url: `http://localhost:${PORT}/api/categories`,
    env: { PORT: String(PORT), DATA_DIR, PROXIES: '1', MERCHANT_KEY, METRICS_TOKEN },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
