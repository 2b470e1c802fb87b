/** Search suggestions: a few products and categories. */
import type { FastifyInstance } from 'fastify';
import { SEARCH } from '../../core/catalogue/constants.ts';
import { cleanQuery, fold, searchWords } from '../../core/catalogue/search.ts';
import type { Hits } from '../../db/catalogue/engines/engine.ts';
import type { CategoryRow } from '../../db/catalogue/rows.ts';
import { serve } from '../http/route.ts';
import type { Catalogue } from './catalogue.ts';
import { serializeCategory } from './entry-serializers.ts';

/** Returns the categories of the hits, those named by the query first. */
function categoriesWith(found: Hits['categories'], words: readonly string[], rows: ReadonlyMap<string, CategoryRow>) {
  const isNamed = (name: string) => words.some((word) => fold(name).startsWith(word));
  const countOf = (id: string) => found.get(id) ?? 0;
  return [...found.keys()]
    .flatMap((id) => rows.get(id) ?? [])
    .sort((a, b) => Number(isNamed(b.name)) - Number(isNamed(a.name)) || countOf(b.id) - countOf(a.id))
    .slice(0, SEARCH.categories)
    .map((row) => serializeCategory(row, countOf(row.id)));
}

export function searchRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  serve(app, 'search', async ({ query }) => {
    const q = cleanQuery(query.q ?? '');
    const hits = await catalogue.search(q);
    if (hits === null) return { products: [], categories: [] };
    const [products, rows] = await Promise.all([catalogue.show(hits.ids), catalogue.categories()]);
    return { products, categories: categoriesWith(hits.categories, searchWords(q), rows) };
  });
}
