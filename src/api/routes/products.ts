/** Products: the paged catalogue, the three home lists, the lookbook's flat list, one product. */
import type { FastifyInstance } from 'fastify';
import { type CatalogueQuery, EMPTY_QUERY, readQuery } from '../../core/catalogue.ts';
import { CATALOGUE } from '../../core/constants.ts';
import { COPY } from '../../core/copy.ts';
import type { WireProductDetail } from '../../core/shapes.ts';
import { findPage, findProduct, findProducts, present } from '../db/catalogue.ts';
import type { FacetCache } from '../db/facet-cache.ts';
import type { Db } from '../db/open.ts';
import { Refusal } from '../refusal.ts';
import { serve } from './route.ts';

/** How many the lists without parameters hold. */
const LIST_SIZE = 12;

function parameters(query: Record<string, unknown>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) params.append(name, String(one));
  }
  return params;
}

/** limit is the only parameter: the flat list of §7. */
function isFlat(query: Record<string, unknown>): boolean {
  const given = Object.keys(query).filter((name) => query[name] !== undefined);
  return given.length === 1 && given[0] === 'limit';
}

export function productRoutes(app: FastifyInstance, db: Db, facets: FacetCache): void {
  const list = async (query: Partial<CatalogueQuery>) => {
    const rows = await findProducts(db, { ...EMPTY_QUERY, pageSize: LIST_SIZE, ...query }, null);
    return { success: true as const, data: await present(db, rows) };
  };
  serve(app, 'newProducts', () => list({ isNew: true, sort: 'newest' }));
  serve(app, 'bestSelling', () => list({ sort: 'popular' }));
  serve(app, 'onSale', () => list({ onSale: true }));

  serve(app, 'products', async ({ query }) => {
    if (isFlat(query)) {
      const rows = await findProducts(db, { ...EMPTY_QUERY, pageSize: query.limit ?? CATALOGUE.pageSize }, null);
      return { products: await present(db, rows) };
    }
    const detail = query.detail === 'true' || query.detail === '1';
    return { success: true, data: await findPage(db, readQuery(parameters(query)), detail, facets.count) };
  });

  serve(app, 'product', async ({ params }) => {
    const row = await findProduct(db, params.slug);
    if (!row) throw new Refusal(404, COPY.product.notFound);
    const [data] = await present(db, [row]);
    return { data: data as WireProductDetail };
  });
}
