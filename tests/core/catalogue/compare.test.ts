import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCompared, storedCompared, toggleCompared } from '../../../src/core/catalogue/compare.ts';
import { COMPARE } from '../../../src/core/product/constants.ts';
import { comparePath } from '../../../src/core/shop/routes.ts';
import { forAll } from '../../support/for-all.ts';

const slug = fc.stringMatching(/^[a-z\d]+(-[a-z\d]+)*$/).filter((text) => text.length <= 60);
const slugs = fc.uniqueArray(slug, { maxLength: COMPARE.most });

describe('compared products', () => {
  it('survive a round trip through a link', () => {
    forAll([slugs], (list) => {
      const [, text = ''] = comparePath(list).split('?');
      expect(readCompared(new URLSearchParams(text)) ?? []).toEqual(list);
      expect(storedCompared(list.join(','))).toEqual(list);
    });
  });

  it('are at most four, without duplicates', () => {
    forAll(
      [fc.string()],
      (text) => {
        const list = storedCompared(text);
        expect(list.length).toBeLessThanOrEqual(4);
        expect(new Set(list).size).toBe(list.length);
        for (const one of list) expect(one).not.toMatch(/[\s,/?#]/);
      },
      500,
    );
    expect(readCompared(new URLSearchParams('p=a,b,a,,c,d,e'))).toEqual(['a', 'b', 'c', 'd']);
    expect(readCompared(new URLSearchParams('p=../x,%20'))).toBeNull();
  });

  it('are added and removed; a fifth replaces the oldest', () => {
    expect(toggleCompared(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleCompared(['a', 'b'], 'a')).toEqual(['b']);
    expect(toggleCompared(['a', 'b', 'c', 'd'], 'e')).toEqual(['b', 'c', 'd', 'e']);
  });
});
