import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSeen, type Seen, see } from '../../../src/core/product/recently-viewed.ts';
import { forAll } from '../../support/for-all.ts';

const piece = (slug: string) => ({ slug, name: slug.toUpperCase(), picture: null });

describe('pieces seen lately', () => {
  it('stand once, the last one first, and are at most eight', () => {
    let list: Seen[] = [piece('a')];
    for (const slug of ['b', 'c', 'a', 'd', 'e', 'f', 'g', 'h', 'i']) list = see(list, piece(slug));
    expect(list.map(({ slug }) => slug)).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'a', 'c']);
    expect(readSeen(JSON.stringify(list))).toEqual(list);
  });

  it('are read without trust', () => {
    forAll([fc.oneof(fc.string(), fc.json())], (text) => expect(readSeen(text).length).toBeLessThanOrEqual(8));
    expect(readSeen('[{"slug":"a","name":"A","picture":{"url":"javascript:alert(1)"}}]')).toEqual([piece('a')]);
    expect(readSeen('[{"slug":"a"},{"name":"A"},null,7]')).toEqual([]);
  });
});
