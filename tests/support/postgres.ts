/** vitest's global setup: a PostgreSQL for the whole run, unless TEST_DATABASE_URL names one already. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('./postgres-server.ts', import.meta.url));

/** Sets TEST_DATABASE_URL for the workers and answers the teardown. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  // In a group of its own, so that Ctrl-C ends the tests first; it ends by itself when this process is gone.
  const server = spawn(process.execPath, [SERVER], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  for await (const line of createInterface({ input: server.stdout })) {
    process.env.TEST_DATABASE_URL = line;
    return async () => {
      const ended = once(server, 'exit');
      server.stdin.end();
      await ended;
    };
  }
  throw new Error('PostgreSQL for the tests did not start. Set TEST_DATABASE_URL to use one of yours.');
}
