/** Which search terms may be counted when they found nothing. Pure. */
import { MISSES } from '../merchant/constants.ts';
import { searchWords } from './search.ts';

/** Addresses, telephone numbers, PIN codes and order numbers are personal: they are not stored. */
const PERSONAL = /@|\d[\d\s().+-]{4,}\d|\bar-?[a-z\d]{9}\b/i;

/** The folded words of a query; null when it may be personal or has none. Long terms are cut at a word. */
export function missTerm(query: string): string | null {
  if (PERSONAL.test(query)) return null;
  const words: string[] = [];
  for (const word of searchWords(query)) {
    if ([...words, word].join(' ').length > MISSES.maxLength) break;
    words.push(word);
  }
  return words.length === 0 ? null : words.join(' ');
}
