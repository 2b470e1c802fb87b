import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addViewed, readViewed, type ViewedProduct } from '../../../src/core/product/recently-viewed.ts';
import { forAll } from '../../support/for-all.ts';

const piece = (slug: string) => ({ slug, name: slug.toUpperCase(), picture: null });

describe('recently viewed products', () => {
  it('are unique, the latest first, at most eight', () => {
    let list: ViewedProduct[] = [piece('a')];
    for (const slug of ['b', 'c', 'a', 'd', 'e', 'f', 'g', 'h', 'i']) list = addViewed(list, piece(slug));
    expect(list.map(({ slug }) => slug)).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'a', 'c']);
    expect(readViewed(JSON.stringify(list))).toEqual(list);
  });

  it('are validated when read', () => {
    forAll([fc.oneof(fc.string(), fc.json())], (text) => expect(readViewed(text).length).toBeLessThanOrEqual(8));
    expect(readViewed('[{"slug":"a","name":"A","picture":{"url":"javascript:alert(1)"}}]')).toEqual([piece('a')]);
    expect(readViewed('[{"slug":"a"},{"name":"A"},null,7]')).toEqual([]);
  });
});
