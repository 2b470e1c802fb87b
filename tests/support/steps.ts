/** The programs that the whole check runs, each as a step with counts. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { mayInstall } from '../../src/setup/may-install.mjs';
import { audit } from './audit.ts';
import { countBrowser, countListed, countUnit, missing, type Result } from './counts.ts';

export const REPORTS = '.data/reports';
const bin = (name: string) => `node_modules/${name}`;

export const PASSED: Result = { passed: 1, failed: 0 };
export const FAILED: Result = { passed: 0, failed: 1 };

export type Step = { readonly name: string; readonly run: () => Result };

/** Runs a script on this Node; true when it ended well. */
function node(args: readonly string[], env: Record<string, string> = {}): boolean {
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

export const formatAndLint = whole(
  'format and lint',
  () => spawnSync(bin('.bin/biome'), ['check', '--error-on-warnings'], { stdio: 'inherit' }).status === 0,
);

export const types = whole('types', () =>
  node([bin('astro/bin/astro.mjs'), 'check', '--minimumFailingSeverity', 'hint']),
);

/** Dependencies with known grave faults; where no registry can be asked the step is skipped. */
export const audited: Step = {
  name: 'audit of dependencies',
  run: () => {
    const found = audit();
    if (!found.asked) return { passed: 0, failed: 0, skipped: 1, reasons: [`audit of dependencies: ${found.why}`] };
    for (const fault of found.faults) process.stdout.write(`${fault}\n`);
    return found.faults.length === 0 ? PASSED : FAILED;
  },
};

/** Vitest, on all of its files or on those named. */
export function unitTests(files: readonly string[] = []): Step {
  const report = `${REPORTS}/vitest.json`;
  const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter=dot', '--reporter=json'];
  return counted(
    'unit and API tests',
    report,
    () => node([bin('vitest/vitest.mjs'), ...args, `--outputFile.json=${report}`, ...files]),
    countUnit,
  );
}

/** With an address, so that canonical links, sitemap and shared pictures are looked at, too. */
export const build = whole('build', () =>
  node([bin('astro/bin/astro.mjs'), 'build'], {
    PUBLIC_SITE_URL: 'https://shop.example',
    AROHA_PICTURES: 'draft',
  }),
);

function playwright(report: string, args: readonly string[]): boolean {
  return node([bin('@playwright/test/cli.js'), 'test', '--config', 'tests/playwright.config.ts', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${report}`,
  });
}

/** Playwright on the built site, on all of its files or on those named. */
export function browserTests(files: readonly string[] = []): Step {
  const report = `${REPORTS}/playwright.json`;
  return counted('browser tests', report, () => playwright(report, ['--reporter=line,json', ...files]), countBrowser);
}

/** Counts the browser tests that cannot run, and why. */
export function listBrowserTests(why: string): Result {
  if (mayInstall()) return missing(why, true);
  const report = `${REPORTS}/playwright-list.json`;
  const list = () => playwright(report, ['--list', '--reporter=json']);
  return counted('browser tests', report, list, (json) => countListed(json, why)).run();
}
