/** Races on PostgreSQL. PGlite runs one statement at a time and would hide them. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../../src/core/shop/env.ts';
import { openDatabase } from '../../../src/db/engine/open.ts';
import { expireOrders } from '../../../src/db/orders/order-moves.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { call, newKey, order, orderOf, priceOf, withToken } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { openPost, times } from '../../support/http-post.ts';
import { openLossyProxy } from '../../support/lossy-proxy.ts';
import { databaseUrl, type OpenShop, openShop } from '../../support/open-shop.ts';
import { buyersOf, place, without } from '../../support/place-order.ts';
import { randomFrom } from '../../support/random-carts.ts';
import { runs } from '../../support/runs.ts';
import { smallContent } from '../../support/small-content.ts';

const BUYERS = 500;
const UNITS = 100;
const ROUNDS = runs(6, 19);
const LAMP = [{ sku: 'HRN-1', quantity: 1 }];
const CROSSED = [
  { sku: 'HRN-1', quantity: 1 },
  { sku: 'SHL-1', quantity: 1 },
];
const CHECKOUTS = runs(500, 2000);
const LOSS = 0.3;

/** The concurrency limit of checkout. */
const AT_ONCE = 60;

/** Runs work concurrently and returns all results. */
async function all<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const ends: T[] = [];
  await times(count, AT_ONCE, async () => void ends.push(await work()));
  return ends;
}

describe('on PostgreSQL', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop('postgres', { contentDir: smallContent().folder, orders: { limits: null } });
  });
  afterAll(() => shop.close());
  const db = () => shop.database.db;
  const stock = async () => (await db().select().from(variants).where(eq(variants.sku, 'HRN-1')))[0]?.stock;
  const orderCount = () => db().$count(orders);
  async function reset(units: number): Promise<void> {
    await clearTables(db(), 'orders', 'order_keys');
    await db().update(variants).set({ stock: units });
  }
  beforeEach(() => reset(UNITS));

  /** Returns how many buyers, who all saw stock, got an item. */
  async function rush(): Promise<number> {
    await reset(UNITS);
    const buyer = await buyersOf(db(), LAMP);
    const ends = await all(BUYERS, () => place(db(), buyer()));
    expect(ends).not.toContain('failed');
    return ends.filter((end) => end === 'placed').length;
  }

  it(`${BUYERS} buyers of the last ${UNITS} items buy ${UNITS}, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      expect(await rush()).toBe(UNITS);
      expect([await stock(), await orderCount()]).toEqual([0, UNITS]);
    }
  });

  it('and once more through HTTP', async () => {
    const body = orderOf(LAMP, await priceOf(shop.app, LAMP));
    const statuses: number[] = [];
    await times(BUYERS, AT_ONCE, async () => {
      statuses.push((await order(shop.app, body)).status);
    });
    expect(statuses.filter((status) => status === 200)).toHaveLength(UNITS);
    expect(statuses.filter((status) => status === 409)).toHaveLength(BUYERS - UNITS);
    expect([await stock(), await orderCount()]).toEqual([0, UNITS]);
  });

  it('more would be sold than exists if the function did not check (control)', async () => {
    await db().execute(sql`alter table variants drop constraint variants_stock`);
    try {
      await without(db(), /AND v\.stock >= line\.quantity/, async () => {
        await reset(UNITS);
        expect(await rush()).toBeGreaterThan(UNITS);
        expect(await stock()).toBeLessThan(0);
      });
    } finally {
      await reset(UNITS);
      await db().execute(sql`alter table variants add constraint variants_stock check (stock >= 0)`);
    }
  });

  it("the table's constraint rejects negative stock even then", async () => {
    await without(db(), /AND v\.stock >= line\.quantity/, async () => {
      const buyer = await buyersOf(db(), LAMP);
      const ends = await all(UNITS + 20, () => place(db(), buyer()));
      expect(ends.filter((end) => end === 'placed')).toHaveLength(UNITS);
      expect(ends).toContain('failed');
    });
  });

  /** Places orders of the same two items in opposite orders, without retries. */
  async function cross(pairs: number) {
    await reset(10 * pairs);
    const [there, back] = [await buyersOf(db(), CROSSED), await buyersOf(db(), CROSSED.toReversed())];
    const work = Array.from({ length: pairs }, () => [place(db(), there(), 0), place(db(), back(), 0)]);
    return Promise.all(work.flat());
  }

  it('orders of the same items in different orders do not deadlock', async () => {
    expect(new Set(await cross(200))).toEqual(new Set(['placed']));
  });

  it('they would if lines were not locked in a fixed order (control)', async () => {
    const asNamed = `PERFORM (SELECT v.sku FROM variants v WHERE v.sku = line->>'sku' FOR UPDATE), pg_sleep(0.005)
      FROM jsonb_array_elements(p_lines) line;`;
    await without(
      db(),
      /PERFORM 1 FROM variants[^;]+;/,
      async () => {
        expect(await cross(5)).toContain('failed');
      },
      asNamed,
    );
  });

  it('serialization failures are retried', async () => {
    const url = await databaseUrl(db());
    const name = new URL(url).pathname.slice(1);
    await db().execute(sql.raw(`alter database "${name}" set default_transaction_isolation = 'serializable'`));
    const strict = await openDatabase(readEnv({ DATABASE_URL: url }));
    try {
      const buyer = await buyersOf(strict.db, LAMP);
      const buy = (retries?: number) =>
        Promise.all(Array.from({ length: 30 }, () => place(strict.db, buyer(), retries)));
      expect(new Set(await buy())).toEqual(new Set(['placed']));
      expect(await buy(0), 'control: without another try').toContain('failed');
    } finally {
      await strict.close();
      await db().execute(sql.raw(`alter database "${name}" reset default_transaction_isolation`));
    }
  });

  /** Sends each checkout twice; returns how many shoppers have two orders. */
  async function doubleClick(shoppers: number): Promise<number> {
    const body = orderOf(LAMP, await priceOf(shop.app, LAMP));
    let doubled = 0;
    await times(shoppers, 20, async () => {
      const key = newKey();
      const [one, two] = await Promise.all([order(shop.app, body, key), order(shop.app, body, key)]);
      expect([one.status, two.status]).toEqual([200, 200]);
      if (one.text !== two.text) doubled += 1;
    });
    return doubled;
  }

  it('a double click places one order and returns it to both', async () => {
    expect(await doubleClick(50)).toBe(0);
    expect([await orderCount(), await stock()]).toEqual([50, UNITS - 50]);
  });

  it('it would place two without the primary key of order_keys (control)', async () => {
    await db().execute(sql`alter table order_keys drop constraint order_keys_pkey`);
    try {
      expect(await doubleClick(10)).toBeGreaterThan(0);
    } finally {
      await reset(UNITS);
      await db().execute(sql`alter table order_keys add primary key (key)`);
    }
  });

  it('an order that is cancelled and expires concurrently releases its stock once', async () => {
    const { json } = await order(shop.app, orderOf(LAMP, await priceOf(shop.app, LAMP)));
    await db().update(orders).set({ expiresAt: sql`now() - interval '1 minute'` });
    const cancel = () => call(shop.app, `/api/orders/${json.number}/cancel`, {}, withToken(json.token));
    await Promise.all([cancel(), expireOrders(db()), cancel(), expireOrders(db()), cancel()]);
    expect(await stock()).toBe(UNITS);
  });

  /** Repeats checkouts over a lossy connection until answered. keyOf returns the key of an attempt. */
  async function throughLosses(count: number, keyOf: (first: string) => string) {
    await reset(count * 2);
    if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as { port: number };
    const proxy = await openLossyProxy(port, LOSS, randomFrom(7));
    const { post, close } = openPost(24);
    const body = orderOf(LAMP, await priceOf(shop.app, LAMP));
    const numbers = new Set<string>();
    await times(count, 24, async () => {
      const first = newKey();
      for (;;) {
        const key = { 'idempotency-key': keyOf(first) };
        const answer = await post(proxy.port, '/api/orders', body, key).catch(() => null);
        if (answer?.status === 200) return void numbers.add(JSON.parse(answer.text).number);
        if (answer && answer.status !== 503) throw new Error(answer.text);
      }
    });
    close();
    await proxy.close();
    return { lost: proxy.lost, numbers };
  }

  it(`${CHECKOUTS} checkouts over a connection that loses ${LOSS * 100} % become ${CHECKOUTS} orders`, async () => {
    const { lost, numbers } = await throughLosses(CHECKOUTS, (key) => key);
    expect(lost.answers).toBeGreaterThan(CHECKOUTS / 20);
    expect(lost.requests).toBeGreaterThan(CHECKOUTS / 20);
    expect(numbers.size).toBe(CHECKOUTS);
    expect([await orderCount(), await stock()]).toEqual([CHECKOUTS, CHECKOUTS]);
  }, 180_000);

  it('they would be more with a new key per attempt (control)', async () => {
    await throughLosses(60, newKey);
    expect(await orderCount()).toBeGreaterThan(60);
  });
});
