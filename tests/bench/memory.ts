/**
 * Memory of a process on the embedded engine: a minute after its first start, and over half an hour of use that reaches every
 * route, file, kind of picture and query, at a rate that leaves a core mostly idle. MEMORY_MINUTES shortens it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '../../src/api/app.ts';
import { openMemory } from '../../src/db/engine/open.ts';
import { openMedia } from '../../src/media/media.ts';
import { folderStore } from '../../src/media/store/folder.ts';
import type { OpenApi } from '../support/operations.ts';
import { openCaller } from './abuse/call.ts';
import { type Route, withRoutes } from './abuse/routes.ts';
import { agent, bodiesOf, placeOrder } from './checkout.ts';
import { type Call, newQuery, pictures, routeCalls, siteFiles } from './memory/requests.ts';
import { KEY, openUse } from './memory/use.ts';
import { BENCH_DATA, type Served, serve } from './serve.ts';
import { median, type Row } from './table.ts';

const PORT = 4398;
const MINUTES = Number(process.env.MEMORY_MINUTES ?? 30);
const LEVEL_MINUTES = 5;
const PER_SECOND = 20;
const IDLE_MS = 60_000;
const AIMS = { idleMb: 280, usedMb: 420, growthMb: 20 };
/** One picture that has to be made, and one order, per this many requests. */
const RARE = 40;

async function readRoutes(): Promise<{ readonly routes: readonly Route[]; readonly document: OpenApi }> {
  const database = await openMemory();
  const orders = { files: { store: folderStore(BENCH_DATA), stage: BENCH_DATA }, merchantKey: KEY };
  const { app, routes } = await withRoutes(() =>
    createApp({ database, images: { render: async () => null }, metricsToken: KEY, orders }),
  );
  const document = (await app.inject('/api/openapi.json')).json();
  await app.close();
  await database.close();
  return { document, routes: routes.filter(({ path }) => path !== '/img/*') };
}

type Used = { readonly levels: readonly number[]; readonly figure: string };

/** Uses the shop for MINUTES. levels: memory in MB at the end of every LEVEL_MINUTES, the median of its last minute. */
async function runUse(served: Served): Promise<Used> {
  const { url } = served;
  const caller = openCaller(url, 64);
  const orders = await bodiesOf(url);
  const { routes, document } = await readRoutes();
  const [file, picture] = [siteFiles('dist'), await pictures(openMedia('content/media'))];
  const levels: number[] = [];
  const statuses = new Map<number, number>();
  const reached = new Set<string>();
  const failed = new Set<string>();
  let [calls, recent, asked]: [Call[], number[], number] = [[], [], 0];

  async function send({ route, ...call }: Call, turn: number): Promise<void> {
    const { status, text } = await caller.call(call, `10.${20 + (turn >> 16)}.${(turn >> 8) & 255}.${turn & 255}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (route && status >= 200 && status < 400) reached.add(`${route.method} ${route.path}`);
    if (status === 0 || (status >= 500 && status !== 503)) failed.add(`${call.method} ${call.path}: ${status} ${text}`);
  }

  function ask(turn: number): Promise<unknown> {
    if (turn % RARE === 0) return send(picture(turn / RARE), turn);
    if (turn % RARE === 1) return placeOrder(url, orders[turn % orders.length] as string);
    const call = turn % 3 === 0 ? calls.pop() : undefined;
    return send(call ?? (turn % 3 === 1 ? file(asked++) : newQuery(turn)), turn);
  }

  const began = performance.now();
  for (let turn = 0; levels.length * LEVEL_MINUTES < MINUTES; turn++) {
    if (calls.length === 0) calls = routeCalls(routes, document, await openUse(url, orders));
    void ask(turn);
    if (turn % PER_SECOND === 0) recent = [...recent.slice(-59), served.memory()];
    if (performance.now() - began > (levels.length + 1) * LEVEL_MINUTES * 60_000) {
      levels.push(median(recent));
      process.stderr.write(`  minute ${levels.length * LEVEL_MINUTES}: ${levels.at(-1)} MB\n`);
    }
    await sleep(1000 / PER_SECOND);
  }
  caller.close();
  for (const line of failed) process.stderr.write(`  ${line.slice(0, 200)}\n`);
  const never = routes.map(({ method, path }) => `${method} ${path}`).filter((one) => !reached.has(one));
  process.stderr.write(`  never with success: ${never.join(', ')}\n`);
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`);
  return {
    levels,
    figure: `${failed.size}; ${routes.length} routes, ${reached.size} with success; ${counts.join(', ')}`,
  };
}

export async function benchMemory(): Promise<Row[]> {
  const served = await serve(PORT, { PROXIES: '1', MERCHANT_KEY: KEY, METRICS_TOKEN: KEY });
  try {
    const started = served.memory();
    await sleep(IDLE_MS);
    const idle = served.memory();
    const { levels, figure } = await runUse(served);
    const growth = (levels.at(-1) ?? 0) - (levels[1] ?? levels[0] ?? 0);
    return [
      { what: 'memory: first start, at the first answer', figure: `${started} MB` },
      { what: 'memory: a minute later', figure: `${idle} MB`, aim: `≤ ${AIMS.idleMb} MB` },
      {
        what: `memory: in ${MINUTES} minutes of use, every ${LEVEL_MINUTES}`,
        figure: `${levels.join(', ')} MB`,
        aim: `≤ ${AIMS.usedMb} MB`,
      },
      { what: 'memory: growth after ten minutes of use', figure: `${growth} MB`, aim: `≤ ${AIMS.growthMb} MB` },
      { what: 'memory: most held for a moment', figure: `${served.peak()} MB` },
      { what: 'memory: requests that failed in this use', figure, aim: '0' },
    ];
  } finally {
    agent.destroy();
    await served.stop();
  }
}
