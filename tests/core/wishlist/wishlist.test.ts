import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ignore, type Problem } from '../../../src/core/shop/read.ts';
import { WISHLIST } from '../../../src/core/wishlist/constants.ts';
import { mergeWishlists, readWishlist, type WishlistItem } from '../../../src/core/wishlist/wishlist.ts';
import { forAll } from '../../support/for-all.ts';

const at = (slug: string, day: number): WishlistItem => ({
  slug,
  addedAt: `2026-01-${String(day).padStart(2, '0')}T10:00:00.000Z`,
});
const anyItem = fc.record({ slug: fc.constantFrom('a', 'b', 'c', 'd', 'e'), day: fc.integer({ min: 1, max: 28 }) });
const anyList = fc.array(anyItem).map((items) => items.map(({ slug, day }) => at(slug, day)));

describe('two merged wishlists', () => {
  it('hold each product once, with its earliest date, newest first', () => {
    expect(mergeWishlists([at('a', 3), at('b', 2)], [at('a', 1), at('c', 4)])).toEqual([
      at('c', 4),
      at('b', 2),
      at('a', 1),
    ]);
  });

  it('are commutative and idempotent', () => {
    forAll([anyList, anyList], (one, other) => {
      const merged = mergeWishlists(one, other);
      expect(mergeWishlists(other, one)).toEqual(merged);
      expect(mergeWishlists(merged, one)).toEqual(merged);
      expect(new Set(merged.map(({ slug }) => slug))).toEqual(new Set([...one, ...other].map(({ slug }) => slug)));
    });
  });

  it('are capped at the maximum, without the oldest', () => {
    const many = Array.from({ length: WISHLIST.max + 5 }, (_, i) => ({
      slug: `piece-${i}`,
      addedAt: new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString(),
    }));
    const merged = mergeWishlists(many, []);
    expect(merged).toHaveLength(WISHLIST.max);
    expect(merged[0]?.slug).toBe(`piece-${WISHLIST.max + 4}`);
    expect(merged.at(-1)?.slug).toBe('piece-5');
  });
});

describe('a wishlist', () => {
  const EPOCH = '1970-01-01T00:00:00.000Z';
  it.each([
    [{ items: [at('a', 1)] }, [at('a', 1)]],
    [{ data: { wishlist: [{ url_key: 'a', createdAt: '2026-01-01T15:30:00+05:30' }] } }, [at('a', 1)]],
    [
      ['b', 'a', 'b'],
      [
        { slug: 'a', addedAt: EPOCH },
        { slug: 'b', addedAt: EPOCH },
      ],
    ],
    [{ items: [{ slug: 'a', addedAt: 'yesterday' }] }, [{ slug: 'a', addedAt: EPOCH }]],
    [{ items: [] }, []],
    [null, null],
    ['a', null],
  ])('of %j is read', (body, items) => {
    expect(readWishlist(body, ignore)).toEqual(items);
  });

  it('drops and reports unreadable items', () => {
    const problems: Problem[] = [];
    const items = [at('a', 1), {}, { slug: 'x'.repeat(WISHLIST.slugMax + 1) }];
    expect(readWishlist({ items }, (problem) => problems.push(problem))).toEqual([at('a', 1)]);
    expect(problems).toHaveLength(2);
  });

  it('of any JSON is a list or null, never a throw', () => {
    forAll([fc.jsonValue()], (body) => {
      const read = readWishlist(body, ignore);
      expect(JSON.parse(JSON.stringify(read))).toEqual(read);
    });
  });
});
