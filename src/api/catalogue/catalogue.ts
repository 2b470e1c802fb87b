/**
 * Reads the catalogue: large catalogues from columns in memory, small ones and searches from SQL. Frequent reads are cached
 * until the catalogue changes.
 */

import { type CatalogueQuery, pageCount } from '../../core/catalogue/catalogue.ts';
import { SEARCH } from '../../core/catalogue/constants.ts';
import type { FacetsResponse, ProductDetailResponse, ProductResponse } from '../../core/catalogue/shapes.ts';
import { emptyBitset } from '../../db/catalogue/columns/bitset.ts';
import type { Columns } from '../../db/catalogue/columns/columns.ts';
import { countColumns } from '../../db/catalogue/columns/facets.ts';
import { hitsOf, pageIds } from '../../db/catalogue/columns/page.ts';
import { createColumnStore } from '../../db/catalogue/columns/store.ts';
import { columnIndex } from '../../db/catalogue/columns/word-index.ts';
import { conditionsOf } from '../../db/catalogue/conditions.ts';
import { createFacetCache, type FacetCounts } from '../../db/catalogue/facet-cache.ts';
import { countFacets } from '../../db/catalogue/facets.ts';
import { createLexer } from '../../db/catalogue/lexer.ts';
import { findIds, idsOfSlugs, readProduct, readProducts } from '../../db/catalogue/product-rows.ts';
import type { CategoryRow } from '../../db/catalogue/rows.ts';
import { search } from '../../db/catalogue/search.ts';
import { type Hits, hitsIndex, tsqueryIndex } from '../../db/catalogue/text-index.ts';
import { readVocabulary } from '../../db/catalogue/vocabulary.ts';
import type { Db } from '../../db/engine/db.ts';
import { memoize } from '../../db/engine/memoize.ts';
import { categories } from '../../db/schema/shop.ts';
import { type CategoriesOf, present, presentDetails } from './present.ts';
import { createProductCache } from './product-cache.ts';
import { serializeFacets } from './serializers.ts';

export type Page = {
  readonly items: ProductResponse[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly facets: FacetsResponse;
};

export type Catalogue = {
  /** Returns one page with facets; with detail, products include their long texts. A page past the end returns the last. */
  readonly page: (query: CatalogueQuery, detail?: boolean) => Promise<Page>;
  /** Returns only the products of a query's page, without search terms or facets. */
  readonly list: (query: CatalogueQuery) => Promise<ProductResponse[]>;
  /** Returns products by id, in the given order; missing ones are left out. */
  readonly show: (ids: readonly string[]) => Promise<ProductResponse[]>;
  /** Returns products by slug, in the given order; missing ones are left out. */
  readonly named: (slugs: readonly string[]) => Promise<ProductResponse[]>;
  /** Returns one product by slug or id, or null. */
  readonly product: (slugOrId: string) => Promise<ProductDetailResponse | null>;
  /** Returns all categories by id. */
  readonly categories: () => Promise<ReadonlyMap<string, CategoryRow>>;
  /** Returns the best search hits, or null when nothing matches. */
  readonly search: (q: string) => Promise<Hits | null>;
  /** Clears the caches after a catalogue change. */
  readonly clear: () => void;
  /** Resolves when the columns of a large catalogue have been read once, or reading failed. */
  readonly warm: () => Promise<void>;
};

async function readCategories(db: Db): Promise<ReadonlyMap<string, CategoryRow>> {
  return new Map((await db.select().from(categories)).map((row) => [row.id, row]));
}

/** renewed is called after the columns have been updated: responses made from older columns may be dropped. */
export function createCatalogue(db: Db, renewed: () => void = () => {}): Catalogue {
  const facets = createFacetCache();
  const words = memoize(readVocabulary);
  const stemsOf = createLexer(db);
  const known = memoize(readCategories);
  const store = createColumnStore(undefined, () => {
    facets.clear();
    renewed();
  });
  // A category created a moment ago may be missing from the cache.
  const categoriesOf: CategoriesOf = async (ids) => {
    const rows = await known.get(db);
    if ([...ids].every((id) => rows.has(id))) return rows;
    known.clear();
    return known.get(db);
  };
  const shown = createProductCache(async (ids) => present(db, await readProducts(db, ids), categoriesOf));
  const caches = [facets, words, known, shown];

  const itemsOf = async (ids: readonly string[], detail: boolean) =>
    detail ? presentDetails(db, await readProducts(db, ids, true), categoriesOf) : shown.show(ids);

  /** Executes a query whose search words have been resolved. */
  type QueryPlan = {
    readonly count: () => FacetCounts | Promise<FacetCounts>;
    readonly idsOf: (query: CatalogueQuery) => string[] | Promise<string[]>;
  };
  const inMemory = async (columns: Columns, query: CatalogueQuery): Promise<QueryPlan> => {
    const { q } = query;
    const found = q === '' ? null : await search(db, columnIndex(columns, stemsOf), await words.get(db), q);
    const nothing = q !== '' && found === null;
    const rows = nothing ? emptyBitset(columns.ids.length) : (found?.rows ?? null);
    return { count: () => countColumns(columns, query, rows), idsOf: (asked) => pageIds(columns, asked, found) };
  };
  const inSql = async (query: CatalogueQuery): Promise<QueryPlan> => {
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
      return {
        ...counted,
        facets: serializeFacets(counted.facets),
        items: await itemsOf(ids, detail),
        page,
        pageSize: query.pageSize,
      };
    },
    search: async (q) => {
      const columns = store.columns(db);
      if (!columns) return search(db, hitsIndex(db, SEARCH.products), await words.get(db), q);
      const found = await search(db, columnIndex(columns, stemsOf), await words.get(db), q);
      return found && hitsOf(columns, found, SEARCH.products);
    },
    list: async (query) => shown.show(await findIds(db, query, null)),
    show: shown.show,
    named: async (slugs) => shown.show(await idsOfSlugs(db, slugs)),
    product: async (slugOrId) => {
      const row = await readProduct(db, slugOrId);
      if (!row) return null;
      const [product] = await presentDetails(db, [row], categoriesOf);
      return product ?? null;
    },
    categories: () => known.get(db),
    clear: () => {
      for (const one of caches) one.clear();
      store.expire();
    },
    warm: () => store.warm(db),
  };
}
