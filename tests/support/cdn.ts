/** Cloudflare's own emulation of its CDN for static sites, on a port of its own; gone when the test file is done. */
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll } from 'vitest';
import { freePort } from './free-port.ts';
import { tempFolder } from './temp-folder.ts';

const WRANGLER = resolve('node_modules/wrangler/bin/wrangler.js');
const STARTS_WITHIN_MS = 60_000;

const children: ChildProcess[] = [];
afterAll(() => {
  // It runs the emulated CDN as a child of its own.
  for (const { pid } of children) if (pid) process.kill(-pid, 'SIGTERM');
});

/** Serves the folder as the CDN would. Answers its origin. */
export async function startCdn(folder: string): Promise<string> {
  const home = tempFolder();
  const port = await freePort();
  const args = ['pages', 'dev', folder, '--ip', '127.0.0.1', '--port', `${port}`, '--compatibility-date', '2026-01-01'];
  const child = spawn(process.execPath, [WRANGLER, ...args], {
    cwd: home,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Nothing is told to anybody, and nothing is left in the folders of whoever runs the tests.
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < until && child.exitCode === null) {
    if (await fetch(origin).catch(() => null)) return origin;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The emulated CDN did not start:\n${said}`);
}
