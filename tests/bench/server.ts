/** Requests per second and tail latency at 20 connections; load generator and server share the machine's cores. */
import type autocannon from 'autocannon';
import { load } from './load.ts';
import { serve } from './serve.ts';
import { median, type Row } from './table.ts';

const CONNECTIONS = 20;
const SECONDS = 5;
const ROUNDS = 5;

/** Name, path and target: ten times the best peer. */
const TARGETS = [
  ['list', '/api/products?pageSize=24', 1500],
  ['list, filtered', '/api/products?category=furniture&sort=price-low&maxPrice=90000', 1500],
  ['detail', '/api/v1/products/elegant-lamp', 4000],
  ['search', '/api/search?q=lmap', 1500],
  ['home', '/', 10_000],
  ['product page', '/product/elegant-lamp', 10_000],
] as const;

/** Different queries, so that none is cached. */
function uncached(): autocannon.Request[] {
  let index = 0;
  const path = () => `/api/products?minPrice=${index % 1000}&maxPrice=${100_000 + index++}&sort=price-low`;
  return [{ method: 'GET', setupRequest: (asked) => ({ ...asked, path: path() }) }];
}

async function fire(url: string, requests?: autocannon.Request[]) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(
      await load({
        url,
        connections: CONNECTIONS,
        duration: SECONDS,
        headers: { 'accept-encoding': 'br' },
        ...(requests && { requests }),
      }),
    );
  }
  return {
    rate: Math.round(median(rounds.map(({ rate }) => rate))),
    p99: median(rounds.map(({ p99 }) => p99)),
    bad: rounds.reduce((sum, { bad }) => sum + bad, 0),
  };
}

export async function benchServer(): Promise<Row[]> {
  const first = await serve(4391);
  await first.stop();
  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const again = await serve(4391);
    starts.push(again.startMs);
    await again.stop();
  }
  const rows: Row[] = [
    { what: 'server: first start, database created and seeded', figure: `${Math.round(first.startMs)} ms` },
    {
      what: 'server: cold start to first answer',
      figure: `${Math.round(median(starts))} ms`,
      aim: '≤ 1000 ms, best peer 404',
    },
  ];
  const served = await serve(4391);
  const idle = served.memory();
  const row = (name: string, aim: number, { rate, p99, bad }: Awaited<ReturnType<typeof fire>>): Row => ({
    what: `server: ${name}`,
    figure: `${rate} req/s, p99 ${p99} ms${bad ? `, ${bad} not 2xx` : ''}`,
    aim: `aim ${aim}`,
  });
  for (const [name, path, aim] of TARGETS) rows.push(row(name, aim, await fire(served.url + path)));
  rows.push(row('list, every query new (no cache)', 150, await fire(served.url, uncached())));
  rows.push({ what: 'server: memory idle → loaded', figure: `${idle} → ${served.memory()} MB` });
  await served.stop();
  return rows;
}
