/**
 * The whole check, step by step: format and lint, types, audit of dependencies, vitest, build, playwright. `--fast` stops before the build.
 * Ends with one plain line that counts every test of every step.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from '../src/setup/browser.mjs';
import { mayInstall } from '../src/setup/may-install.mjs';
import { findNginx, NO_NGINX } from '../src/setup/nginx.mjs';
import { audit } from './support/audit.ts';
import { countBrowser, countListed, countUnit, missing, type Result } from './support/counts.ts';

const REPORTS = '.data/reports';
const fast = process.argv.includes('--fast');
const bin = (name: string) => `node_modules/${name}`;

const PASSED: Result = { passed: 1, failed: 0 };
const FAILED: Result = { passed: 0, failed: 1 };

type Step = { readonly name: string; readonly run: () => Result };

function node(args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, ['--no-experimental-webstorage', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  return status === 0;
}

/** A step that is one check: it passes or fails as a whole. */
const whole = (name: string, run: () => boolean): Step => ({
  name,
  run: () => (run() ? PASSED : FAILED),
});

/** A step whose runner writes a report: the counts come from there, and a runner that failed without one has failed. */
function counted(name: string, report: string, run: () => boolean, count: (json: never) => Result): Step {
  return {
    name,
    run: () => {
      rmSync(report, { force: true });
      const ok = run();
      try {
        const result = count(JSON.parse(readFileSync(report, 'utf8')) as never);
        return ok ? result : { ...result, failed: Math.max(1, result.failed) };
      } catch {
        return FAILED;
      }
    },
  };
}

/** Dependencies with known grave faults; where no registry can be asked the step is skipped. */
function audited(): Result {
  const found = audit();
  if (!found.asked) return { passed: 0, failed: 0, skipped: 1, reasons: [`audit of dependencies: ${found.why}`] };
  for (const fault of found.faults) process.stdout.write(`${fault}\n`);
  return found.faults.length === 0 ? PASSED : FAILED;
}

/** Counts the browser tests that cannot run. */
function listBrowserTests(why: string): Result {
  if (mayInstall()) return missing(why, true);
  const report = `${REPORTS}/playwright-list.json`;
  const list = () =>
    node(
      [bin('@playwright/test/cli.js'), 'test', '--config', 'tests/playwright.config.ts', '--list', '--reporter=json'],
      {
        PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${report}`,
      },
    );
  return counted('browser tests', report, list, (json) => countListed(json, why)).run();
}

const browserTests = counted(
  'browser tests',
  `${REPORTS}/playwright.json`,
  () =>
    node([bin('@playwright/test/cli.js'), 'test', '--config', 'tests/playwright.config.ts', '--reporter=line,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${REPORTS}/playwright.json`,
    }),
  countBrowser,
);

const steps: Step[] = [
  whole(
    'format and lint',
    () => spawnSync(bin('.bin/biome'), ['check', '--error-on-warnings'], { stdio: 'inherit' }).status === 0,
  ),
  whole('types', () => node([bin('astro/bin/astro.mjs'), 'check', '--minimumFailingSeverity', 'hint'])),
  { name: 'audit of dependencies', run: audited },
  { name: 'nginx', run: () => (findNginx() ? PASSED : missing(NO_NGINX, mayInstall())) },
  counted(
    'unit and API tests',
    `${REPORTS}/vitest.json`,
    () =>
      node([
        bin('vitest/vitest.mjs'),
        'run',
        '--config',
        'tests/vitest.config.ts',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${REPORTS}/vitest.json`,
      ]),
    countUnit,
  ),
];
if (!fast) {
  const browser = await findBrowser().then(
    (path) => ({ path }),
    (error: Error) => ({ path: undefined, why: error.message }),
  );
  if (browser.path !== undefined) process.env.AROHA_CHROMIUM = browser.path;
  steps.push(
    // With an address, so that canonical links, sitemap and shared pictures are looked at, too.
    whole('build', () => node([bin('astro/bin/astro.mjs'), 'build'], { PUBLIC_SITE_URL: 'https://shop.example' })),
    browser.path === undefined ? { name: 'browser tests', run: () => listBrowserTests(browser.why) } : browserTests,
  );
}

mkdirSync(REPORTS, { recursive: true });
let passed = 0;
let failed = 0;
let skipped = 0;
const reasons: string[] = [];
const names: string[] = [];
const controls = { caught: 0, run: 0 };
for (const step of steps) {
  process.stdout.write(`\n— ${step.name}\n`);
  const started = Date.now();
  const result = step.run();
  passed += result.passed;
  failed += result.failed;
  skipped += result.skipped ?? 0;
  reasons.push(...(result.reasons ?? []));
  controls.caught += result.controls?.caught ?? 0;
  controls.run += result.controls?.run ?? 0;
  if (result.failed > 0) names.push(...(result.names?.length ? result.names : [`${step.name}, as a whole`]));
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const counts = `${result.passed} passed, ${result.failed} failed, ${result.skipped ?? 0} skipped`;
  process.stdout.write(`${step.name}: ${counts}, ${seconds} s\n`);
}
for (const reason of reasons) process.stdout.write(`skipped: ${reason}\n`);
for (const name of names) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(`\ncontrols: ${controls.caught} of ${controls.run} caught what was put in\n`);
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = failed > 0 ? 1 : 0;
