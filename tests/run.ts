/**
 * The whole check, step by step: format and lint, types, audit of dependencies, vitest, build, playwright. `--fast` stops before the build.
 * Ends with one plain line that counts every test of every step.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from '../src/setup/browser.mjs';
import { findNginx } from '../src/setup/nginx.mjs';
import { audit } from './support/audit.ts';
import { countBrowser, countUnit, type Result } from './support/counts.ts';

const REPORTS = '.data/reports';
const fast = process.argv.includes('--fast');
const bin = (name: string) => `node_modules/${name}`;

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
  run: () => (run() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
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
        return { passed: 0, failed: 1 };
      }
    },
  };
}

/** Dependencies with known grave faults; a registry that cannot be asked is said, and fails nobody. */
function audited(): boolean {
  const found = audit();
  if (!found.asked) process.stdout.write(`Dependencies could not be audited here: ${found.why}.\n`);
  else for (const fault of found.faults) process.stdout.write(`${fault}\n`);
  return !found.asked || found.faults.length === 0;
}

const steps: Step[] = [
  whole(
    'format and lint',
    () => spawnSync(bin('.bin/biome'), ['check', '--error-on-warnings'], { stdio: 'inherit' }).status === 0,
  ),
  whole('types', () => node([bin('astro/bin/astro.mjs'), 'check', '--minimumFailingSeverity', 'hint'])),
  whole('audit of dependencies', audited),
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
  steps.push(
    // With an address, so that canonical links, sitemap and shared pictures are looked at, too.
    whole('build', () => node([bin('astro/bin/astro.mjs'), 'build'], { PUBLIC_SITE_URL: 'https://shop.example' })),
    counted(
      'browser tests',
      `${REPORTS}/playwright.json`,
      () =>
        node(
          [bin('@playwright/test/cli.js'), 'test', '--config', 'tests/playwright.config.ts', '--reporter=line,json'],
          {
            PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${REPORTS}/playwright.json`,
          },
        ),
      countBrowser,
    ),
  );
}

mkdirSync(REPORTS, { recursive: true });
if (!findNginx()) process.stdout.write('No nginx can be had here: its recipe is not tested.\n');
if (!fast) process.env.AROHA_CHROMIUM = await findBrowser();
let passed = 0;
let failed = 0;
const names: string[] = [];
const controls = { caught: 0, run: 0 };
for (const step of steps) {
  process.stdout.write(`\n— ${step.name}\n`);
  const started = Date.now();
  const result = step.run();
  passed += result.passed;
  failed += result.failed;
  controls.caught += result.controls?.caught ?? 0;
  controls.run += result.controls?.run ?? 0;
  if (result.failed > 0) names.push(...(result.names?.length ? result.names : [`${step.name}, as a whole`]));
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  process.stdout.write(`${step.name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s\n`);
}
for (const name of names) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(`\ncontrols: ${controls.caught} of ${controls.run} caught what was put in\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
