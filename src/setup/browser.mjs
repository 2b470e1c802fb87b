// Finds a Chromium for browser tests: Playwright's, else the system's. With AROHA_INSTALL=1 a missing one is installed,
// from Playwright or else from apt. Prints its path on the last line; AROHA_CHROMIUM overrides it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aptInstall, mayInstall } from './may-install.mjs';

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Renders pages like the full browser, without windows and with less than half of its CPU time. */
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

/** Returns the path of a Chromium. Throws with instructions when there is none. */
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
      : `No Chromium was found. Run 'node ${DOWNLOAD.join(' ')}' or 'sudo apt-get install chromium', or set AROHA_INSTALL=1 to install it automatically.`,
  );
}

/** Folder and file name of the headless shell that Playwright downloads with its Chromium. */
const PLAYWRIGHT_SHELL = { folder: 'chromium_headless_shell-', file: /^(chrome-)?headless[-_]shell(\.exe)?$/ };

/** Returns the headless shell beside Playwright's Chromium; the given path when there is none. */
export function shellBeside(chromium) {
  let folder = dirname(chromium);
  while (!basename(folder).startsWith('chromium-')) {
    if (dirname(folder) === folder) return chromium;
    folder = dirname(folder);
  }
  const shell = join(dirname(folder), basename(folder).replace('chromium-', PLAYWRIGHT_SHELL.folder));
  if (!existsSync(shell)) return chromium;
  const files = readdirSync(shell, { recursive: true, withFileTypes: true });
  const found = files.find((entry) => entry.isFile() && PLAYWRIGHT_SHELL.file.test(entry.name));
  return found ? join(found.parentPath, found.name) : chromium;
}

/** Returns the path of a headless shell, else of any Chromium. Throws with instructions when there is none. */
export async function findTestBrowser() {
  if (process.env.AROHA_CHROMIUM) return findBrowser();
  if (mayInstall() && !onPath([SHELL])) aptInstall(SHELL);
  return onPath([SHELL]) ?? shellBeside(await findBrowser());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
