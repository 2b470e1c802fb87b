/** Database failures: restarts, exhausted connections, and a replica, on separate servers. */
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../src/api/app.ts';
import { readEnv } from '../../../src/core/shop/env.ts';
import { DATABASE_LIMITS, REPLICA, SERVICE } from '../../../src/core/shop/server-constants.ts';
import type { Database } from '../../../src/db/engine/db.ts';
import { openDatabase } from '../../../src/db/engine/open.ts';
import { isUnavailable } from '../../../src/db/engine/unavailable.ts';
import { products } from '../../../src/db/schema/products.ts';
import { seed } from '../../../src/ingest/seed.ts';
import { openMedia } from '../../../src/media/media.ts';
import { ask } from '../../support/ask.ts';
import { cheapPasswords, noCache } from '../../support/open-shop.ts';
import { type OwnPostgres, openOwnPostgres } from '../../support/own-postgres.ts';
import { smallContent } from '../../support/small-content.ts';

const { folder: content } = smallContent();
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
type Shop = { readonly app: FastifyInstance; readonly database: Database };

async function open(env: Record<string, string>): Promise<Shop> {
  const database = await openDatabase(readEnv(env));
  const passwords = cheapPasswords();
  const images = { render: async () => null };
  const app = await createApp({ database, images, accounts: { passwords }, cache: noCache() });
  await app.ready();
  return { app, database };
}
async function close({ app, database }: Shop): Promise<void> {
  await app.close();
  await database.close();
}

const fresh = (app: FastifyInstance) => ask(app, '/api/search?q=lamp');
const nameOf = async (app: FastifyInstance) =>
  (await ask(app, '/api/v1/products/vase')).json?.data?.name as string | undefined;

/** Waits until the check passes; returns the time in milliseconds. */
async function until(isSo: () => Promise<boolean>, atMost = 20_000): Promise<number> {
  const start = Date.now();
  while (!(await isSo())) {
    if (Date.now() - start > atMost) throw new Error(`The check did not pass within ${atMost} ms.`);
    await wait(50);
  }
  return Date.now() - start;
}

let server: OwnPostgres;
beforeAll(async () => {
  server = await openOwnPostgres();
  const database = await openDatabase(readEnv({ DATABASE_URL: server.url }));
  await seed(database.db, content, openMedia(`${content}/media`));
  await database.close();
});
afterAll(() => server?.close());

describe('a database that restarts', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await open({ DATABASE_URL: server.url });
  });
  afterAll(() => close(shop));

  it('causes 503 briefly, without restarting the shop', async () => {
    await Promise.all(Array.from({ length: 20 }, () => fresh(shop.app)));
    await server.stop();
    const { status, headers, json, text } = await fresh(shop.app);
    expect([status, headers['retry-after']]).toEqual([503, String(SERVICE.retryAfterSeconds)]);
    expect(json).toEqual({ message: expect.stringMatching(/busy.*try again/) });
    expect(text).not.toMatch(/ECONN|postgres|terminat/i);
    await until(async () => (await ask(shop.app, '/readyz')).status === 503);
    expect((await ask(shop.app, '/healthz')).status).toBe(200);

    await server.start();
    expect(await until(async () => (await fresh(shop.app)).status === 200)).toBeLessThan(5000);
    expect(await until(async () => (await ask(shop.app, '/readyz')).status === 200)).toBeLessThan(5000);
  });

  it('notifies of catalogue changes again', async () => {
    await server.stop();
    await server.start();
    await until(async () => (await fresh(shop.app)).status === 200);
    // LISTEN uses its own connection, which reconnects with its own delay.
    await wait(2500);
    const url = '/api/v1/products/vase';
    const before = (await ask(shop.app, url)).json.data.name;
    const other = new pg.Client({ connectionString: server.url });
    await other.connect();
    await other.query("update products set name = 'A vase of another process' where slug = 'vase'");
    await other.end();
    expect(before).not.toBe('A vase of another process');
    const isUpdated = async () => (await ask(shop.app, url)).json.data.name === 'A vase of another process';
    expect(await until(isUpdated)).toBeLessThan(5000);
  });
});

describe('a database without free connections', () => {
  it('returns 503 with Retry-After, and recovers', async () => {
    const shop = await open({ DATABASE_URL: server.url, DATABASE_POOL: '2' });
    // Data cached for all requests has been read.
    expect((await fresh(shop.app)).status).toBe(200);
    const blocker = new pg.Client({ connectionString: server.url });
    await blocker.connect();
    await blocker.query('begin; lock table products in access exclusive mode');
    // Two queries hold the connections and wait for the lock; the others wait for a connection.
    const start = Date.now();
    const held = [fresh(shop.app), fresh(shop.app)];
    await wait(200);
    const others = await Promise.all(Array.from({ length: 30 }, () => fresh(shop.app)));
    expect(Date.now() - start).toBeLessThan(SERVICE.connectWithinMs + DATABASE_LIMITS.request.lockMs + 2500);
    for (const { status, headers } of others)
      expect([status, headers['retry-after']]).toEqual([503, String(SERVICE.retryAfterSeconds)]);
    // A busy process stays ready: removing it would make the others busier.
    expect((await ask(shop.app, '/readyz')).status).toBe(200);
    await blocker.query('rollback');
    await blocker.end();
    // The lock timeout is shorter than the lock.
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([503, 503]);
    expect((await fresh(shop.app)).status).toBe(200);
    await close(shop);
  });
});

describe('a read replica', () => {
  let primary: string;
  let shop: Shop;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  // The test's server is the replica; a renamed product shows which one was read.
  beforeAll(async () => {
    const name = `aroha_${process.pid}_primary`;
    await admin(`CREATE DATABASE ${name}`);
    const url = new URL(process.env.TEST_DATABASE_URL as string);
    url.pathname = `/${name}`;
    primary = url.href;
    for (const [address, called] of [
      [primary, 'of the primary'],
      [server.url, 'of the replica'],
    ] as const) {
      const database = await openDatabase(readEnv({ DATABASE_URL: address }));
      await seed(database.db, content, openMedia(`${content}/media`));
      await database.db.update(products).set({ name: called }).where(eq(products.slug, 'vase'));
      await database.close();
    }
    shop = await open({ DATABASE_URL: primary, DATABASE_READ_URL: server.url });
  });
  afterAll(async () => {
    await close(shop);
    await admin(`DROP DATABASE IF EXISTS aroha_${process.pid}_primary WITH (FORCE)`);
  });

  it('is read for the catalogue only', async () => {
    expect(await nameOf(shop.app)).toBe('of the replica');
    const quote = await shop.app.inject({
      method: 'POST',
      url: '/api/cart/quote',
      payload: { lines: [{ sku: 'SHL-1', quantity: 1 }] },
    });
    expect(quote.json().lines[0].name).toBe('of the primary');
    expect(shop.database.pools().map(({ name }) => name)).toEqual(['primary', 'replica']);
  });

  it('may fail: the primary answers within the same call, and the replica is used again once it is back', async () => {
    await server.stop();
    for (let at = 0; at < 5; at++) expect(await nameOf(shop.app)).toBe('of the primary');
    expect((await ask(shop.app, '/readyz')).status).toBe(200);
    await server.start();
    await wait(REPLICA.awayMs);
    const back = async () => (await nameOf(shop.app)) === 'of the replica';
    expect(await until(back)).toBeLessThan(5000);
  });

  it('may be unreachable at startup', async () => {
    const nowhere = new URL(server.url);
    nowhere.pathname = '/not-there-yet';
    const early = await open({ DATABASE_URL: primary, DATABASE_READ_URL: nowhere.href });
    expect(await nameOf(early.app)).toBe('of the primary');
    await close(early);
  });

  it('rejects transactions, whose statements could use different connections', async () => {
    const work = () => shop.database.readDb.transaction((tx) => tx.execute(sql`select 1`));
    await expect(work()).rejects.toThrow(/primary/);
  });
});

describe('an error', () => {
  const of = (message: string, code?: string, cause?: unknown) =>
    Object.assign(new Error(message, { cause }), { code });
  it.each([
    [of('timeout exceeded when trying to connect'), true],
    [of('Connection terminated unexpectedly'), true],
    [of('refused', 'ECONNREFUSED'), true],
    [of('shutting down', '57P01'), true],
    [of('too many', '53300'), true],
    [of('Failed query', undefined, of('Connection terminated')), true],
    [of('duplicate', '23505'), false],
    [of('no such column', '42703'), false],
    [of('cancelled', '57014'), false],
    [of('a bug'), false],
    ['timeout exceeded when trying to connect', false],
  ])('%s means an unreachable database: %s', (error, away) => {
    expect(isUnavailable(error)).toBe(away);
  });
});
