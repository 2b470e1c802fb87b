import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WISHLIST } from '../../../src/core/wishlist/constants.ts';
import {
  addItem,
  changeSince,
  hasItem,
  type LocalWishlist,
  type LocalWishlistItem,
  mergeLocalWishlists,
  readItem,
  reconcile,
  removeItem,
  samePieces,
  sharedSlugs,
} from '../../../src/core/wishlist/local-wishlist.ts';
import { parseLocalWishlist } from '../../../src/core/wishlist/reader.ts';
import { forAll } from '../../support/for-all.ts';

const item = (slug: string, day = 1, more: Partial<LocalWishlistItem> = {}): LocalWishlistItem => ({
  slug,
  addedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
  name: slug,
  price: null,
  inStock: null,
  ...more,
});
const slugs = (list: LocalWishlist) => list.map(({ slug }) => slug);
const lists = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
  .map((names) => names.map((name) => item(name)));
const rupees = (amount: number) => ({ amount, currency: 'INR' as const });

describe('a product', () => {
  it('is added first, and once', () => {
    const list = addItem(addItem([], item('a')), item('b'));
    expect(slugs(list)).toEqual(['b', 'a']);
    expect(addItem(list, item('a', 9))).toBe(list);
  });

  it('is not added to a full list', () => {
    const full = Array.from({ length: WISHLIST.max }, (_, index) => item(`piece-${index}`));
    expect(addItem(full, item('one-more'))).toBe(full);
    expect(addItem(full.slice(1), item('one-more'))).toHaveLength(WISHLIST.max);
  });

  it('is removed alone', () => {
    expect(slugs(removeItem([item('a'), item('b')], 'a'))).toEqual(['b']);
  });
});

describe('two lists', () => {
  it('are merged newest first, with the earlier date and all known data', () => {
    const mine = [item('a', 5, { name: '', price: rupees(100) }), item('b', 2)];
    const theirs = [item('a', 3, { name: 'Lamp', inStock: true }), item('c', 9)];
    expect(mergeLocalWishlists(mine, theirs)).toEqual([
      item('c', 9),
      item('a', 3, { name: 'Lamp', price: rupees(100), inStock: true }),
      item('b', 2),
    ]);
  });

  it('keep exactly their products when merged', () => {
    forAll([lists, lists], (mine, theirs) => {
      const both = mergeLocalWishlists(mine, theirs);
      expect(new Set(slugs(both))).toEqual(new Set([...slugs(mine), ...slugs(theirs)]));
      expect(new Set(slugs(both)).size).toBe(both.length);
    });
  });

  it('are reconciled: removals and additions of both apply', () => {
    const base = ['a', 'b', 'c'];
    const mine = [item('a'), item('b'), item('mine')];
    const theirs = [item('a'), item('c'), item('theirs')];
    expect(slugs(reconcile(base, mine, theirs)).sort()).toEqual(['a', 'mine', 'theirs']);
  });

  it('are merged when they share no base', () => {
    forAll([lists, lists], (mine, theirs) => {
      expect(reconcile([], mine, theirs)).toEqual(mergeLocalWishlists(mine, theirs));
    });
  });

  it('are equal once reconciled', () => {
    forAll([lists, lists, lists], (start, mine, theirs) => {
      const both = reconcile(slugs(start), mine, theirs);
      expect(samePieces(reconcile(slugs(both), both, both), both)).toBe(true);
    });
  });
});

describe('a stored list', () => {
  it.each([
    undefined,
    '',
    '{',
    'null',
    '42',
    '{"a":1}',
    '[[[[',
    '"x"',
    '[null]',
    '[{"slug":"../../x"},{"slug":"a b"}]',
  ])('that is %s is empty', (text) => {
    expect(parseLocalWishlist(text)).toEqual([]);
  });

  it('is repaired: invalid and duplicate items are dropped, invalid data is unknown', () => {
    const poisoned = [
      null,
      { slug: '' },
      { slug: 'a b' },
      { slug: '../x' },
      { slug: 'x'.repeat(WISHLIST.slugMax + 1) },
      { slug: 'lamp', addedAt: 'yesterday', price: { amount: -1 }, inStock: 'yes', name: 7 },
      { slug: 'lamp', name: 'Twin' },
      'chair',
    ];
    expect(parseLocalWishlist(JSON.stringify(poisoned))).toEqual([
      { slug: 'lamp', addedAt: new Date(0).toISOString(), name: '7', price: null, inStock: null },
      { slug: 'chair', addedAt: new Date(0).toISOString(), name: '', price: null, inStock: null },
    ]);
  });

  it('survives a round trip', () => {
    const list = [item('a', 3, { price: rupees(571_000), inStock: true }), item('b')];
    expect(parseLocalWishlist(JSON.stringify(list))).toEqual(list);
  });

  it('of any JSON is a list of complete items, never a throw', () => {
    forAll([fc.jsonValue()], (body) => {
      for (const one of parseLocalWishlist(JSON.stringify(body))) expect(readItem(one)).toEqual(one);
    });
  });

  it('never exceeds the maximum', () => {
    const long = Array.from({ length: WISHLIST.max * 2 }, (_, index) => `piece-${index}`);
    expect(parseLocalWishlist(JSON.stringify(long))).toHaveLength(WISHLIST.max);
  });
});

describe('a shared link', () => {
  it.each([
    ['?items=a,b', ['a', 'b']],
    ['?items=a,,a, ,%20b', ['a', 'b']],
    ['?items=', []],
    ['?other=1', null],
    ['', null],
  ])('%s names %o', (search, expected) => {
    expect(sharedSlugs(search)).toEqual(expected);
  });
});

describe('changes since saving', () => {
  const seen = { price: rupees(500), inStock: true };
  it.each([
    [
      { price: rupees(400), inStock: true },
      { price: { way: 'lower', by: rupees(100) }, stock: null },
    ],
    [
      { price: rupees(550), inStock: false },
      { price: { way: 'higher', by: rupees(50) }, stock: 'gone' },
    ],
    [
      { price: null, inStock: true },
      { price: null, stock: null },
    ],
    [
      { price: { amount: 9, currency: 'USD' as const }, inStock: true },
      { price: null, stock: null },
    ],
  ])('%o', (now, expected) => {
    expect(changeSince(seen, now)).toEqual(expected);
  });

  it('are empty where nothing was known', () => {
    expect(changeSince({ price: null, inStock: null }, { price: rupees(1), inStock: false })).toEqual({
      price: null,
      stock: null,
    });
    expect(changeSince({ price: null, inStock: false }, { price: rupees(1), inStock: true }).stock).toBe('back');
  });

  it('control: hasItem distinguishes', () => {
    expect([hasItem([item('a')], 'a'), hasItem([item('a')], 'b')]).toEqual([true, false]);
  });
});
