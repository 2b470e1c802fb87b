/** Product routes: paged catalogue, home lists, the flat lists of lookbook and rooms, one product. */
import type { FastifyInstance } from 'fastify';
import { type CatalogueQuery, EMPTY_QUERY } from '../../core/catalogue/catalogue.ts';
import { CATALOGUE } from '../../core/catalogue/constants.ts';
import { pageShape } from '../../core/catalogue/page-shapes.ts';
import { COPY } from '../../core/shop/copy.ts';
import { CheckedJson, checkedText } from '../http/checked-json.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { Catalogue, Page } from './catalogue.ts';
import { catalogueQuery } from './catalogue-query.ts';
import type { MissCounter } from './miss-counter.ts';

/** How many the lists without parameters hold. */
const LIST_SIZE = 12;

/** True when limit is the only parameter: such requests get a flat list. */
function isFlat(query: Record<string, unknown>): boolean {
  const given = Object.keys(query).filter((name) => query[name] !== undefined);
  return given.length === 1 && given[0] === 'limit';
}

/** True when the request searches the whole catalogue: with a filter, an empty result says little about the words. */
const isPlainSearch = (query: CatalogueQuery) =>
  query.q !== '' && JSON.stringify({ ...query, q: '', page: 1, pageSize: 0, sort: '' }) === PLAIN;
const PLAIN = JSON.stringify({ ...EMPTY_QUERY, q: '', page: 1, pageSize: 0, sort: '' });

/** Returns the response of a page, of which the products were checked. */
function pageJson({ items, ...rest }: Page): CheckedJson {
  const frame = checkedText(pageShape, { success: true, data: { items: [], ...rest } });
  return new CheckedJson(frame.replace('"items":[]', () => `"items":[${items.join()}]`));
}

export function productRoutes(app: FastifyInstance, catalogue: Catalogue, misses: MissCounter): void {
  app.addHook('onResponse', async ({ cacheKey }) => misses.answered(cacheKey));
  const list = async (query: Partial<CatalogueQuery>) => ({
    success: true as const,
    data: await catalogue.list({ ...EMPTY_QUERY, pageSize: LIST_SIZE, ...query }),
  });
  serve(app, 'newProducts', () => list({ isNew: true, sort: 'newest' }));
  serve(app, 'bestSelling', () => list({ sort: 'popular' }));
  serve(app, 'onSale', () => list({ onSale: true }));

  serve(app, 'products', async ({ query }, request) => {
    if (isFlat(query))
      return { products: await catalogue.list({ ...EMPTY_QUERY, pageSize: query.limit ?? CATALOGUE.pageSize }) };
    if (query.slug) return { products: await catalogue.named([...new Set([query.slug].flat())]) };
    const detail = query.detail === 'true' || query.detail === '1';
    const asked = catalogueQuery(query);
    const data = await catalogue.page(asked, detail);
    misses.note(request.cacheKey, data.total === 0 && isPlainSearch(asked) ? asked.q : null);
    return pageJson(data);
  });

  serve(app, 'product', async ({ params }) => {
    const data = await catalogue.product(params.slug);
    if (!data) throw new HttpError(404, COPY.product.notFound);
    return { data };
  });
}
