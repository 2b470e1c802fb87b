/**
 * The whole check, step by step: format and lint, types, audit of dependencies, vitest, build, playwright. `--fast` stops before the build.
 * With the names of test files, or parts of names, it runs those alone. Ends with one plain line that counts every test of every step.
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
  formatAndLint,
  listBrowserTests,
  PASSED,
  REPORTS,
  type Step,
  types,
  unitTests,
} from './support/steps.ts';
import { runSteps } from './support/tally.ts';

const fast = process.argv.includes('--fast');
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));

/** The step on a browser, or, where there is none, the count of what it leaves out. */
async function inBrowser(files?: readonly string[]): Promise<Step> {
  try {
    process.env.AROHA_CHROMIUM = await findTestBrowser();
    return browserTests(files);
  } catch (error) {
    return { name: 'browser tests', run: () => listBrowserTests((error as Error).message) };
  }
}

/** Every step of the whole check. */
async function everything(): Promise<Step[]> {
  const nginx: Step = { name: 'nginx', run: () => (findNginx() ? PASSED : missing(NO_NGINX, mayInstall())) };
  const quick = [formatAndLint, types, audited, nginx, unitTests()];
  return fast ? quick : [...quick, build, await inBrowser()];
}

/** The files whose names hold one of the words, each with the runner that it is for. */
async function named(words: readonly string[]): Promise<Step[]> {
  const find = (pattern: string) => globSync(pattern).filter((file) => words.some((word) => file.includes(word)));
  const unit = find('tests/**/*.test.{ts,tsx}');
  const browser = find('tests/pages/**/*.spec.ts');
  if (unit.length + browser.length === 0) throw new Error(`No test file has ${words.join(' or ')} in its name.`);
  return [
    ...(unit.length > 0 ? [unitTests(unit)] : []),
    ...(browser.length > 0 ? [build, await inBrowser(browser)] : []),
  ];
}

mkdirSync(REPORTS, { recursive: true });
process.exitCode = runSteps(names.length > 0 ? await named(names) : await everything()) ? 0 : 1;
