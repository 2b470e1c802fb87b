// Finds a Chromium for the browser tests: Playwright's own, else the system's. With AROHA_INSTALL=1 a missing one is installed:
// Playwright's own is downloaded where that is possible, else apt-get brings one.
// Prints its path on the last line; AROHA_CHROMIUM names one to use instead.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { aptInstall, mayInstall } from './may-install.mjs';

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Draws pages as the full one does, without windows and for less than half of its processor time. */
const SHELL = 'chromium-headless-shell';
const DOWNLOAD = ['node_modules/playwright/cli.js', 'install', 'chromium'];
const DOWNLOAD_LIMIT_MS = 180_000;

const run = (command, args, options = {}) => spawnSync(command, args, { encoding: 'utf8', ...options });

function onPath(names) {
  for (const name of names) {
    const { status, stdout } = run('sh', ['-c', `command -v ${name}`]);
    if (status === 0 && stdout.trim()) return stdout.trim();
  }
  return null;
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** Path of a Chromium. Throws with what to do when there is none. */
export async function findBrowser() {
  const named = process.env.AROHA_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`AROHA_CHROMIUM names ${named}, which does not exist.`);
  }
  const own = await playwrights();
  if (existsSync(own)) return own;
  if (mayInstall()) {
    run(process.execPath, [...DOWNLOAD], { stdio: 'ignore', timeout: DOWNLOAD_LIMIT_MS });
    if (existsSync(own)) return own;
    if (!onPath(SYSTEM)) aptInstall('chromium');
  }
  const system = onPath(SYSTEM);
  if (system) return system;
  throw new Error(
    mayInstall()
      ? 'No Chromium was found and none could be installed. Install one and set AROHA_CHROMIUM to its path.'
      : `No Chromium was found. Run 'node ${DOWNLOAD.join(' ')}' or 'sudo apt-get install chromium', or set AROHA_INSTALL=1 to let the run do it.`,
  );
}

/** Path of the browser for tests: one without windows, else any Chromium. Throws with what to do when there is none. */
export async function findTestBrowser() {
  if (process.env.AROHA_CHROMIUM) return findBrowser();
  if (mayInstall() && !onPath([SHELL])) aptInstall(SHELL);
  return onPath([SHELL]) ?? findBrowser();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
