/**
 * Runs all checks: format and lint, audit of dependencies, types and build, vitest, playwright. `--fast` runs no build, no
 * playwright, and only the quick tests of vitest. Arguments select test files by part of their names. The last line has
 * the total counts.
 */
import { globSync, mkdirSync } from 'node:fs';
import { findTestBrowser } from '../src/setup/browser.mjs';
import { mayInstall } from '../src/setup/may-install.mjs';
import { findNginx, NO_NGINX } from '../src/setup/nginx.mjs';
import { missing } from './support/counts.ts';
import {
  audited,
  browserTests,
  build,
  buildAndTypes,
  formatAndLint,
  listBrowserTests,
  PASSED,
  quickTests,
  REPORTS,
  type Step,
  types,
  unitTests,
} from './support/steps.ts';
import { runSteps } from './support/tally.ts';

const fast = process.argv.includes('--fast');
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));

/** Returns the browser tests, or, without a browser, the count of skipped ones. */
async function inBrowser(files?: readonly string[]): Promise<Step> {
  try {
    process.env.AROHA_CHROMIUM = await findTestBrowser();
    return browserTests(files);
  } catch (error) {
    return listBrowserTests((error as Error).message);
  }
}

/** Returns all steps; those of an inner list run at once. */
async function everything(): Promise<(Step | readonly Step[])[]> {
  const nginx: Step = { name: 'nginx', run: () => (findNginx() ? PASSED : missing(NO_NGINX, mayInstall())) };
  if (fast) return [formatAndLint, audited, [types, quickTests]];
  return [formatAndLint, audited, nginx, buildAndTypes(), unitTests(), await inBrowser()];
}

/** Returns the steps for test files whose names contain one of the words. */
async function named(words: readonly string[]): Promise<Step[]> {
  const find = (pattern: string) => globSync(pattern).filter((file) => words.some((word) => file.includes(word)));
  const unit = find('tests/**/*.test.{ts,tsx}');
  const browser = find('tests/pages/**/*.spec.ts');
  if (unit.length + browser.length === 0) throw new Error(`No test file name contains ${words.join(' or ')}.`);
  return [
    ...(unit.length > 0 ? [unitTests(unit)] : []),
    ...(browser.length > 0 ? [build, await inBrowser(browser)] : []),
  ];
}

mkdirSync(REPORTS, { recursive: true });
process.exitCode = (await runSteps(names.length > 0 ? await named(names) : await everything())) ? 0 : 1;
