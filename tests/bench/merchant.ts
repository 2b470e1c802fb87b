/** Back office benchmark with 10,000 orders and 10,000 products on PostgreSQL: what each screen asks the API for, and its opening in a browser. */
import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { indiaDay } from '../../src/core/delivery/delivery.ts';
import { readEnv } from '../../src/core/shop/env.ts';
import type { Db } from '../../src/db/engine/db.ts';
import { openDatabase } from '../../src/db/engine/open.ts';
import { generate } from '../support/generated.ts';
import { writeOrders } from '../support/many-orders.ts';
import { MERCHANT_KEY } from '../support/merchant.ts';
import { setup } from '../support/postgres.ts';
import { benchScreens } from './merchant-screens.ts';
import { serve } from './serve.ts';
import { settle } from './settle.ts';
import { median, type Row } from './table.ts';

const PORT = 4397;
const COUNT = 10_000;
const ROUNDS = 11;
const AIM = '≤ 300 ms';

/** The calls that a screen makes when it opens; the paths are below /api/merchant. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  today: ['today', 'sales?days=90', 'search-misses'],
  orders: ['orders?page=1'],
  'orders, page 400': ['orders?page=400'],
  'orders, search for a buyer': ['orders?q=buyer99'],
  order: ['orders/AR-77', 'orders/AR-77/notes'],
  deliveries: [`deliveries?day=${indiaDay(new Date())}`],
  products: ['products', 'product-choices'],
  'products, search': ['products?q=walnut'],
  stock: ['stock?page=1&sort=-stock'],
  'stock, page 100': ['stock?page=100'],
  reviews: ['reviews'],
  messages: ['messages'],
  coupons: ['coupons'],
  delivery: ['delivery'],
  people: ['people'],
  log: ['log', 'people'],
};

async function fill(db: Db): Promise<void> {
  await generate(db, COUNT);
  await writeOrders(db, COUNT);
  await db.execute(sql`
    insert into staff_log (person, call, subject, request, status)
    select 'Person ' || i % 5, 'advanceOrder', 'AR-' || i, '{"state":"packed"}', 200 from generate_series(1, ${COUNT}::int) i`);
  await db.execute(sql`analyze`);
}

/** Opens a screen: its calls at once, as a page makes them. Returns the time in milliseconds; throws for an error. */
async function open(url: string, paths: readonly string[]): Promise<number> {
  const headers = { authorization: `Bearer ${MERCHANT_KEY}` };
  const started = performance.now();
  await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${url}/api/merchant/${path}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered with status ${answer.status}.`);
    }),
  );
  return performance.now() - started;
}

export async function benchMerchant(): Promise<Row[]> {
  const stop = await setup();
  const DATABASE_URL = process.env.TEST_DATABASE_URL as string;
  if (!existsSync('dist')) throw new Error('The screens are opened from the built site: npm run build.');
  const env = { DATABASE_URL, DATABASE_POOL: '8', PROXIES: '1', MERCHANT_KEY };
  // The first start writes the sample shop, which a database with products would not get.
  await (await serve(PORT, env)).stop();
  const database = await openDatabase(readEnv({ DATABASE_URL }));
  await fill(database.db);
  await database.close();
  const served = await serve(PORT, env);
  try {
    await settle();
    const rows: Row[] = [];
    for (const [screen, paths] of Object.entries(SCREENS)) {
      await open(served.url, paths);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await open(served.url, paths));
      const [middle, most] = [median(times), Math.max(...times)].map(Math.round);
      rows.push({ what: `back office: ${screen}`, figure: `${middle} ms, at most ${most}`, aim: AIM });
    }
    return [...rows, ...(await benchScreens(served.url, 'AR-77', 'elegant-lamp'))];
  } finally {
    await served.stop();
    await stop?.();
  }
}
