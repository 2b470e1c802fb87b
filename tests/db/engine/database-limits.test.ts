/** Statement and lock timeouts on PostgreSQL, with short limits. */
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../src/api/app.ts';
import { SERVICE } from '../../../src/core/shop/server-constants.ts';
import { inBatch } from '../../../src/db/engine/batch.ts';
import type { Database } from '../../../src/db/engine/db.ts';
import { openServer, type StatementLimits } from '../../../src/db/engine/postgres.ts';
import { sqlState } from '../../../src/db/engine/retry.ts';
import { products } from '../../../src/db/schema/products.ts';
import { seed } from '../../../src/ingest/seed.ts';
import { openMedia } from '../../../src/media/media.ts';
import { ask } from '../../support/ask.ts';
import { cheapPasswords, databaseUrl, noCache, openTestDatabase } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const { folder: content } = smallContent();
const SHORT = { statementMs: 400, lockMs: 150 };
const NONE = { statementMs: 0, lockMs: 0 };

let own: Database;
let url: string;
let blocker: pg.Client;
beforeAll(async () => {
  own = await openTestDatabase('postgres');
  await seed(own.db, content, openMedia(`${content}/media`));
  url = await databaseUrl(own.db);
  blocker = new pg.Client({ connectionString: url });
  await blocker.connect();
});
afterAll(async () => {
  await blocker.end();
  await own.close();
});

/** Runs work on an app with these statement limits. */
async function withLimits(limits: StatementLimits, work: (app: FastifyInstance, database: Database) => Promise<void>) {
  const database = await openServer({ DATABASE_URL: url, DATABASE_POOL: 4, DATABASE_READ_URL: undefined }, limits);
  const images = { render: async () => null };
  const app = await createApp({ database, images, accounts: { passwords: cheapPasswords() }, cache: noCache() });
  try {
    await work(app, database);
  } finally {
    await app.close();
    await database.close();
  }
}
const rename = ({ db }: Database) => db.update(products).set({ name: 'Another' }).where(eq(products.slug, 'vase'));
const stateOf = (work: PromiseLike<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => sqlState(error),
  );

describe('statement limits', () => {
  it('end the wait for a locked row', async () => {
    await withLimits(SHORT, async (_, database) => {
      await blocker.query("begin; select 1 from products where slug = 'vase' for update");
      expect(await stateOf(rename(database))).toBe('55P03');
      await blocker.query('rollback');
      expect(await stateOf(rename(database))).toBe(null);
    });
  });

  it('end a slow statement, but not one of a batch', async () => {
    await withLimits(SHORT, async (_, { db }) => {
      const slow = sql`select pg_sleep(0.8)`;
      expect(await stateOf(db.execute(slow))).toBe('57014');
      expect(await stateOf(inBatch(db, (tx) => tx.execute(slow)))).toBe(null);
      expect(await stateOf(db.execute(slow))).toBe('57014');
    });
  });

  it('cause 503 with Retry-After', async () => {
    await withLimits(SHORT, async (app) => {
      await blocker.query('begin; lock table products in access exclusive mode');
      const { status, headers, text } = await ask(app, '/api/products?page=1');
      await blocker.query('rollback');
      expect([status, headers['retry-after']]).toEqual([503, String(SERVICE.retryAfterSeconds)]);
      expect(text).not.toMatch(/lock|timeout|statement/i);
      expect((await ask(app, '/api/products?page=1')).status).toBe(200);
    });
  });

  it('are necessary: without them the wait lasts as long as the lock (control)', async () => {
    await withLimits(NONE, async (app) => {
      await blocker.query('begin; lock table products in access exclusive mode');
      const waiting = ask(app, '/api/products?page=1').then(({ status }) => status);
      await blocker.query(`select pg_sleep(${(3 * SHORT.lockMs + SHORT.statementMs) / 1000})`);
      expect(await Promise.race([waiting, Promise.resolve('still waiting')])).toBe('still waiting');
      await blocker.query('rollback');
      expect(await waiting).toBe(200);
    });
  });
});
