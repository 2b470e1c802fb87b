/** From a shopper's words to a full-text query: slips forgiven, last word a prefix, nothing in it special to SQL. */
import { sql } from 'drizzle-orm';
import { editDistance, typosAllowed, searchWords as wordsOf } from '../../core/search.ts';
import { matches } from './conditions.ts';
import type { Db } from './open.ts';
import { products, searchWords } from './schema.ts';

/** Candidates fetched for one mistyped word. */
const CANDIDATES = 200;

/** Words are letters and digits only, so quoting them is all a tsquery needs. */
function tsquery(words: readonly string[], join: '&' | '|'): string {
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

/** The known word nearest to a mistyped one: fewest slips, then most used; the word itself when none is near. */
async function correct(db: Db, word: string): Promise<string> {
  const max = typosAllowed(word);
  if (max === 0 || word.length > 40) return word;
  const candidates = await db
    .select()
    .from(searchWords)
    .where(
      sql`length(${searchWords.word}) between ${word.length - max} and ${word.length + max}
        and (${searchWords.word} % ${word} or left(${searchWords.word}, 1) in (${word.slice(0, 1)}, ${word.slice(1, 2)}))`,
    )
    .orderBy(sql`similarity(${searchWords.word}, ${word}) desc, ${searchWords.count} desc`)
    .limit(CANDIDATES);
  const ranked = candidates
    .map((row) => ({ ...row, distance: editDistance(word, row.word, max) }))
    .filter((row) => row.distance <= max)
    .sort((a, b) => a.distance - b.distance || b.count - a.count || a.word.localeCompare(b.word));
  return ranked[0]?.word ?? word;
}

/** Whether a word, or one that begins with it, is in a name or a kind: asked of the few words rather than of all products. */
async function knows(db: Db, word: string): Promise<boolean> {
  const [known] = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.word} like ${`${word}%`}`)
    .limit(1);
  return known !== undefined;
}

/** The words, those corrected that find nothing by themselves: of a single one that is known already. */
function correctAll(db: Db, words: readonly string[]): Promise<string[]> {
  const found = async (word: string) => (await knows(db, word)) || (await finds(db, tsquery([word], '&')));
  const alone = words.length === 1;
  return Promise.all(words.map(async (word) => (!alone && (await found(word)) ? word : correct(db, word))));
}

/**
 * What look finds with the first tsquery that finds something for these words, or null: nothing matches. All words as typed
 * first, then each word that alone finds nothing corrected, then any of them, and last the nearest name by trigrams.
 */
export async function lookFor<T>(db: Db, q: string, look: (tsquery: string) => Promise<T | null>): Promise<T | null> {
  const words = wordsOf(q);
  if (words.length === 0) return null;
  const exact = tsquery(words, '&');
  const found = await look(exact);
  if (found !== null) return found;
  const corrected = await correctAll(db, words);
  for (const next of new Set([tsquery(corrected, '&'), tsquery(corrected, '|')])) {
    const later = next === exact ? null : await look(next);
    if (later !== null) return later;
  }
  const text = words.join(' ');
  const [near] = await db
    .select({ name: products.searchName })
    .from(products)
    .where(sql`${products.searchName} % ${text}`)
    .orderBy(sql`similarity(${products.searchName}, ${text}) desc`, products.id)
    .limit(1);
  return near ? look(tsquery(wordsOf(near.name), '&')) : null;
}

/** A tsquery that finds something for these words, or null: nothing matches. */
export function resolveQuery(db: Db, q: string): Promise<string | null> {
  return lookFor(db, q, async (query) => ((await finds(db, query)) ? query : null));
}
