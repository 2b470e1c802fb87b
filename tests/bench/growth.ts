/** Memory growth after 200,000 distinct requests with production cache limits. */
import { spawnSync } from 'node:child_process';
import { MEMORY_CACHE } from '../../src/core/shop/server-constants.ts';
import type { Row } from './table.ts';

const REQUESTS = 200_000;
const MB = 1024 * 1024;

export function benchGrowth(): Row[] {
  const args = [
    '--expose-gc',
    'tests/support/heap-growth.ts',
    String(REQUESTS),
    String(MEMORY_CACHE.responses.maxBytes),
  ];
  const { stdout, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('The measured process failed.');
  const { heap, rss } = JSON.parse(stdout) as { heap: number; rss: number };
  return [
    {
      what: `heap: growth after ${REQUESTS.toLocaleString('en')} distinct requests`,
      figure: `${(heap / MB).toFixed(1)} MB, resident ${(rss / MB).toFixed(0)} MB`,
      aim: 'aim heap < 50 MB',
    },
  ];
}
