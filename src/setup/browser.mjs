// Finds a Chromium for the browser tests: Playwright's own, downloaded where that is possible, else the system's, else one
// from apt-get.
// Prints its path on the last line; AROHA_CHROMIUM names one to use instead.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const DOWNLOAD_LIMIT_MS = 180_000;

const run = (command, args, options = {}) => spawnSync(command, args, { encoding: 'utf8', ...options });

function onPath() {
  for (const name of SYSTEM) {
    const { status, stdout } = run('sh', ['-c', `command -v ${name}`]);
    if (status === 0 && stdout.trim()) return stdout.trim();
  }
  return null;
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

function fromApt() {
  if (run('sh', ['-c', 'command -v apt-get']).status !== 0) return null;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) =>
    run('env', [...sudo, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args], { stdio: 'ignore' });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  return onPath();
}

/** Path of a Chromium, installed if it must be. Throws with what to do when none can be had. */
export async function findBrowser() {
  const named = process.env.AROHA_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`AROHA_CHROMIUM names ${named}, which does not exist.`);
  }
  const own = await playwrights();
  if (existsSync(own)) return own;
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: DOWNLOAD_LIMIT_MS,
  });
  if (existsSync(own)) return own;
  const system = onPath();
  if (system) return system;
  const installed = fromApt();
  if (installed) return installed;
  throw new Error('No Chromium was found and none could be installed. Install one and set AROHA_CHROMIUM to its path.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
