/** Both catalogue engines answer alike; columns are updated after changes, and not used for small catalogues. */
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueQuery, EMPTY_QUERY, SORTS } from '../../../../src/core/catalogue/catalogue.ts';
import { readProducts } from '../../../../src/core/catalogue/reader.ts';
import { type Columns, readColumns } from '../../../../src/db/catalogue/engines/columns/columns.ts';
import { columnsEngine } from '../../../../src/db/catalogue/engines/columns/columns-engine.ts';
import { countColumns } from '../../../../src/db/catalogue/engines/columns/facets.ts';
import { filterRows } from '../../../../src/db/catalogue/engines/columns/filter-rows.ts';
import type { SearchMatches } from '../../../../src/db/catalogue/engines/columns/found.ts';
import { hitsOf, pageIds } from '../../../../src/db/catalogue/engines/columns/page.ts';
import { createColumnStore } from '../../../../src/db/catalogue/engines/columns/store.ts';
import { columnIndex } from '../../../../src/db/catalogue/engines/columns/word-index.ts';
import { arranging } from '../../../../src/db/catalogue/engines/engines.ts';
import { conditionsOf, matches } from '../../../../src/db/catalogue/engines/sql/conditions.ts';
import { countFacets } from '../../../../src/db/catalogue/engines/sql/facets.ts';
import { findIds } from '../../../../src/db/catalogue/engines/sql/find-ids.ts';
import { sqlEngine } from '../../../../src/db/catalogue/engines/sql/sql-engine.ts';
import { tsqueryOf } from '../../../../src/db/catalogue/engines/sql/text-index.ts';
import { createLexer } from '../../../../src/db/catalogue/lexer.ts';
import { readVocabulary } from '../../../../src/db/catalogue/vocabulary.ts';
import { memoize } from '../../../../src/db/engine/memoize.ts';
import { collections } from '../../../../src/db/schema/entries.ts';
import { products } from '../../../../src/db/schema/products.ts';
import { queryAmong } from '../../../support/arbitraries.ts';
import { ask } from '../../../support/ask.ts';
import { forAllAsync } from '../../../support/for-all.ts';
import { generate } from '../../../support/generated.ts';
import { ENGINES, type OpenShop, openShop } from '../../../support/open-shop.ts';

const LIMITS = { fromProducts: 300, maxAgeMs: 60_000, restFactor: 0 };
/** Smaller than the catalogue, and not a divisor of its size. */
const PART = 90;
const GENERATED = 700;
const WORDS = [
  'walnut',
  'lamp',
  'lamps',
  'the',
  'workshop',
  'made',
  'hand',
  'kira',
  'ki',
  's',
  'oak',
  '12',
  'zebra',
  'sofa',
];

describe.each(ENGINES)('columns of a catalogue on %s', (engine) => {
  let shop: OpenShop;
  let columns: Columns;
  const db = () => shop.database.db;
  const bySql = (query = EMPTY_QUERY, tsquery: string | null = null) => countFacets(db(), conditionsOf(query, tsquery));
  const find = (words: readonly string[], join: '&' | '|') => columnIndex(columns, createLexer(db())).look(words, join);
  const idsOf = (query: CatalogueQuery, found: SearchMatches | null = null) =>
    pageIds(columns, query, filterRows(columns, query, found?.rows ?? null).whole, found);
  const total = (columns: Columns | null, query: Partial<CatalogueQuery>) =>
    columns && countColumns(columns, filterRows(columns, { ...EMPTY_QUERY, ...query }, null)).total;

  beforeAll(async () => {
    shop = await openShop(engine);
    await generate(db(), GENERATED);
    columns = await readColumns(db(), PART);
  }, 60_000);
  afterAll(() => shop.close());

  it('answer like SQL for arbitrary queries', async () => {
    const some = readProducts((await ask(shop.app, '/api/products?limit=96')).json) ?? [];
    const words = memoize(readVocabulary);
    const inMemory = columnsEngine(db(), columns, words, createLexer(db()));
    const inSql = sqlEngine(db(), words);
    const about = fc.tuple(
      queryAmong(some),
      fc.constantFrom(null, null, 'small-rooms', 'none-such'),
      fc.constantFrom(...SORTS),
      fc.integer({ min: 1, max: 4 }),
      // One of them misspelt, one not found.
      fc.constantFrom('', '', '', 'walnut', 'ki', 'walnt lamp', 'zzzzzz'),
    );
    let nonEmpty = 0;
    await forAllAsync(
      [about],
      async ([drawn, collection, sort, page, q]) => {
        const query = { ...drawn, collection, sort, q };
        const [one, other] = await Promise.all([inMemory.plan(query), inSql.plan(query)]);
        const counted = await one.count();
        expect(counted).toEqual(await other.count());
        // The best matches come first by two different scores.
        if (q === '' || sort !== 'featured') expect(await one.idsOn(page)).toEqual(await other.idsOn(page));
        if (counted.total > 0) nonEmpty += 1;
      },
      500,
    );
    expect(nonEmpty).toBeGreaterThan(50);
  }, 120_000);

  it('list a collection as its editors arranged it, then the others; other sorts as ever', async () => {
    const words = memoize(readVocabulary);
    const inSql = sqlEngine(db(), words);
    const fast = columnsEngine(db(), columns, words, createLexer(db()));
    const query = { ...EMPTY_QUERY, collection: 'small-rooms', pageSize: 96 };
    const usual = await (await inSql.plan(query)).idsOn(1);
    const last = usual.slice(-2).reverse();
    const rows = await db()
      .select({ id: products.id, slug: products.slug })
      .from(products)
      .where(inArray(products.id, last));
    const pieces = last.map((id) => rows.find((row) => row.id === id)?.slug ?? '');
    const isHere = eq(collections.slug, 'small-rooms');
    await db()
      .update(collections)
      .set({ pieces: [...pieces, 'no-such-piece'] })
      .where(isHere);
    const arranged = [...last, ...usual.slice(0, -2)];
    for (const engine of [inSql, arranging(fast, inSql)]) {
      expect(await (await engine.plan(query)).idsOn(1)).toEqual(arranged);
      const cheap = { ...query, sort: 'price-low' as const };
      expect(await (await engine.plan(cheap)).idsOn(1)).toEqual(await (await fast.plan(cheap)).idsOn(1));
    }
    // Control: columns alone do not know the order.
    expect(await (await fast.plan(query)).idsOn(1)).toEqual(usual);
    await db().update(collections).set({ pieces: [] }).where(isHere);
  });

  it.each(SORTS)('list every product once, sorted by %s', async (sort) => {
    const query = { ...EMPTY_QUERY, sort, pageSize: 96 };
    const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((page) => idsOf({ ...query, page }));
    expect(pages.flat()).toHaveLength(columns.ids.length);
    expect(pages.flat()).toEqual(await findIds(db(), { ...query, pageSize: 5000 }, null));
  });

  it('find the same rows as the database for search words', async () => {
    let nonEmpty = 0;
    await forAllAsync(
      [
        fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('&' as const, '|' as const),
      ],
      async (words, join) => {
        const found = await find(words, join);
        const tsquery = tsqueryOf(words, join);
        const query = { ...EMPTY_QUERY, q: words.join(' '), sort: 'price-low' as const, pageSize: 5000, inStock: true };
        const rows = await findIds(db(), query, tsquery);
        expect(found === null ? [] : idsOf(query, found)).toEqual(rows);
        if (found)
          expect(countColumns(columns, filterRows(columns, query, found.rows))).toEqual(await bySql(query, tsquery));
        if (rows.length > 0) nonEmpty += 1;
      },
      150,
    );
    expect(nonEmpty).toBeGreaterThan(50);
  }, 60_000);

  it('rank names above materials above texts', async () => {
    const found = await find(['lamp'], '&');
    const ids = found ? idsOf({ ...EMPTY_QUERY, pageSize: 5000 }, found) : [];
    const { rows } = (await db().execute(sql`
      select id, ('lamp' = any(tsvector_to_array(ts_filter(search, '{a}'))))::int * 2
        + ('lamp' = any(tsvector_to_array(ts_filter(search, '{b}'))))::int as place
      from ${products} where ${matches("'lamp':*")}`)) as unknown as { rows: { id: string; place: number }[] };
    const placeOf = new Map(rows.map(({ id, place }) => [id, place > 1 ? 2 : place]));
    const places = ids.map((id) => placeOf.get(id) as number);
    expect(places).toHaveLength(rows.length);
    expect(new Set(places).size).toBeGreaterThan(1);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
    const hits = found && hitsOf(columns, found, 8);
    expect(hits?.ids).toEqual(ids.slice(0, 8));
    expect([...(hits?.categories.values() ?? [])].reduce((sum, count) => sum + count, 0)).toBe(rows.length);
  });

  it('are read in the background, and again after changes, while the previous ones serve', async () => {
    let renewed = 0;
    const store = createColumnStore(LIMITS, () => {
      renewed += 1;
    });
    const nobodys = () => total(store.columns(db()), { brand: ['Nobody'] });
    expect(nobodys()).toBeNull();
    await expect.poll(nobodys).toBe(0);
    await db().update(products).set({ brand: 'Nobody' }).where(eq(products.id, 'generated-5'));
    expect(nobodys()).toBe(0);
    expect(renewed).toBe(0);
    store.expire();
    expect(nobodys()).toBe(0);
    await expect.poll(nobodys).toBe(1);
    expect(renewed).toBe(1);
  });

  it('are ready for the first response when a server waits for them', async () => {
    const store = createColumnStore(LIMITS);
    await store.warm(db());
    expect(store.columns(db())?.ids.length).toBeGreaterThanOrEqual(GENERATED);
  });

  it('do not exist for a small catalogue', async () => {
    const store = createColumnStore({ ...LIMITS, fromProducts: 10_000 });
    await store.warm(db());
    expect(store.columns(db())).toBeNull();
  });

  it('of a small catalogue, where they are wanted, never answer when outdated, and renew nothing', async () => {
    let renewed = 0;
    const store = createColumnStore({ ...LIMITS, fromProducts: 10_000, small: true }, () => {
      renewed += 1;
    });
    await store.warm(db());
    expect(store.columns(db())).not.toBeNull();
    store.expire();
    expect(store.columns(db())).toBeNull();
    // A change while they are read makes what was read outdated too.
    store.expire();
    expect(store.columns(db())).toBeNull();
    await expect.poll(() => store.columns(db())).not.toBeNull();
    expect(renewed).toBe(0);
  });
});
