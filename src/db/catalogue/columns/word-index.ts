/** The words of a large catalogue's columns as an index: what they find is found in memory. */
import type { Lexer } from '../lexer.ts';
import type { Index } from '../search.ts';
import type { Columns } from './columns.ts';
import { type Found, findTerms, type Term } from './found.ts';

export function columnIndex(columns: Columns, stemsOf: Lexer): Index<Found> {
  const look: Index<Found>['look'] = async (words, join) => {
    const stems = await stemsOf(words);
    const terms = stems.flatMap((some, i) => some.map((stem): Term => ({ stem, whole: i < words.length - 1 })));
    return findTerms(columns, terms, join);
  };
  return { look, has: async (word) => (await look([word], '&')) !== null };
}
