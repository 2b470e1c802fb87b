/** Spelling correction finds the same words as a comparison with all words. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, typosAllowed } from '../../../src/core/catalogue/search.ts';
import { vocabularyOf } from '../../../src/db/catalogue/vocabulary.ts';
import { forAll } from '../../support/for-all.ts';

const word = fc.string({ unit: fc.constantFrom(...'aelmorst'), minLength: 1, maxLength: 9 });
const counted = fc.uniqueArray(fc.record({ word, count: fc.integer({ min: 1, max: 5 }) }), {
  selector: ({ word }) => word,
  minLength: 20,
  maxLength: 60,
});

describe('the vocabulary', () => {
  it('finds the nearest of all words', () => {
    let corrected = 0;
    const slip = fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('', 'e', 'zz'));
    forAll([counted, slip], (words, [which, where, letters]) => {
      const { word: meant } = words[which % words.length] as { word: string };
      const at = where % (meant.length + 1);
      const typed = meant.slice(0, at) + letters + meant.slice(at + 1);
      const max = typosAllowed(typed);
      const [best] = words
        .map((one) => ({ ...one, slips: editDistance(typed, one.word, max) }))
        .filter(({ slips }) => max > 0 && slips <= max)
        .sort((a, b) => a.slips - b.slips || b.count - a.count || (a.word < b.word ? -1 : 1));
      if (best && best.word !== typed) corrected += 1;
      expect(vocabularyOf(words).nearest(typed)).toBe(best?.word ?? typed);
    });
    expect(corrected).toBeGreaterThan(20);
  });

  it('knows prefixes of known words', () => {
    forAll([counted, word], (words, typed) => {
      expect(vocabularyOf(words).hasPrefix(typed)).toBe(words.some((one) => one.word.startsWith(typed)));
    });
  });

  it('ignores words that are too long', () => {
    const long = 'a'.repeat(41);
    expect(vocabularyOf([{ word: 'a'.repeat(40), count: 1 }]).nearest(long)).toBe(long);
  });
});
