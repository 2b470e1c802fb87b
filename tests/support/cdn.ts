/** Runs Cloudflare's CDN emulator on a free port; stopped after the test file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll } from 'vitest';
import { freePort } from './free-port.ts';
import { tempFolder } from './temp-folder.ts';

const WRANGLER = resolve('node_modules/wrangler/bin/wrangler.js');
const STARTS_WITHIN_MS = 60_000;

const children: ChildProcess[] = [];
afterAll(() => {
  // The emulator runs the CDN as a child process.
  for (const { pid } of children) if (pid) process.kill(-pid, 'SIGTERM');
});

/** Serves the folder. Returns its origin. */
export async function startCdn(folder: string): Promise<string> {
  const home = tempFolder();
  const port = await freePort();
  const args = ['pages', 'dev', folder, '--ip', '127.0.0.1', '--port', `${port}`, '--compatibility-date', '2026-01-01'];
  const child = spawn(process.execPath, [WRANGLER, ...args], {
    cwd: home,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Disables telemetry and keeps its files out of the user's home folder.
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
