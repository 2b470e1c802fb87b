/** How the database goes about the questions of a large catalogue: by its indexes, never by reading every product. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/api/db/open.ts';
import { generate } from '../support/generated.ts';
import { openShop } from '../support/open-shop.ts';

/** Enough for an index to be the cheaper way. */
const PRODUCTS = 6000;
const READS_ALL = /Seq Scan on products/;

describe('a catalogue of thousands', () => {
  let database: Database;
  let close: () => Promise<void>;
  let get: (url: string) => Promise<{ statusCode: number }>;
  const plans: string[] = [];

  /** Plans of all that the database was asked for one call. */
  async function plansOf(url: string): Promise<string> {
    plans.length = 0;
    expect((await get(url)).statusCode).toBe(200);
    expect(plans.length).toBeGreaterThan(0);
    return plans.join('\n');
  }

  beforeAll(async () => {
    const shop = await openShop('postgres');
    ({ database, close } = shop);
    await generate(database.db, PRODUCTS);
    const pool = (database.db as unknown as { $client: { query: (...args: unknown[]) => Promise<{ rows: never[] }> } })
      .$client;
    const query = pool.query.bind(pool);
    // Every statement is explained before it is run.
    pool.query = async (...args: unknown[]) => {
      const [first, values] = args as [{ text: string } | string, unknown[]];
      const text = typeof first === 'string' ? first : first.text;
      if (/^\s*(select|with)\b/i.test(text)) {
        const { rows } = await query(`explain ${text}`, values);
        plans.push((rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN']).join('\n'));
      }
      return query(...args);
    };
    get = (url) => shop.app.inject({ url });
    // Facets of so many are counted from columns, which are read whole, once, behind the answers.
    let price = 0;
    await vi.waitFor(
      async () => {
        price += 1;
        expect(await plansOf(`/api/products?minPrice=${price}`)).not.toMatch(/Aggregate/);
      },
      { timeout: 20_000, interval: 200 },
    );
  }, 240_000);
  afterAll(() => close());

  it.each([
    '/api/products?sort=featured&page=1',
    '/api/products?sort=price-low&page=200',
    '/api/products?sort=price-high&inStock=true&page=100',
    '/api/products?sort=newest&maxPrice=60000&page=100',
    '/api/products?sort=rating&page=50',
    '/api/products?sort=popular&maxWidth=120&page=50',
    '/api/products?category=lighting&sort=featured',
    '/api/products?material=Oak&colour=Ink',
    '/api/products?q=walnut+lamp',
    '/api/search?q=walnut',
    '/api/search?q=wallnut+lmap',
    '/api/search?q=okk+sofaa+kira',
    '/api/v1/products/generated-500',
  ])('answers %s without reading every product', async (url) => {
    expect(await plansOf(url)).not.toMatch(READS_ALL);
  });

  it('control: a question that no index answers does read every product', async () => {
    plans.length = 0;
    await database.db.execute(sql`select id from products where care like '%no such word%'`);
    expect(plans.join('\n')).toMatch(READS_ALL);
  });
});
