import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEARCH } from '../../../src/core/catalogue/constants.ts';
import {
  cleanQuery,
  editDistance,
  fold,
  readSearch,
  searchWords,
  typosAllowed,
} from '../../../src/core/catalogue/search.ts';
import type { Problem } from '../../../src/core/shop/read.ts';
import { anyText } from '../../support/arbitraries.ts';
import { forAll } from '../../support/for-all.ts';
import { aWireProduct } from '../../support/product.ts';

describe('folded text', () => {
  it.each([
    ['Décor', 'decor'],
    ['BOUCLÉ', 'boucle'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Smørrebrød', 'smorrebrod'],
    ['ﬁg', 'fig'],
  ])('of %s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is idempotent', () => {
    forAll([anyText], (text) => expect(fold(fold(text))).toBe(fold(text)), 500);
  });
});

describe('the words of a query', () => {
  it.each([
    ['  Floor   LAMP ', ['floor', 'lamp']],
    ["o'clock", ['o', 'clock']],
    ['lamp lamp Lamp', ['lamp']],
    ["'; drop table products; --", ['drop', 'table', 'products']],
    ['sofa & !bed | (lamp):*', ['sofa', 'bed', 'lamp']],
    ['🛋️', []],
    ['   ', []],
    ['फर्नीचर', ['फरनचर']],
  ])('"%s" are %o', (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });

  it('are few, unique, and made of letters and digits', () => {
    forAll([fc.oneof(anyText, fc.string({ unit: 'binary', maxLength: 2000 }))], (query) => {
      const words = searchWords(query);
      expect(words.length).toBeLessThanOrEqual(SEARCH.maxWords);
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    });
  });
});

describe('a normalised query', () => {
  it.each(['', ' ', '\n\t ', ' '])('of %j is empty', (query) => {
    expect(cleanQuery(query)).toBe('');
  });

  it(`has at most ${SEARCH.maxLength} characters and no split surrogate pairs`, () => {
    expect(cleanQuery('🛋'.repeat(300))).toBe('🛋'.repeat(SEARCH.maxLength));
    forAll([anyText], (text) => expect(cleanQuery(cleanQuery(text))).toBe(cleanQuery(text)));
  });
});

/** The textbook recursion: slow and evidently correct. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const same = a.at(-1) === b.at(-1);
  let best = distance(a.slice(0, -1), b.slice(0, -1)) + (same ? 0 : 1);
  if (!same) best = Math.min(best, distance(a.slice(0, -1), b) + 1, distance(a, b.slice(0, -1)) + 1);
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    best = Math.min(best, distance(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return best;
}

describe('the edit distance', () => {
  it.each([
    ['lamp', 'lamp', 0],
    ['lmap', 'lamp', 1],
    ['sofaa', 'sofa', 1],
    ['chiar', 'chair', 1],
    ['mirrror', 'mirror', 1],
    ['', 'abc', 3],
    ['lamp', 'sofa', 4],
  ])('%s and %s are %i', (a, b, edits) => {
    expect(editDistance(a, b, 10)).toBe(edits);
  });

  it('matches the textbook recursion, capped at the limit plus one', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    forAll(
      [word, word, fc.integer({ min: 0, max: 4 })],
      (a, b, max) => expect(editDistance(a, b, max)).toBe(Math.min(distance(a, b), max + 1)),
      1500,
    );
  });
});

describe('the tolerated typos', () => {
  it.each([
    ['ab', 0],
    ['abc', 1],
    ['lamps', 1],
    ['mirror', 2],
  ])('in %s are %i', (word, slips) => {
    expect(typosAllowed(word)).toBe(slips);
  });
});

describe('a search response', () => {
  const products = [aWireProduct()];
  const categories = [{ _id: 'c1', name: 'Lighting' }];

  it.each([{ products, categories }, { data: { products, categories } }])('is read from %o', (body) => {
    const read = readSearch(body);
    expect(read?.products.map(({ id }) => id)).toEqual(['p1']);
    expect(read?.categories.map(({ id }) => id)).toEqual(['c1']);
  });

  it('may hold only one of the two lists', () => {
    expect(readSearch({ products })).toMatchObject({ categories: [] });
    expect(readSearch({ categories })).toMatchObject({ products: [] });
    expect(readSearch({})).toBeNull();
  });

  it('drops and reports unreadable items', () => {
    const problems: Problem[] = [];
    readSearch({ products: [...products, {}], categories: [{}] }, (problem) => problems.push(problem));
    expect(problems.map(({ where }) => where)).toEqual(['products[1]', 'categories[0]']);
  });

  it('of any JSON is complete or null, never a throw', () => {
    const odd = fc.record({ products: fc.jsonValue(), categories: fc.jsonValue() });
    forAll([fc.oneof(fc.jsonValue(), odd)], (body) => {
      const read = readSearch(body);
      expect(JSON.parse(JSON.stringify(read))).toEqual(read);
    });
  });
});
