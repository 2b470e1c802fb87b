/** Steps of the check: each runs a program and returns counts. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { mayInstall } from '../../src/setup/may-install.mjs';
import { audit } from './audit.ts';
import { countBrowser, countListed, countUnit, missing, type Result } from './counts.ts';

export const REPORTS = '.data/reports';
const bin = (name: string) => `node_modules/${name}`;

export const PASSED: Result = { passed: 1, failed: 0 };
export const FAILED: Result = { passed: 0, failed: 1 };

/** Takes what a step prints that runs beside others; null: the step prints to the terminal. */
export type Output = ((text: string) => void) | null;
export type Step = { readonly name: string; readonly run: (output: Output) => Result | Promise<Result> };
type Run = (output: Output) => Promise<boolean>;

/** Returns true on exit code 0. */
function program(
  output: Output,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(command, args, {
    stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => output?.(text));
  return new Promise((resolve) => {
    child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0));
  });
}

/** Runs a script with this Node. */
const node = (output: Output, args: readonly string[], env: Record<string, string> = {}) =>
  program(output, process.execPath, ['--no-experimental-webstorage', ...args], {
    ASTRO_TELEMETRY_DISABLED: '1',
    ...env,
  });

/** A step with a single result. */
const whole = (name: string, run: Run): Step => ({
  name,
  run: async (output) => ((await run(output)) ? PASSED : FAILED),
});

/** A step whose counts come from the runner's report; it fails without one. */
function counted(name: string, report: string, run: Run, count: (json: never) => Result): Step {
  return {
    name,
    run: async (output) => {
      rmSync(report, { force: true });
      const ok = await run(output);
      try {
        const result = count(JSON.parse(readFileSync(report, 'utf8')) as never);
        return ok ? result : { ...result, failed: Math.max(1, result.failed) };
      } catch {
        return FAILED;
      }
    },
  };
}

export const formatAndLint = whole('format and lint', (output) =>
  program(output, bin('.bin/biome'), ['check', '--error-on-warnings']),
);

/**
 * Checks types: TypeScript's native compiler all but Astro's files, which only Astro can read, a third of the time of
 * Astro reading all. Needs the types of the content.
 */
async function checkTypes(output: Output): Promise<boolean> {
  const astro = ['check', '--noSync', '--tsconfig', 'tests/support/astro.tsconfig.json'];
  const both = await Promise.all([
    node(output, [bin('typescript-native/bin/tsc')]),
    node(output, [bin('astro/bin/astro.mjs'), ...astro, '--minimumFailingSeverity', 'hint']),
  ]);
  return both.every(Boolean);
}

/** Writes the types of the content, then checks all. */
export const types = whole(
  'types',
  async (output) => (await node(output, [bin('astro/bin/astro.mjs'), 'sync'])) && checkTypes(output),
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

function vitest(name: string, config: string, files: readonly string[] = []): Step {
  const report = `${REPORTS}/vitest.json`;
  const args = [
    'run',
    '--config',
    config,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ];
  return counted(name, report, (output) => node(output, [bin('vitest/vitest.mjs'), ...args]), countUnit);
}

/** Vitest, for all or the given files. */
export const unitTests = (files?: readonly string[]): Step =>
  vitest('unit and API tests', 'tests/vitest.config.ts', files);

/** Vitest, for the tests that need no database, server, process, picture library or build. */
export const quickTests = vitest('quick tests', 'tests/quick.vitest.config.ts');

/** With a site URL, so that canonical links, sitemap and share cards are tested. */
const buildSite = (output: Output) =>
  node(output, [bin('astro/bin/astro.mjs'), 'build'], {
    PUBLIC_SITE_URL: 'https://shop.example',
    AROHA_PICTURES: 'draft',
  });

export const build = whole('build', buildSite);

/** What Astro prints when it has written the types of the content. */
const TYPES_WRITTEN = '[types] Generated';

/**
 * The build and the type check, to run at once. Both need the types of the content, so the check begins when the build has
 * written them, and at the latest when it has ended.
 */
export function buildAndTypes(): readonly Step[] {
  let begin = () => {};
  const written = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const building = whole('build', async (output) => {
    const watch = (text: string) => {
      output?.(text);
      if (text.includes(TYPES_WRITTEN)) begin();
    };
    return buildSite(watch).finally(begin);
  });
  const checking = whole('types', async (output) => {
    await written;
    return checkTypes(output);
  });
  return [building, checking];
}

function playwright(output: Output, report: string, args: readonly string[]): Promise<boolean> {
  return node(output, [bin('@playwright/test/cli.js'), 'test', '--config', 'tests/playwright.config.ts', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${report}`,
  });
}

/** Playwright on the built site, for all or the given files. */
export function browserTests(files: readonly string[] = []): Step {
  const report = `${REPORTS}/playwright.json`;
  const run: Run = (output) => playwright(output, report, ['--reporter=line,json', ...files]);
  return counted('browser tests', report, run, countBrowser);
}

/** Counts the skipped browser tests, with the reason. */
export function listBrowserTests(why: string): Step {
  if (mayInstall()) return { name: 'browser tests', run: () => missing(why, true) };
  const report = `${REPORTS}/playwright-list.json`;
  const list: Run = (output) => playwright(output, report, ['--list', '--reporter=json']);
  return counted('browser tests', report, list, (json) => countListed(json, why));
}
