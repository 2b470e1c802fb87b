/** From a shopper's words to a full-text query: slips forgiven, last word a prefix, nothing in it special to SQL. */
import { sql } from 'drizzle-orm';
import { editDistance, typosAllowed, searchWords as wordsOf } from '../../core/search.ts';
import type { Db } from './open.ts';
import { products, searchWords } from './schema.ts';

/** Candidates fetched for one mistyped word. */
const CANDIDATES = 200;

/** Words are letters and digits only, so quoting them is all a tsquery needs. */
function tsquery(words: readonly string[], join: '&' | '|'): string {
  return words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(` ${join} `);
}

async function finds(db: Db, query: string): Promise<boolean> {
  // As an array, so that the index is asked: for 'the first one' a planner would read the table until it comes, if it comes.
  const hits = db
    .select({ one: sql`1` })
    .from(products)
    .where(sql`${products.search} @@ to_tsquery('english', ${query})`);
  const { rows } = (await db.execute(sql`select cardinality(array(${hits})) > 0 as found`)) as unknown as {
    rows: { found: boolean }[];
  };
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

/**
 * A tsquery that finds something for these words, or null: nothing matches. All words as typed first, then each word that
 * alone finds nothing corrected, then any of them, and last the nearest name by trigrams.
 */
export async function resolveQuery(db: Db, q: string): Promise<string | null> {
  const words = wordsOf(q);
  if (words.length === 0) return null;
  const exact = tsquery(words, '&');
  if (await finds(db, exact)) return exact;
  const corrected: string[] = [];
  for (const word of words) corrected.push((await finds(db, tsquery([word], '&'))) ? word : await correct(db, word));
  const all = tsquery(corrected, '&');
  if (await finds(db, all)) return all;
  const any = tsquery(corrected, '|');
  if (await finds(db, any)) return any;
  const text = words.join(' ');
  const [near] = await db
    .select({ name: products.searchName })
    .from(products)
    .where(sql`${products.searchName} % ${text}`)
    .orderBy(sql`similarity(${products.searchName}, ${text}) desc`, products.id)
    .limit(1);
  return near ? tsquery(wordsOf(near.name), '&') : null;
}
