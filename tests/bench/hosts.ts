/** Memory and processor time of a process by number of products, engine and requests per second: what a host needs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type autocannon from 'autocannon';
import { setup } from '../support/postgres.ts';
import { fill } from './catalogue.ts';
import { load } from './load.ts';
import { serve } from './serve.ts';
import type { Row } from './table.ts';

const PORT = 4388;
/** Products beside those of the sample shop. HOSTS_PRODUCTS=0,10000 measures fewer. */
const PRODUCTS = (process.env.HOSTS_PRODUCTS ?? '0,10000,100000').split(',').map(Number);
const RATES = [20, 200];
const SECONDS = 60;
const IDLE_MS = 30_000;

/** Of nine requests three are for pages, four for lists and searches of which two are new, and two for products. */
function visits(): autocannon.Request[] {
  let turn = 0;
  const paths: readonly (() => string)[] = [
    () => '/',
    () => '/api/products?pageSize=24',
    () => `/api/products?minPrice=${turn}&inStock=true&sort=price-low`,
    () => '/shop',
    () => '/api/search?q=lmap',
    () => `/api/search?q=${['walnut', 'linen', 'brass'][turn % 3]}%20lamp${turn}`,
    () => '/product/elegant-lamp',
    () => '/api/v1/products/elegant-lamp',
    () => '/api/categories',
  ];
  const next = () => (paths[turn++ % paths.length] as () => string)();
  return [{ method: 'GET', setupRequest: (asked) => ({ ...asked, path: next() }) }];
}

async function measure(name: string, env: Record<string, string>): Promise<Row> {
  const served = await serve(PORT, env);
  try {
    await sleep(IDLE_MS);
    const used = [`${served.memory()} MB at rest`];
    for (const rate of RATES) {
      const before = served.cpuSeconds();
      const { p99, bad, total } = await load({
        url: served.url,
        connections: 10,
        overallRate: rate,
        duration: SECONDS,
        headers: { 'accept-encoding': 'br' },
        requests: visits(),
      });
      const cores = (served.cpuSeconds() - before) / SECONDS;
      const shortfall = bad > 0 || total < rate * SECONDS * 0.95 ? `, ${total} answered, ${bad} badly` : '';
      used.push(`${served.memory()} MB, ${cores.toFixed(2)} cores, p99 ${p99} ms at ${rate}/s${shortfall}`);
    }
    return { what: `host: ${name}`, figure: used.join('; ') };
  } finally {
    await served.stop();
  }
}

export async function benchHosts(): Promise<Row[]> {
  const close = await setup();
  const rows: Row[] = [];
  try {
    for (const count of PRODUCTS) {
      const name = count === 0 ? 'sample shop' : `${count.toLocaleString('en')} products`;
      const folder = mkdtempSync(join(tmpdir(), 'aroha-hosts-'));
      const engines = {
        embedded: { DATA_DIR: folder },
        PostgreSQL: { DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' },
      };
      for (const [engine, env] of Object.entries(engines)) {
        process.stderr.write(`  ${name}, ${engine}\n`);
        await fill(env, count);
        rows.push(await measure(`${name}, ${engine}`, env));
        process.stderr.write(`  ${rows.at(-1)?.figure}\n`);
      }
      rmSync(folder, { recursive: true, force: true });
    }
    return rows;
  } finally {
    await close?.();
  }
}
