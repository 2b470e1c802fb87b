/**
 * Delivery of events, by the tests with larger numbers: 200 processes killed on each engine, 10,000 events drained by two processes, and a
 * mail server that is down. OUTAGE=600 takes the real ten minutes for the last instead of seconds.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from './table.ts';

const KILLS = 200;
const EVENTS = 10_000;
const FILES = ['crash', 'drain', 'mail-outage'].map((name) => `tests/api/events/${name}.test.ts`);
const ARGS = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--no-file-parallelism'];

/** Throws when an event was lost or sent under a second key; vitest's output is above. */
export function benchEvents(): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'aroha-bench-'));
  const figures = join(folder, 'figures');
  try {
    const { status } = spawnSync(process.execPath, ['--no-experimental-webstorage', ...ARGS, ...FILES], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, KILLS: String(KILLS), EVENTS: String(EVENTS), FIGURES: figures },
    });
    if (status !== 0) throw new Error('Events were lost, repeated under another key, or late: see above.');
    const lines = readFileSync(figures, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Row);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
