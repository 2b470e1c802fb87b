/** Search as one types: a few products and categories. */
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { SEARCH } from '../../core/constants.ts';
import { cleanQuery, fold, searchWords } from '../../core/search.ts';
import { present, readProducts } from '../db/catalogue.ts';
import { findHits, type Hit } from '../db/hits.ts';
import type { Db } from '../db/open.ts';
import { categories } from '../db/schema.ts';
import { lookFor } from '../db/search.ts';
import { wireCategory } from '../wire.ts';
import { serve } from './route.ts';

/** Categories that hold what was found, those named by the query first. */
async function findCategories(db: Db, hits: readonly Hit[], words: readonly string[]) {
  const found = Map.groupBy(hits, ({ category }) => category);
  const rows = await db
    .select()
    .from(categories)
    .where(inArray(categories.id, [...found.keys()]));
  const isNamed = (name: string) => words.some((word) => fold(name).startsWith(word));
  const countOf = (id: string) => found.get(id)?.length ?? 0;
  return rows
    .sort((a, b) => Number(isNamed(b.name)) - Number(isNamed(a.name)) || countOf(b.id) - countOf(a.id))
    .slice(0, SEARCH.categories)
    .map((row) => wireCategory(row, countOf(row.id)));
}

export function searchRoutes(app: FastifyInstance, db: Db): void {
  serve(app, 'search', async ({ query }) => {
    const q = cleanQuery(query.q ?? '');
    const hits = await lookFor(db, q, (tsquery) => findHits(db, tsquery));
    if (hits === null) return { products: [], categories: [] };
    const ids = hits.slice(0, SEARCH.products).map(({ id }) => id);
    const [shown, holding] = await Promise.all([
      readProducts(db, ids).then((rows) => present(db, rows)),
      findCategories(db, hits, searchWords(q)),
    ]);
    return { products: shown, categories: holding };
  });
}
