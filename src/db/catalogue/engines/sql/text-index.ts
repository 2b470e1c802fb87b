/** Full-text search in the database, for catalogues that are not held in memory. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db.ts';
import { products } from '../../../schema/products.ts';
import type { Index, Join } from '../../search.ts';
import type { Hits } from '../engine.ts';
import { fitness, matches } from './conditions.ts';

/** Builds a tsquery. Words contain only letters and digits, so quoting suffices. */
export function tsqueryOf(words: readonly string[], join: Join): string {
  return words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(` ${join} `);
}

async function hasMatches(db: Db, tsquery: string): Promise<boolean> {
  // Materialized so that the planner uses the index: for a single row it would scan the table until the first match.
  const { rows } = (await db.execute(
    sql`with hits as materialized (select 1 from ${products} where ${matches(tsquery)}) select exists(select 1 from hits) as found`,
  )) as unknown as { rows: { found: boolean }[] };
  return rows[0]?.found ?? false;
}

/** Index whose result is the tsquery of words that match. */
export function tsqueryIndex(db: Db): Index<string> {
  const look = async (words: readonly string[], join: Join) => {
    const tsquery = tsqueryOf(words, join);
    return (await hasMatches(db, tsquery)) ? tsquery : null;
  };
  return { look, has: async (word) => (await look([word], '&')) !== null };
}

/** At most this many matches, chosen by featured and popularity, are ranked, to bound the work. */
const MOST = 100;

/** Returns the best matching products. */
export function hitsIndex(db: Db, most: number): Index<Hits> {
  const order = sql`is_featured desc nulls last, popularity desc nulls last, id`;
  return {
    ...tsqueryIndex(db),
    look: async (words, join) => {
      const tsquery = tsqueryOf(words, join);
      const { rows } = (await db.execute(sql`
        with hits as materialized (
          select id, category_id, search, is_featured, popularity from ${products}
          where ${matches(tsquery)} order by ${order} limit ${MOST}
        )
        select id, category_id as category from hits order by ${fitness(sql`search`, tsquery)} desc, ${order}`)) as unknown as {
        rows: { id: string; category: string }[];
      };
      if (rows.length === 0) return null;
      const categories = Map.groupBy(rows, ({ category }) => category);
      return {
        ids: rows.slice(0, most).map(({ id }) => id),
        categories: new Map([...categories].map(([id, { length }]) => [id, length])),
      };
    },
  };
}
