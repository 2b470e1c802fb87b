/** A large catalogue is counted in memory: the same numbers as SQL has, soon after every change, and never instead of a small one's. */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countColumns } from '../../src/api/db/column-count.ts';
import { createColumnStore } from '../../src/api/db/column-store.ts';
import { readColumns } from '../../src/api/db/columns.ts';
import { conditionsOf } from '../../src/api/db/conditions.ts';
import { createFacetCache } from '../../src/api/db/facet-cache.ts';
import { countFacets } from '../../src/api/db/facets.ts';
import { products } from '../../src/api/db/schema.ts';
import { EMPTY_QUERY } from '../../src/core/catalogue.ts';
import { readProducts } from '../../src/core/catalogue-reader.ts';
import { queryAmong } from '../support/arbitraries.ts';
import { ask } from '../support/ask.ts';
import { forAllAsync } from '../support/for-all.ts';
import { generate } from '../support/generated.ts';
import { ENGINES, type OpenShop, openShop } from '../support/open-shop.ts';

const LIMITS = { fromProducts: 300, maxAgeMs: 60_000, restFactor: 0 };

describe.each(ENGINES)('columns of a catalogue on %s', (engine) => {
  let shop: OpenShop;
  const db = () => shop.database.db;
  const bySql = (query = EMPTY_QUERY) => countFacets(db(), conditionsOf(query, null));

  beforeAll(async () => {
    shop = await openShop(engine);
    await generate(db(), 700);
  });
  afterAll(() => shop.close());

  it('count as SQL does, whatever is asked', async () => {
    // Smaller than the catalogue, and no divisor of it.
    const columns = await readColumns(db(), 90);
    expect(columns.chunks.map(({ size }) => size)).toEqual([...Array<number>(8).fill(90), 44]);
    const some = readProducts((await ask(shop.app, '/api/products?limit=96')).json) ?? [];
    const about = fc.tuple(queryAmong(some), fc.constantFrom(null, null, 'small-rooms', 'none-such'));
    let nonEmpty = 0;
    await forAllAsync(
      [about],
      async ([drawn, collection]) => {
        const query = { ...drawn, collection };
        const counted = countColumns(columns, query);
        expect(counted).toEqual(await bySql(query));
        if (counted.total > 0) nonEmpty += 1;
      },
      500,
    );
    expect(nonEmpty).toBeGreaterThan(100);
  }, 120_000);

  it('are read in the background, and again after a change; what is held serves meanwhile', async () => {
    const store = createColumnStore(LIMITS);
    const total = () => {
      const columns = store.columns(db());
      return columns && countColumns(columns, { ...EMPTY_QUERY, brand: ['Nobody'] }).total;
    };
    expect(total()).toBeNull();
    await expect.poll(total).toBe(0);
    await db().update(products).set({ brand: 'Nobody' }).where(eq(products.id, 'generated-5'));
    expect(total()).toBe(0);
    store.expire();
    expect(total()).toBe(0);
    await expect.poll(total).toBe(1);
  });

  it('are what the shop counts from; a small catalogue has none', async () => {
    const few = { ...EMPTY_QUERY, brand: ['Workshop 3'] };
    const store = createColumnStore(LIMITS);
    const cache = createFacetCache(store);
    await expect.poll(() => store.columns(db())).not.toBeNull();
    // Conditions that find nothing: an answer has not been counted from them.
    const nothing = conditionsOf({ ...EMPTY_QUERY, brand: ['none-such'] }, null);
    const { total } = await cache.count(db(), nothing, few);
    expect(total).toBe((await bySql(few)).total);
    expect(total).toBeGreaterThan(5);
    // Words are searched in the database.
    expect((await cache.count(db(), nothing, { ...few, q: 'lamp' })).total).toBe(0);

    const small = createColumnStore({ ...LIMITS, fromProducts: 10_000 });
    expect(small.columns(db())).toBeNull();
    await new Promise((done) => setTimeout(done, 300));
    expect(small.columns(db())).toBeNull();
  });
});
