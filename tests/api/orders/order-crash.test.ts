/** kill -9 during checkouts: each checkout becomes one order or none, and the stock agrees. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderLines } from '../../../src/db/schema/order-lines.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { newKey, orderOf, priceOf } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { openPost, type Post } from '../../support/http-post.ts';
import { databaseUrl, type OpenShop, openShop } from '../../support/open-shop.ts';
import { without } from '../../support/place-order.ts';
import { type Started, startNode } from '../../support/processes.ts';
import { randomFrom } from '../../support/random-carts.ts';
import { runs } from '../../support/runs.ts';
import { smallContent } from '../../support/small-content.ts';

/** The benchmark uses more. */
const KILLS = Number(process.env.KILLS ?? runs(8, 25));
const AT_ONCE = 6;
/** Kills happen within this time in milliseconds after an answer, while the other checkouts are under way. */
const SPREAD_MS = 4;
const UNITS = 10_000;
const LINES = [
  { sku: 'HRN-1', quantity: 2 },
  { sku: 'SHL-1', quantity: 1 },
];

describe('a killed shop', () => {
  let shop: OpenShop;
  let url: string;
  let body: object;
  const random = randomFrom(9);
  const starts: Promise<{ started: Started; port: number }>[] = [];
  beforeAll(async () => {
    shop = await openShop('postgres', { contentDir: smallContent().folder, orders: { limits: null } });
    url = await databaseUrl(shop.database.db);
    await shop.database.db.update(variants).set({ stock: UNITS });
    body = orderOf(LINES, await priceOf(shop.app, LINES));
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await clearTables(shop.database.db, 'orders', 'order_keys');
    await shop.database.db.update(variants).set({ stock: UNITS });
  });

  /** Returns the next process; two are started in advance. */
  async function next() {
    while (starts.length < 4) {
      const started = startNode(['tests/support/checkout-process.ts'], {
        DATABASE_URL: url,
        DATABASE_POOL: '4',
      });
      const ready = started.says('\n').then(() => ({ started, port: Number(started.stdout()) }));
      // Spare processes at the end are not awaited.
      ready.catch(() => {});
      starts.push(ready);
    }
    return starts.shift() as (typeof starts)[number];
  }

  /**
   * Sends concurrent checkouts to a process that is killed once some of them are answered; returns the keys without a
   * response. Counting answers rather than time makes it independent of the machine's load.
   */
  async function killed(post: Post, answered: number, afterMs: number): Promise<string[]> {
    const { started, port } = await next();
    const keys = Array.from({ length: AT_ONCE }, newKey);
    let open = answered;
    const killSoon = () => setTimeout(() => started.child.kill('SIGKILL'), afterMs);
    if (open === 0) killSoon();
    const answers = keys.map((key) =>
      post(port, '/api/orders', body, { 'idempotency-key': key }).then(
        ({ status }) => {
          open -= 1;
          if (open === 0) killSoon();
          return status === 200 ? null : key;
        },
        () => key,
      ),
    );
    const lost = (await Promise.all(answers)).filter((key) => key !== null);
    started.child.kill('SIGKILL');
    await started.ends();
    return lost;
  }

  /** Repeats unanswered checkouts on a live process. keyOf returns the key of the second attempt. */
  async function again(keys: readonly string[], keyOf: (key: string) => string): Promise<void> {
    for (const key of keys) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/orders',
        headers: { 'idempotency-key': keyOf(key) },
        payload: body,
      });
      expect(answer.statusCode, answer.body).toBe(200);
    }
  }

  async function figures() {
    const { db } = shop.database;
    const stocks = await db.select({ sku: variants.sku, stock: variants.stock }).from(variants);
    const left = (sku: string) => UNITS - (stocks.find((row) => row.sku === sku)?.stock ?? 0);
    return {
      orders: await db.$count(orders),
      lines: await db.$count(orderLines),
      lamps: left('HRN-1'),
      vases: left('SHL-1'),
    };
  }

  /** Kills processes repeatedly; returns the number of checkouts and of repeated ones. */
  async function killOften(kills: number, keyOf: (key: string) => string) {
    const { post, close } = openPost(AT_ONCE);
    let lost = 0;
    for (let round = 0; round < kills; round++) {
      const keys = await killed(post, round % AT_ONCE, random() * SPREAD_MS);
      lost += keys.length;
      await again(keys, keyOf);
    }
    close();
    return { asked: kills * AT_ONCE, lost };
  }

  it(`${KILLS} times places exactly one order per checkout, with matching stock`, async () => {
    const { asked, lost } = await killOften(KILLS, (key) => key);
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThan(asked);
    expect(await figures()).toEqual({ orders: asked, lines: asked * 2, lamps: asked * 2, vases: asked });
  }, 600_000);

  it('would duplicate some if keys were not stored with orders (control)', async () => {
    await without(
      shop.database.db,
      /INSERT INTO order_keys[^;]+;\s+IF NOT FOUND THEN\s+RETURN 'known';\s+END IF;/,
      async () => {
        let twice = 0;
        for (let round = 0; round < 6 && twice === 0; round++) {
          const before = (await figures()).orders;
          const { asked } = await killOften(4, (key) => key);
          twice = (await figures()).orders - before - asked;
        }
        expect(twice).toBeGreaterThan(0);
      },
    );
  }, 120_000);
});
