/** Product routes: paged catalogue, home lists, the flat lists of lookbook and rooms, one product. */
import type { FastifyInstance } from 'fastify';
import { type CatalogueQuery, EMPTY_QUERY } from '../../core/catalogue/catalogue.ts';
import { CATALOGUE } from '../../core/catalogue/constants.ts';
import { COPY } from '../../core/shop/copy.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueQuery } from './catalogue-query.ts';

/** How many the lists without parameters hold. */
const LIST_SIZE = 12;

/** True when limit is the only parameter: such requests get a flat list. */
function isFlat(query: Record<string, unknown>): boolean {
  const given = Object.keys(query).filter((name) => query[name] !== undefined);
  return given.length === 1 && given[0] === 'limit';
}

export function productRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  const list = async (query: Partial<CatalogueQuery>) => ({
    success: true as const,
    data: await catalogue.list({ ...EMPTY_QUERY, pageSize: LIST_SIZE, ...query }),
  });
  serve(app, 'newProducts', () => list({ isNew: true, sort: 'newest' }));
  serve(app, 'bestSelling', () => list({ sort: 'popular' }));
  serve(app, 'onSale', () => list({ onSale: true }));

  serve(app, 'products', async ({ query }) => {
    if (isFlat(query))
      return { products: await catalogue.list({ ...EMPTY_QUERY, pageSize: query.limit ?? CATALOGUE.pageSize }) };
    if (query.slug) return { products: await catalogue.named([...new Set([query.slug].flat())]) };
    const detail = query.detail === 'true' || query.detail === '1';
    return { success: true, data: await catalogue.page(catalogueQuery(query), detail) };
  });

  serve(app, 'product', async ({ params }) => {
    const data = await catalogue.product(params.slug);
    if (!data) throw new HttpError(404, COPY.product.notFound);
    return { data };
  });
}
