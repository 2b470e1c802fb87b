/** Reads the catalogue by the engine for its size, and caches frequent reads until the catalogue changes. */
import { type CatalogueQuery, pageCount } from '../../core/catalogue/catalogue.ts';
import { type FacetsResponse, itemShape } from '../../core/catalogue/page-shapes.ts';
import type { ProductDetailResponse, ProductResponse } from '../../core/catalogue/shapes.ts';
import type { Hits } from '../../db/catalogue/engines/engine.ts';
import { createEngines } from '../../db/catalogue/engines/engines.ts';
import { createFacetCache } from '../../db/catalogue/facet-cache.ts';
import { idsOfSlugs, readProduct, readProducts } from '../../db/catalogue/product-rows.ts';
import type { CategoryRow } from '../../db/catalogue/rows.ts';
import type { Database, Db } from '../../db/engine/db.ts';
import { memoize } from '../../db/engine/memoize.ts';
import { categories } from '../../db/schema/entries.ts';
import { checkedText } from '../http/checked-json.ts';
import { type CategoriesOf, type NamedStore, present, presentDetails } from './present.ts';
import { createProductCache } from './product-cache.ts';
import { serializeFacets } from './serializers.ts';

export type Page = {
  /** JSON of the products, checked by their shapes. */
  readonly items: string[];
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

/**
 * renewed is called after the columns have been updated: responses made from older columns may be dropped. stores: where
 * orders are collected, read at each use.
 */
export function createCatalogue(
  { readDb: db, embedded }: Database,
  renewed: () => void = () => {},
  stores: () => readonly NamedStore[] = () => [],
): Catalogue {
  const facets = createFacetCache();
  const known = memoize(readCategories);
  const clear = () => {
    facets.clear();
    renewed();
  };
  // The embedded database tells of a change with its commit.
  const engines = createEngines(db, clear, embedded);
  // A category created a moment ago may be missing from the cache.
  const categoriesOf: CategoriesOf = async (ids) => {
    const rows = await known.get(db);
    if ([...ids].every((id) => rows.has(id))) return rows;
    known.clear();
    return known.get(db);
  };
  const shown = createProductCache(
    async (ids) => present(db, await readProducts(db, ids), categoriesOf),
    (product) => checkedText(itemShape, product),
  );
  const caches = [facets, known, shown];

  const detailsOf = async (ids: readonly string[]) =>
    (await presentDetails(db, await readProducts(db, ids, true), categoriesOf, stores())).map((product) =>
      checkedText(itemShape, product),
    );

  return {
    page: async (query, detail = false) => {
      const { count, idsOn } = await engines.current().plan(query);
      const counted = await facets.count(query, count);
      const page = Math.min(query.page, pageCount(counted.total, query.pageSize));
      const ids = counted.total === 0 ? [] : await idsOn(page);
      return {
        ...counted,
        facets: serializeFacets(counted.facets),
        items: detail ? await detailsOf(ids) : await shown.texts(ids),
        page,
        pageSize: query.pageSize,
      };
    },
    search: (q) => engines.current().search(q),
    list: async (query) => {
      const { idsOn } = await engines.sql.plan(query);
      return shown.show(await idsOn(query.page));
    },
    show: shown.show,
    named: async (slugs) => shown.show(await idsOfSlugs(db, slugs)),
    product: async (slugOrId) => {
      const row = await readProduct(db, slugOrId);
      if (!row) return null;
      const [product] = await presentDetails(db, [row], categoriesOf, stores());
      return product ?? null;
    },
    categories: () => known.get(db),
    clear: () => {
      for (const one of caches) one.clear();
      engines.expire();
    },
    warm: () => engines.warm(),
  };
}
