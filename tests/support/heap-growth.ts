/**
 * Runs as a separate process: requests many distinct URLs from an in-memory shop and prints the heap growth in bytes.
 * Arguments: number of requests, byte limit of the response cache, and 'leak' to add an unbounded cache. Needs --expose-gc.
 */
import { setImmediate as immediates } from 'node:timers/promises';
import { createPasswords } from '../../src/api/accounts/passwords.ts';
import { createApp } from '../../src/api/app.ts';
import { createCache } from '../../src/api/http/cache.ts';
import { MEMORY_CACHE } from '../../src/core/shop/server-constants.ts';
import { openMemory } from '../../src/db/engine/open.ts';

const [requests = 0, maxBytes = 0] = process.argv.slice(2, 4).map(Number);
const leaks = process.argv[4] === 'leak';
const WARM = 500;
const AT_ONCE = 20;
const PADDING = 'x'.repeat(2000);

const cache = createCache({ ...MEMORY_CACHE.responses, maxBytes });
const database = await openMemory();
const app = await createApp({
  database,
  images: { render: async () => null },
  accounts: { passwords: createPasswords({ log2N: 4, r: 1, p: 1 }) },
  cache,
});
const unbounded = new Map<string, unknown>();
if (leaks) app.addHook('onSend', async ({ url }, _, payload) => void unbounded.set(url, payload));
await app.ready();

/** Returns distinct text without words per number, so that the database is not queried. */
const signs = (index: number) => index.toString(2).padStart(180, '0').replaceAll('0', '-').replaceAll('1', '.');

/** Half differ in an unused parameter, half in a search text. */
const addressOf = (index: number) => `/api/search?q=${index % 2 === 0 ? `&x=${index}${PADDING}` : signs(index)}`;

async function ask(from: number, to: number): Promise<void> {
  let next = from;
  const caller = async () => {
    while (next < to) {
      const { statusCode } = await app.inject(addressOf(next++));
      if (statusCode !== 200) throw new Error(`The shop returned ${statusCode}.`);
      // In-process requests never wait for a socket, so their setImmediate callbacks would pile up.
      await immediates();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
}

function memory(): { heap: number; rss: number } {
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
}

await ask(0, WARM);
const before = memory();
await ask(WARM, WARM + requests);
const after = memory();
const growth = { heap: after.heap - before.heap, rss: after.rss - before.rss, entries: cache.usage().entries };
process.stdout.write(`${JSON.stringify(growth)}\n`);
process.exit(0);
