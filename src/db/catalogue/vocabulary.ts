/** The words of product names and kinds in memory, for spelling correction. */
import { sql } from 'drizzle-orm';
import { editDistance, typosAllowed } from '../../core/catalogue/search.ts';
import type { Db } from '../engine/db.ts';
import { searchWords } from '../schema/visits.ts';
import { onesIn } from './engines/columns/bitset.ts';

export type Vocabulary = {
  /** True when a word, or one that it is a prefix of, occurs in a name or kind. */
  readonly hasPrefix: (word: string) => boolean;
  /** Returns the known word with the fewest edits, then the most used; the word itself when none is near. */
  readonly nearest: (word: string) => string;
};

type Word = { readonly word: string; readonly count: number; readonly letters: number };

const LONGEST = 40;

/** The set of letters in a word as bits; one edit changes at most two. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

export function vocabularyOf(counted: readonly { readonly word: string; readonly count: number }[]): Vocabulary {
  const words: readonly Word[] = counted
    .map(({ word, count }) => ({ word, count, letters: lettersOf(word) }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
  const byLength = Map.groupBy(words, ({ word }) => word.length);
  return {
    hasPrefix: (word) => {
      let from = 0;
      let to = words.length;
      while (from < to) {
        const middle = (from + to) >>> 1;
        if ((words[middle] as Word).word < word) from = middle + 1;
        else to = middle;
      }
      return words[from]?.word.startsWith(word) ?? false;
    },
    nearest: (word) => {
      const max = typosAllowed(word);
      if (max === 0 || word.length > LONGEST) return word;
      const letters = lettersOf(word);
      let best: Word | null = null;
      let slips = max + 1;
      for (let length = word.length - max; length <= word.length + max; length++) {
        for (const one of byLength.get(length) ?? []) {
          if (onesIn(one.letters ^ letters) > 2 * max) continue;
          const distance = editDistance(word, one.word, max);
          if (distance > max || distance > slips) continue;
          if (distance < slips || best === null || isBetter(one, best)) best = one;
          slips = distance;
        }
      }
      return best?.word ?? word;
    },
  };
}

const isBetter = (a: Word, b: Word) => a.count > b.count || (a.count === b.count && a.word < b.word);

export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const { word, count } = searchWords;
  const { rows } = (await db.execute(
    sql`select coalesce(json_object_agg(${word}, ${count}), '{}')::text as words from ${searchWords}`,
  )) as unknown as { rows: [{ words: string }] };
  const counts = JSON.parse(rows[0].words) as Record<string, number>;
  return vocabularyOf(Object.entries(counts).map(([word, count]) => ({ word, count })));
}
