/** Query plans of a large catalogue use indexes and never scan all products. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readQuery } from '../../../src/core/catalogue/query-address.ts';
import { findIds } from '../../../src/db/catalogue/engines/sql/find-ids.ts';
import { hitsIndex } from '../../../src/db/catalogue/engines/sql/text-index.ts';
import { search } from '../../../src/db/catalogue/search.ts';
import { readVocabulary } from '../../../src/db/catalogue/vocabulary.ts';
import type { Database } from '../../../src/db/engine/db.ts';
import { generate } from '../../support/generated.ts';
import { openShop } from '../../support/open-shop.ts';

/** Enough for the planner to prefer indexes. */
const PRODUCTS = 6000;
const READS_ALL = /Seq Scan on products/;

describe('a catalogue of thousands of products', () => {
  let database: Database;
  let close: () => Promise<void>;
  let get: (url: string) => Promise<{ statusCode: number }>;
  const plans: string[] = [];

  /** Returns the plans of all queries run by act. */
  async function plansOf(act: () => Promise<unknown>): Promise<string> {
    plans.length = 0;
    await act();
    return plans.join('\n');
  }
  const asked = async (url: string) => expect((await get(url)).statusCode).toBe(200);

  beforeAll(async () => {
    const shop = await openShop('postgres');
    ({ database, close } = shop);
    await generate(database.db, PRODUCTS);
    const pool = (database.db as unknown as { $client: { query: (...args: unknown[]) => Promise<{ rows: never[] }> } })
      .$client;
    const query = pool.query.bind(pool);
    // Explains each statement before running it.
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
    // Loads the columns, which read all products once.
    await shop.app.warm();
  }, 240_000);
  afterAll(() => close());

  const PAGES = [
    'sort=featured&page=1',
    'sort=price-low&page=200',
    'sort=price-high&inStock=true&page=100',
    'sort=newest&maxPrice=60000&page=100',
    'sort=rating&page=50',
    'sort=popular&maxWidth=120&page=50',
    'category=lighting&sort=featured',
    'material=Oak&colour=Ink',
  ];
  const SEARCHES = ['walnut', 'walnut lamp', 'wallnut lmap', 'okk sofaa kira'];

  it.each(PAGES)('finds the page %s through an index', async (params) => {
    const { db } = database;
    const plan = await plansOf(async () => {
      expect(await findIds(db, readQuery(new URLSearchParams(params)), null)).toHaveLength(24);
    });
    expect(plan).toMatch(/Index|Bitmap/);
    expect(plan).not.toMatch(READS_ALL);
  });

  it.each(SEARCHES)('searches "%s" through an index', async (q) => {
    const { db } = database;
    const plan = await plansOf(async () => {
      expect((await search(db, hitsIndex(db, 8), await readVocabulary(db), q))?.ids[0]).toBeDefined();
    });
    expect(plan).toMatch(/Index|Bitmap/);
    expect(plan).not.toMatch(READS_ALL);
  });

  it.each([
    ...PAGES.map((params) => `/api/products?${params}`),
    ...SEARCHES.flatMap((q) => [`/api/products?q=${q}`, `/api/search?q=${q}`]),
    '/api/v1/products/generated-500',
  ])('serves %s from memory, except the listed products', async (url) => {
    expect(await plansOf(() => asked(url))).not.toMatch(/Seq Scan on products|products_(?!pkey|slug)/);
  });

  it('control: a query without an index scans all products', async () => {
    plans.length = 0;
    await database.db.execute(sql`select id from products where care like '%no such word%'`);
    expect(plans.join('\n')).toMatch(READS_ALL);
  });
});
