/**
 * Abuse benchmark: one client attacks every API route for ten minutes, while others browse, search, sign in and order on
 * PostgreSQL. Measures unbounded growth and the impact on others. ABUSE_SECONDS shortens it.
 */
import { createApp } from '../../src/api/app.ts';
import { readEnv } from '../../src/core/shop/env.ts';
import { openDatabase } from '../../src/db/engine/open.ts';
import { openMedia } from '../../src/media/media.ts';
import { folderStore } from '../../src/media/store/folder.ts';
import { setup } from '../support/postgres.ts';
import { expensivePictures } from './abandoned.ts';
import { abuse, type Tally } from './abuse/abuser.ts';
import { attacksOn } from './abuse/attacks.ts';
import { openCaller } from './abuse/call.ts';
import { withRoutes } from './abuse/routes.ts';
import { type Account, visit } from './abuse/shoppers.ts';
import { readState } from './abuse/state.ts';
import { agent, bodiesOf, fillShelves, send } from './checkout.ts';
import { BENCH_DATA, serve } from './serve.ts';
import type { Row } from './table.ts';

const PORT = 4397;
const SECONDS = Number(process.env.ABUSE_SECONDS ?? 600);
const ACCOUNTS = 5;
const MB = 1024 * 1024;
const AIMS = { p99Ms: 300, memoryMb: 150, diskMb: 200, held: 400, toStranger: 5, logLinesPerSecond: 200 };

/** Returns the routes and the OpenAPI document of the app that the server runs. */
async function readRoutes(databaseUrl: string) {
  const database = await openDatabase(readEnv({ DATABASE_URL: databaseUrl }));
  const images = { render: async () => null };
  // With attachment storage, as on the server, so that its routes are registered.
  const files = { store: folderStore(BENCH_DATA), stage: BENCH_DATA };
  const { app, routes: api } = await withRoutes(() =>
    createApp({ database, images, metricsToken: 'a token for the benchmark', orders: { files } }),
  );
  const document = (await app.inject('/api/openapi.json')).json();
  const routes = [...api, { method: 'GET', path: '/*' }];
  await app.close();
  await database.close();
  return { document, routes };
}

async function register(url: string, at: number): Promise<Account> {
  const account = { email: `regular${at}@example.in`, password: `a long secret ${at}` };
  const person = { firstName: 'Meera', lastName: 'Nair', username: '', phone: '', addresses: [], ...account };
  const { status, body } = await send(url, '/api/auth/register', JSON.stringify(person));
  if (status !== 200) throw new Error(`A shopper could not register: ${status} ${body}`);
  return account;
}

const p99 = (values: readonly number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0);

/** Responses by status, and routes that were never reached. */
function summary(tally: Tally): { readonly statuses: string; readonly total: number; readonly failed: string[] } {
  const statuses = new Map<number, number>();
  const failed: string[] = [];
  for (const [name, counts] of tally) {
    for (const [status, count] of counts) statuses.set(status, (statuses.get(status) ?? 0) + count);
    if (counts.size === 0) failed.push(`${name} was never called`);
    for (const status of counts.keys())
      if (status === 0 || (status >= 500 && status !== 503)) failed.push(`${name}: ${status}`);
  }
  const sorted = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`);
  return { statuses: sorted.join(', '), total: [...statuses.values()].reduce((sum, count) => sum + count, 0), failed };
}

export async function benchAbuse(): Promise<Row[]> {
  const stop = await setup();
  const databaseUrl = process.env.TEST_DATABASE_URL as string;
  let [logBytes, logLines] = [0, 0];
  const env = { DATABASE_URL: databaseUrl, DATABASE_POOL: '16', PROXIES: '1', LOG_LEVEL: 'info' };
  const served = await serve(PORT, env, undefined, (chunk) => {
    logBytes += chunk.length;
    for (const byte of chunk) if (byte === 10) logLines += 1;
  });
  const callers = [openCaller(served.url, 64), openCaller(served.url, 64)] as const;
  try {
    await fillShelves(databaseUrl);
    const { document, routes } = await readRoutes(databaseUrl);
    const orders = await bodiesOf(served.url);
    const accounts: Account[] = [];
    for (let at = 0; at < ACCOUNTS; at++) accounts.push(await register(served.url, at));
    const pictures = await expensivePictures(openMedia('content/media'), 200);
    const attacks = attacksOn(routes, { document, orders, pictures });
    // Warm up: one-time reads are not growth.
    await visit(callers[1], orders, accounts, performance.now() + 5000);
    const [memory, before] = [served.memory(), await readState(BENCH_DATA, databaseUrl)];
    [logBytes, logLines] = [0, 0];

    const until = performance.now() + SECONDS * 1000;
    const [tally, visits] = await Promise.all([
      abuse(callers[0], attacks, until),
      visit(callers[1], orders, accounts, until),
    ]);
    const after = await readState(BENCH_DATA, databaseUrl);
    const { statuses, total, failed } = summary(tally);
    for (const line of [...failed, ...new Set(visits.bad)].slice(0, 40)) process.stderr.write(`  ${line}\n`);
    for (const [name, counts] of tally) process.stderr.write(`  ${name} ${JSON.stringify([...counts])}\n`);
    const disk = after.diskMb + after.databaseMb - before.diskMb - before.databaseMb;
    const visited = visits.ms.length + visits.signInMs.length;
    return [
      { what: `abuse: ${SECONDS} s of one client on ${routes.length} routes`, figure: `${total} answers: ${statuses}` },
      { what: 'abuse: failures and routes not called', figure: String(failed.length), aim: '0' },
      { what: 'abuse: others, p99', figure: `${p99(visits.ms)} ms`, aim: `≤ ${AIMS.p99Ms} ms` },
      { what: 'abuse: others, sign-in p99', figure: `${p99(visits.signInMs)} ms` },
      { what: 'abuse: others, answered badly', figure: `${visits.bad.length} of ${visited}`, aim: '0' },
      {
        what: 'abuse: memory before and after',
        figure: `${memory} and ${served.memory()} MB`,
        aim: `+ ${AIMS.memoryMb} MB`,
      },
      { what: 'abuse: pieces held by its orders', figure: String(after.held), aim: `≤ ${AIMS.held}` },
      { what: 'abuse: letters to one stranger', figure: String(after.toStranger), aim: `≤ ${AIMS.toStranger}` },
      { what: 'abuse: letters in the outbox', figure: String(after.emails - before.emails) },
      { what: 'abuse: disk and database grown by', figure: `${disk.toFixed(0)} MB`, aim: `≤ ${AIMS.diskMb} MB` },
      {
        what: 'abuse: log',
        figure: `${(logBytes / MB).toFixed(1)} MB, ${Math.round(logLines / SECONDS)} lines/s`,
        aim: `≤ ${AIMS.logLinesPerSecond} lines/s`,
      },
    ];
  } finally {
    for (const { close } of callers) close();
    await served.stop();
    agent.destroy();
    await stop?.();
  }
}
