/** kill -9 during checkouts, 200 times: the same check as in the tests, four times as long. */
import { spawnSync } from 'node:child_process';
import type { Row } from './table.ts';

const KILLS = 200;
const ARGS = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'tests/vitest.config.ts',
  'tests/api/orders/order-crash.test.ts',
];

/** Throws when an order was lost or duplicated; vitest's output is above. */
export function benchKills(): Row[] {
  const started = performance.now();
  const { status } = spawnSync(
    process.execPath,
    ['--no-experimental-webstorage', ...ARGS, '-t', 'exactly one order per checkout'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, KILLS: String(KILLS) },
    },
  );
  if (status !== 0) throw new Error(`Orders were lost or duplicated with ${KILLS} killed processes: see above.`);
  const seconds = Math.round((performance.now() - started) / 1000);
  return [
    { what: `orders: ${KILLS} processes killed in the middle`, figure: `0 lost, 0 twice, in ${seconds} s`, aim: '0' },
  ];
}
