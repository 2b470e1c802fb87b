/** The search index over the columns of a large catalogue. */
import type { Lexer } from '../../lexer.ts';
import type { Index } from '../../search.ts';
import type { Columns } from './columns.ts';
import { findTerms, type SearchMatches, type Term } from './found.ts';

export function columnIndex(columns: Columns, stemsOf: Lexer): Index<SearchMatches> {
  const look: Index<SearchMatches>['look'] = async (words, join) => {
    const stems = await stemsOf(words);
    const terms = stems.flatMap((some, i) => some.map((stem): Term => ({ stem, whole: i < words.length - 1 })));
    return findTerms(columns, terms, join);
  };
  return { look, has: async (word) => (await look([word], '&')) !== null };
}
