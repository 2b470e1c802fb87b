/** From a shopper's words to what they find: slips forgiven, the last word a prefix. The same steps in SQL and in memory. */
import { sql } from 'drizzle-orm';
import { searchWords as wordsOf } from '../../core/catalogue/search.ts';
import type { Db } from '../engine/db.ts';
import { products } from '../schema/shop.ts';
import type { Vocabulary } from './vocabulary.ts';

/** All of the words, or any of them. */
export type Join = '&' | '|';

/** Where words are looked up; the last of them may be how a word begins. */
export type Index<Found> = {
  /** null: nothing. */
  readonly look: (words: readonly string[], join: Join) => Promise<Found | null>;
  /** Whether a word alone, or one that begins with it, finds anything. */
  readonly has: (word: string) => Promise<boolean>;
};

/** The words, those corrected that find nothing by themselves: of a single one that is known already. */
function correctAll(index: Index<unknown>, vocabulary: Vocabulary, words: readonly string[]): Promise<string[]> {
  const alone = words.length === 1;
  const isFound = async (word: string) => !alone && (vocabulary.knows(word) || (await index.has(word)));
  return Promise.all(words.map(async (word) => ((await isFound(word)) ? word : vocabulary.nearest(word))));
}

/** Words of the name that is nearest by trigrams. */
async function nearestName(db: Db, words: readonly string[]): Promise<string[]> {
  const text = words.join(' ');
  const [near] = await db
    .select({ name: products.searchName })
    .from(products)
    .where(sql`${products.searchName} % ${text}`)
    .orderBy(sql`similarity(${products.searchName}, ${text}) desc`, products.id)
    .limit(1);
  return near ? wordsOf(near.name) : [];
}

/**
 * The first thing that these words find in an index, or null: nothing matches. All words as typed first, then each word that
 * alone finds nothing corrected, then any of them, and last the nearest name by trigrams.
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
