import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Db } from '../../../src/db/engine/db.ts';
import type { OrderClient } from '../../../src/db/orders/order-clients.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { openCopy } from '../../support/database-copies.ts';
import { databaseUrl } from '../../support/open-shop.ts';
import { buyersOf, place } from '../../support/place-order.ts';
import { withoutDefence } from '../../support/sql-function.ts';

const ORDERS = 40;
const LIMITS = { orders: 100, ofOne: 100, pieces: 100 };
const clientsOf = (buyer: number): OrderClient[] => [
  { client: `email-${buyer}`, ...LIMITS },
  { client: `phone-${buyer}`, ...LIMITS },
];

describe('place_order_within() on postgres', () => {
  let database: Database;
  let url: string;
  let newOrder: Awaited<ReturnType<typeof buyersOf>>;
  beforeAll(async () => {
    database = await openCopy('postgres', 'seeded');
    url = await databaseUrl(database.db);
    const [variant] = await database.db.select().from(variants).limit(1);
    await database.db.update(variants).set({ stock: 100_000 });
    newOrder = await buyersOf(database.db, [{ sku: String(variant?.sku), quantity: 1 }]);
  });
  afterAll(() => database.close());
  beforeEach(() => clearTables(database.db, 'orders', 'order_keys', 'order_clients'));

  /** Full reads of order_clients while one connection places orders of different buyers. */
  async function fullReads(): Promise<number> {
    const connection = new pg.Client({ connectionString: url });
    await connection.connect();
    const db = drizzle(connection) as unknown as Db;
    const count = async () => {
      await connection.query('select pg_stat_force_next_flush()');
      const { rows } = await connection.query(
        "select seq_scan from pg_stat_user_tables where relname = 'order_clients'",
      );
      return Number(rows[0].seq_scan);
    };
    const before = await count();
    for (let buyer = 0; buyer < ORDERS; buyer++)
      expect(await place(db, { ...newOrder(), clients: clientsOf(buyer) })).toBe('placed');
    const reads = (await count()) - before;
    await connection.end();
    return reads;
  }

  it('never reads all clients of all orders', async () => {
    expect(await fullReads()).toBe(0);
  });

  it('reads them for each order when the planner chooses freely (control)', async () => {
    await withoutDefence(database.db, 'place_order_within', /SET enable_seqscan TO 'off'/, async () => {
      expect(await fullReads()).toBeGreaterThanOrEqual(ORDERS / 2);
    });
  });
});
