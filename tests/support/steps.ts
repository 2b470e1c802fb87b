/** Steps of the check: each runs a program and returns counts. */
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

/** Runs a script with this Node; returns true on exit code 0. */
function node(args: readonly string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, ['--no-experimental-webstorage', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  return status === 0;
}

/** A step with a single result. */
const whole = (name: string, run: () => boolean): Step => ({
  name,
  run: () => (run() ? PASSED : FAILED),
});

/** A step whose counts come from the runner's report; it fails without one. */
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

/** Reports dependencies with known vulnerabilities; skipped when no registry is reachable. */
export const audited: Step = {
  name: 'audit of dependencies',
  run: () => {
    const found = audit();
    if (!found.asked) return { passed: 0, failed: 0, skipped: 1, reasons: [`audit of dependencies: ${found.why}`] };
    for (const fault of found.faults) process.stdout.write(`${fault}\n`);
    return found.faults.length === 0 ? PASSED : FAILED;
  },
};

/** Vitest, for all or the given files. */
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

/** With a site URL, so that canonical links, sitemap and share cards are tested. */
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

/** Playwright on the built site, for all or the given files. */
export function browserTests(files: readonly string[] = []): Step {
  const report = `${REPORTS}/playwright.json`;
  // Named files run without those that the configuration runs before them.
  const named = files.length > 0 ? ['--no-deps', ...files] : [];
  return counted('browser tests', report, () => playwright(report, ['--reporter=line,json', ...named]), countBrowser);
}

/** Counts the skipped browser tests, with the reason. */
export function listBrowserTests(why: string): Result {
  if (mayInstall()) return missing(why, true);
  const report = `${REPORTS}/playwright-list.json`;
  const list = () => playwright(report, ['--list', '--reporter=json']);
  return counted('browser tests', report, list, (json) => countListed(json, why)).run();
}
