/** A small shop with an outbox, to test waiting lists, price alerts and saved carts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { letterChannelsOf } from '../../src/api/events/events.ts';
import { createWorker } from '../../src/api/events/worker.ts';
import { CLOCK_JOBS } from '../../src/api/orders/clock.ts';
import { BRAND } from './brand.ts';
import { openSignedIn } from './browser.ts';
import { clearTables } from './clear-tables.ts';
import { EAGER } from './eager.ts';
import { type Engine, type OpenShop, openShop } from './open-shop.ts';
import { openOutbox } from './outbox.ts';
import { smallContent } from './small-content.ts';

export const ORIGIN = 'http://localhost:4321';
export const LAMP = 'HRN-1';

export type ListShop = Awaited<ReturnType<typeof openListShop>>;

export async function openListShop(engine: Engine) {
  const outbox = openOutbox(ORIGIN);
  const shop: OpenShop = await openShop(engine, { contentDir: smallContent().folder, mail: outbox.mail });
  const { db } = shop.database;
  const channels = await letterChannelsOf({
    database: shop.database,
    brand: BRAND,
    mail: outbox.mail,
    inbox: undefined,
    pages: ORIGIN,
  });
  const worker = () =>
    createWorker({
      db,
      channels,
      failed: (error) => {
        throw error;
      },
      limits: { ...EAGER, planBatch: 2, atOnce: 2 },
    });

  /** Delivers everything with as many workers, until nothing waits. */
  async function settle(workers = 1): Promise<void> {
    for (;;) {
      await Promise.all(Array.from({ length: workers }, () => worker().drain()));
      const { rows } = (await db.execute(sql`select (select count(*)::int from events where planned_at is null)
        + (select count(*)::int from deliveries where state in ('waiting', 'sending')) as left`)) as unknown as {
        rows: { left: number }[];
      };
      if (rows[0]?.left === 0) return;
      await sleep(5);
    }
  }

  /** Runs the periodic jobs of lists and delivers what they cause. */
  async function tick(workers = 1): Promise<void> {
    const deps = { db, files: undefined, mail: outbox.mail };
    for (const name of ['offerStock', 'publishLeftCarts', 'removeOldLists'] as const) await CLOCK_JOBS[name](deps);
    await settle(workers);
  }

  const setStock = (stock: number, sku = LAMP) =>
    db.execute(sql`update variants set stock = ${stock} where sku = ${sku}`);
  const setPrice = (price: number, sku = LAMP) =>
    db.execute(sql`update variants set price = ${price} where sku = ${sku}`);
  const run = async <Row>(query: ReturnType<typeof sql>): Promise<Row[]> =>
    ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

  /** Empties all lists and restores the product. Letters of orders, which the app sends itself, are waited for. */
  async function reset(): Promise<void> {
    await settle();
    await db.execute(sql`update variants set stock = 7, price = 499000 where sku = ${LAMP}`);
    await clearTables(
      db,
      'stock_watchers',
      'price_alerts',
      'price_notes',
      'saved_carts',
      'attempts',
      'events',
      'deliveries',
    );
    outbox.emails.length = 0;
  }

  /** Returns a signed-in shopper with a verified address. */
  async function verified() {
    const shopper = await openSignedIn(shop.app);
    await db.execute(sql`update users set email_verified = true where id = ${shopper.id}`);
    // The welcome letter.
    await outbox.next(shopper.email);
    return shopper;
  }

  return { ...shop, db, outbox, settle, tick, setStock, setPrice, run, reset, verified };
}
