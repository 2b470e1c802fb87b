/**
 * The catalogue as it is asked for: a large one is listed out of columns in memory, a small one and a search in SQL. What is
 * read often is kept until the catalogue changes.
 */

import { type CatalogueQuery, pageCount } from '../../core/catalogue/catalogue.ts';
import type { WireFacets, WireProduct, WireProductDetail } from '../../core/catalogue/shapes.ts';
import { SEARCH } from '../../core/shop/constants.ts';
import { noRows } from '../../db/catalogue/columns/bitset.ts';
import type { Columns } from '../../db/catalogue/columns/columns.ts';
import { countColumns } from '../../db/catalogue/columns/facets.ts';
import { hitsOf, pageIds } from '../../db/catalogue/columns/page.ts';
import { createColumnStore } from '../../db/catalogue/columns/store.ts';
import { columnIndex } from '../../db/catalogue/columns/word-index.ts';
import { conditionsOf } from '../../db/catalogue/conditions.ts';
import { type Counted, createFacetCache } from '../../db/catalogue/facet-cache.ts';
import { countFacets } from '../../db/catalogue/facets.ts';
import { createLexer } from '../../db/catalogue/lexer.ts';
import { findIds, readProduct, readProducts } from '../../db/catalogue/product-rows.ts';
import type { CategoryRow } from '../../db/catalogue/rows.ts';
import { search } from '../../db/catalogue/search.ts';
import { type Hits, hitsIndex, tsqueryIndex } from '../../db/catalogue/text-index.ts';
import { readVocabulary } from '../../db/catalogue/vocabulary.ts';
import type { Db } from '../../db/engine/db.ts';
import { createKept } from '../../db/engine/memoize.ts';
import { categories } from '../../db/schema/shop.ts';
import { type CategoriesOf, present, presentDetails } from './present.ts';
import { createProductCache } from './product-cache.ts';

export type Page = {
  readonly items: WireProduct[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly facets: WireFacets;
};

export type Catalogue = {
  /** One page with its facets, of products with their long texts when detail is asked for. One past the end is the last. */
  readonly page: (query: CatalogueQuery, detail?: boolean) => Promise<Page>;
  /** Products of a query's page alone: neither words nor facets. */
  readonly list: (query: CatalogueQuery) => Promise<WireProduct[]>;
  /** Products by their ids, in the order of these; those that are gone are left out. */
  readonly show: (ids: readonly string[]) => Promise<WireProduct[]>;
  /** One product by slug or id; null when there is none. */
  readonly product: (slugOrId: string) => Promise<WireProductDetail | null>;
  /** All categories by their ids. */
  readonly categories: () => Promise<ReadonlyMap<string, CategoryRow>>;
  /** What words find, of a whole list of them the best; null: nothing. */
  readonly search: (q: string) => Promise<Hits | null>;
  /** The catalogue has changed. */
  readonly clear: () => void;
  /** Resolves when a large catalogue's columns have been read once, or could not be. */
  readonly warm: () => Promise<void>;
};

async function readCategories(db: Db): Promise<ReadonlyMap<string, CategoryRow>> {
  return new Map((await db.select().from(categories)).map((row) => [row.id, row]));
}

/** renewed is called when columns have learnt of a change: what was answered from older ones may be dropped. */
export function createCatalogue(db: Db, renewed: () => void = () => {}): Catalogue {
  const facets = createFacetCache();
  const words = createKept(readVocabulary);
  const stemsOf = createLexer(db);
  const known = createKept(readCategories);
  const store = createColumnStore(undefined, () => {
    facets.clear();
    renewed();
  });
  // One that was made a moment ago is not among those that are kept.
  const categoriesOf: CategoriesOf = async (ids) => {
    const rows = await known.get(db);
    if ([...ids].every((id) => rows.has(id))) return rows;
    known.clear();
    return known.get(db);
  };
  const shown = createProductCache(async (ids) => present(db, await readProducts(db, ids), categoriesOf));
  const kept = [facets, words, known, shown];

  const itemsOf = async (ids: readonly string[], detail: boolean) =>
    detail ? presentDetails(db, await readProducts(db, ids, true), categoriesOf) : shown.show(ids);

  /** How a query is counted and listed once its words have been looked up. */
  type Ways = {
    readonly count: () => Counted | Promise<Counted>;
    readonly idsOf: (query: CatalogueQuery) => string[] | Promise<string[]>;
  };
  const inMemory = async (columns: Columns, query: CatalogueQuery): Promise<Ways> => {
    const { q } = query;
    const found = q === '' ? null : await search(db, columnIndex(columns, stemsOf), await words.get(db), q);
    const nothing = q !== '' && found === null;
    const rows = nothing ? noRows(columns.ids.length) : (found?.rows ?? null);
    return { count: () => countColumns(columns, query, rows), idsOf: (asked) => pageIds(columns, asked, found) };
  };
  const inSql = async (query: CatalogueQuery): Promise<Ways> => {
    const { q } = query;
    const tsquery = q === '' ? null : await search(db, tsqueryIndex(db), await words.get(db), q);
    return {
      count: () => countFacets(db, conditionsOf(query, tsquery)),
      idsOf: (asked) => findIds(db, asked, tsquery),
    };
  };

  return {
    page: async (query, detail = false) => {
      const columns = store.columns(db);
      const { count, idsOf } = await (columns ? inMemory(columns, query) : inSql(query));
      const counted = await facets.count(query, count);
      const page = Math.min(query.page, pageCount(counted.total, query.pageSize));
      const ids = counted.total === 0 ? [] : await idsOf({ ...query, page });
      return { ...counted, items: await itemsOf(ids, detail), page, pageSize: query.pageSize };
    },
    search: async (q) => {
      const columns = store.columns(db);
      if (!columns) return search(db, hitsIndex(db, SEARCH.products), await words.get(db), q);
      const found = await search(db, columnIndex(columns, stemsOf), await words.get(db), q);
      return found && hitsOf(columns, found, SEARCH.products);
    },
    list: async (query) => shown.show(await findIds(db, query, null)),
    show: shown.show,
    product: async (slugOrId) => {
      const row = await readProduct(db, slugOrId);
      if (!row) return null;
      const [product] = await presentDetails(db, [row], categoriesOf);
      return product ?? null;
    },
    categories: () => known.get(db),
    clear: () => {
      for (const one of kept) one.clear();
      store.expire();
    },
    warm: () => store.warm(db),
  };
}
