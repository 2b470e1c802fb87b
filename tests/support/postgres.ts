/** Global setup of vitest: a PostgreSQL for the whole run, unless TEST_DATABASE_URL is set. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { dropTemplates } from './database-copies.ts';

const SERVER = fileURLToPath(new URL('./postgres-server.ts', import.meta.url));

/** Sets TEST_DATABASE_URL and TEST_TEMPLATES for the workers and returns the teardown. */
export async function setup(): Promise<() => Promise<void>> {
  const templates = mkdtempSync(join(tmpdir(), 'aroha-templates-'));
  process.env.TEST_TEMPLATES = templates;
  const tidy = () => rmSync(templates, { recursive: true, force: true });
  if (process.env.TEST_DATABASE_URL) {
    return async () => {
      await dropTemplates();
      tidy();
    };
  }
  // In its own process group, so that Ctrl-C ends the tests first; it exits when this process is gone.
  const server = spawn(process.execPath, [SERVER], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  for await (const line of createInterface({ input: server.stdout })) {
    process.env.TEST_DATABASE_URL = line;
    return async () => {
      const ended = once(server, 'exit');
      server.stdin.end();
      await ended;
      tidy();
    };
  }
  throw new Error('PostgreSQL for the tests did not start. Set TEST_DATABASE_URL to use your own.');
}
