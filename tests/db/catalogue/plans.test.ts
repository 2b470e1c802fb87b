/** How the database goes about the questions of a large catalogue: by its indexes, never by reading every product. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readQuery } from '../../../src/core/catalogue/catalogue.ts';
import { findIds } from '../../../src/db/catalogue/product-rows.ts';
import { search } from '../../../src/db/catalogue/search.ts';
import { hitsIndex } from '../../../src/db/catalogue/text-index.ts';
import { readVocabulary } from '../../../src/db/catalogue/vocabulary.ts';
import type { Database } from '../../../src/db/engine/db.ts';
import { generate } from '../../support/generated.ts';
import { openShop } from '../../support/open-shop.ts';

/** Enough for an index to be the cheaper way. */
const PRODUCTS = 6000;
const READS_ALL = /Seq Scan on products/;

describe('a catalogue of thousands', () => {
  let database: Database;
  let close: () => Promise<void>;
  let get: (url: string) => Promise<{ statusCode: number }>;
  const plans: string[] = [];

  /** Plans of all that the database was asked meanwhile. */
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
    // So many are listed out of memory, where they are read whole once.
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

  it.each(PAGES)('finds the page %s in SQL by an index', async (params) => {
    const { db } = database;
    const plan = await plansOf(async () => {
      expect(await findIds(db, readQuery(new URLSearchParams(params)), null)).toHaveLength(24);
    });
    expect(plan).toMatch(/Index|Bitmap/);
    expect(plan).not.toMatch(READS_ALL);
  });

  it.each(SEARCHES)('finds what "%s" means in SQL by an index', async (q) => {
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
  ])('answers %s out of memory, but for the products that it shows', async (url) => {
    expect(await plansOf(() => asked(url))).not.toMatch(/Seq Scan on products|products_(?!pkey|slug)/);
  });

  it('control: a question that no index answers does read every product', async () => {
    plans.length = 0;
    await database.db.execute(sql`select id from products where care like '%no such word%'`);
    expect(plans.join('\n')).toMatch(READS_ALL);
  });
});
