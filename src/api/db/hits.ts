/** What a search shows as one types: bounded work, however many products hold a word or begin with a letter. */
import { sql } from 'drizzle-orm';
import { fitness, matches } from './conditions.ts';
import type { Db } from './open.ts';
import { products } from './schema.ts';

/** Ids of a product and of its category. */
export type Hit = { readonly id: string; readonly category: string };

/** Of more than these, the featured and most bought are ranked; the list of the catalogue ranks all. */
const MOST = 100;

/** Products that a tsquery finds, the best fitting first; null when it finds none. */
export async function findHits(db: Db, tsquery: string): Promise<readonly Hit[] | null> {
  const order = sql`is_featured desc nulls last, popularity desc nulls last, id`;
  const { rows } = (await db.execute(sql`
    with hits as materialized (
      select id, category_id, search, is_featured, popularity from ${products}
      where ${matches(tsquery)} order by ${order} limit ${MOST}
    )
    select id, category_id as category from hits order by ${fitness(sql`search`, tsquery)} desc, ${order}`)) as unknown as {
    rows: Hit[];
  };
  return rows.length > 0 ? rows : null;
}
