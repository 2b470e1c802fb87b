/** The database's own full-text index: for a catalogue that is not held in memory. */
import { sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { products } from '../schema/shop.ts';
import { fitness, matches } from './conditions.ts';
import type { Index, Join } from './search.ts';

/** Words are letters and digits only, so quoting them is all a tsquery needs: nothing in it is special to SQL. */
export function tsqueryOf(words: readonly string[], join: Join): string {
  return words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(` ${join} `);
}

async function finds(db: Db, tsquery: string): Promise<boolean> {
  // Planned as if all were wanted, so that the index is asked, and read until the first: for 'the first one' alone a planner
  // would read the table until it comes, if it comes.
  const { rows } = (await db.execute(
    sql`with hits as materialized (select 1 from ${products} where ${matches(tsquery)}) select exists(select 1 from hits) as found`,
  )) as unknown as { rows: { found: boolean }[] };
  return rows[0]?.found ?? false;
}

/** Finds the tsquery of words that find something. */
export function tsqueryIndex(db: Db): Index<string> {
  const look = async (words: readonly string[], join: Join) => {
    const tsquery = tsqueryOf(words, join);
    return (await finds(db, tsquery)) ? tsquery : null;
  };
  return { look, has: async (word) => (await look([word], '&')) !== null };
}

/** What a search shows as one types. */
export type Hits = {
  /** Of the best fitting products, the first first. */
  readonly ids: readonly string[];
  /** How many were found in each category, by its id. */
  readonly categories: ReadonlyMap<string, number>;
};

/** Of more than these, the featured and most bought are ranked: bounded work, however many products hold a word. */
const MOST = 100;

/** Finds the products that fit best. */
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
