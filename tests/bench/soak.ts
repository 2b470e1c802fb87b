/** Soak test: ten minutes of reads, searches and orders at a steady rate on PostgreSQL, to detect growth and slowdown. */
import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import { setup } from '../support/postgres.ts';
import { agent, bodiesOf, fillShelves, ownBuyer } from './checkout.ts';
import { load } from './load.ts';
import { serve } from './serve.ts';
import type { Row } from './table.ts';

const PORT = 4395;
const MINUTES = 10;
const CONNECTIONS = 20;
/** A third of the capacity of two shared cores. */
const RATE = 400;
const JSON_TYPE = { 'content-type': 'application/json' };

type Minute = { readonly p99: number; readonly answered: number; readonly bad: number; readonly memory: number };

/** Of 40 requests: 12 pages, 12 lists and searches (half of them new), 12 products, 3 quotes, 1 order. */
function day(bodies: readonly string[]): autocannon.Request[] {
  let turn = 0;
  const next = () => bodies[turn++ % bodies.length] as string;
  const get = (path: string): autocannon.Request => ({ method: 'GET', path });
  const fresh = (path: string): autocannon.Request => ({
    method: 'GET',
    setupRequest: (asked) => ({ ...asked, path: `${path}&minPrice=${turn++ % 100_000}` }),
  });
  const quote: autocannon.Request = {
    method: 'POST',
    path: '/api/cart/quote',
    headers: JSON_TYPE,
    setupRequest: (asked) => ({ ...asked, body: JSON.stringify({ lines: JSON.parse(next()).lines, pin: '560038' }) }),
  };
  const order: autocannon.Request = {
    method: 'POST',
    path: '/api/orders',
    setupRequest: (asked) => ({
      ...asked,
      ...ownBuyer(next(), { ...JSON_TYPE, 'idempotency-key': randomUUID() }),
    }),
  };
  const round = [
    get('/'),
    get('/shop'),
    get('/product/elegant-lamp'),
    get('/journal'),
    get('/api/products?pageSize=24'),
    fresh('/api/products?sort=price-low'),
    get('/api/search?q=lmap'),
    fresh('/api/products?inStock=true'),
    get('/api/v1/products/elegant-lamp'),
    get('/api/v1/products/black-chair'),
    get('/api/products?category=lighting'),
    get('/api/categories'),
  ];
  return [...round, quote, ...round, quote, ...round, quote, order];
}

export async function benchSoak(): Promise<Row[]> {
  const stop = await setup();
  const databaseUrl = process.env.TEST_DATABASE_URL as string;
  const served = await serve(PORT, { DATABASE_URL: databaseUrl, DATABASE_POOL: '16', PROXIES: '1' });
  try {
    await fillShelves(databaseUrl);
    const requests = day(await bodiesOf(served.url));
    const minutes: Minute[] = [];
    for (let minute = 0; minute < MINUTES; minute++) {
      const { p99, total, bad } = await load({
        url: served.url,
        connections: CONNECTIONS,
        overallRate: RATE,
        duration: 60,
        requests,
      });
      minutes.push({ p99, answered: total, bad, memory: served.memory() });
      process.stderr.write(`  minute ${minute + 1}: ${JSON.stringify(minutes.at(-1))}\n`);
    }
    const sum = (of: (minute: Minute) => number) => minutes.reduce((total, minute) => total + of(minute), 0);
    const [first, last] = [minutes[0], minutes.at(-1)];
    return [
      {
        what: `soak: ${MINUTES} minutes at ${RATE} requests a second`,
        figure: `${sum(({ answered }) => answered)} answered, ${sum(({ bad }) => bad)} badly`,
        aim: '0 badly',
      },
      { what: 'soak: p99 of the first and the last minute', figure: `${first?.p99} and ${last?.p99} ms` },
      { what: 'soak: memory after the first and the last minute', figure: `${first?.memory} and ${last?.memory} MB` },
    ];
  } finally {
    await served.stop();
    agent.destroy();
    await stop?.();
  }
}
