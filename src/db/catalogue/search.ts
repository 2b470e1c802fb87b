/** The steps of a search: typo correction, prefix match for the last word, fallbacks. The same for SQL and columns. */
import { sql } from 'drizzle-orm';
import { searchWords as wordsOf } from '../../core/catalogue/search.ts';
import type { Db } from '../engine/db.ts';
import { products } from '../schema/products.ts';
import { IS_SHOWN } from './shown.ts';
import type { Vocabulary } from './vocabulary.ts';

/** All of the words (&), or any of them (|). */
export type Join = '&' | '|';

/** A search index; the last word may be a prefix. */
export type Index<Found> = {
  /** Returns null when nothing matches. */
  readonly look: (words: readonly string[], join: Join) => Promise<Found | null>;
  /** True when a word, or one that it is a prefix of, matches anything. */
  readonly has: (word: string) => Promise<boolean>;
};

/** Corrects words without matches; a single word is known to be one already. */
function correctAll(index: Index<unknown>, vocabulary: Vocabulary, words: readonly string[]): Promise<string[]> {
  const alone = words.length === 1;
  const isFound = async (word: string) => !alone && (vocabulary.hasPrefix(word) || (await index.has(word)));
  return Promise.all(words.map(async (word) => ((await isFound(word)) ? word : vocabulary.nearest(word))));
}

/** Returns the words of the product name nearest by trigrams. */
async function nearestName(db: Db, words: readonly string[]): Promise<string[]> {
  const text = words.join(' ');
  const [near] = await db
    .select({ name: products.searchName })
    .from(products)
    .where(sql`${products.searchName} % ${text} and ${IS_SHOWN}`)
    .orderBy(sql`similarity(${products.searchName}, ${text}) desc`, products.id)
    .limit(1);
  return near ? wordsOf(near.name) : [];
}

/**
 * Returns the first match in an index, or null: all words as typed, then with unmatched words corrected, then any of the
 * words, then the nearest name by trigrams.
 */
export async function search<Found>(
  db: Db,
  index: Index<Found>,
  vocabulary: Vocabulary,
  q: string,
): Promise<Found | null> {
  const words = wordsOf(q);
  if (words.length === 0) return null;
  const found = await index.look(words, '&');
  if (found !== null) return found;
  const corrected = await correctAll(index, vocabulary, words);
  const isNew = corrected.some((word, i) => word !== words[i]);
  const later = (isNew ? await index.look(corrected, '&') : null) ?? (await index.look(corrected, '|'));
  if (later !== null) return later;
  const near = await nearestName(db, words);
  return near.length > 0 ? index.look(near, '&') : null;
}
