import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WISHLIST } from '../../../src/core/shop/constants.ts';
import {
  addItem,
  changeSince,
  hasItem,
  type Kept,
  type KeptItem,
  parseKept,
  readItem,
  reconcile,
  removeItem,
  samePieces,
  sharedSlugs,
  unite,
} from '../../../src/core/wishlist/local-wishlist.ts';
import { forAll } from '../../support/for-all.ts';

const item = (slug: string, day = 1, more: Partial<KeptItem> = {}): KeptItem => ({
  slug,
  addedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
  name: slug,
  price: null,
  inStock: null,
  ...more,
});
const slugs = (list: Kept) => list.map(({ slug }) => slug);
const lists = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
  .map((names) => names.map((name) => item(name)));
const rupees = (amount: number) => ({ amount, currency: 'INR' as const });

describe('a piece', () => {
  it('is put first, and once', () => {
    const list = addItem(addItem([], item('a')), item('b'));
    expect(slugs(list)).toEqual(['b', 'a']);
    expect(addItem(list, item('a', 9))).toBe(list);
  });

  it('finds no room on a full list', () => {
    const full = Array.from({ length: WISHLIST.max }, (_, index) => item(`piece-${index}`));
    expect(addItem(full, item('one-more'))).toBe(full);
    expect(addItem(full.slice(1), item('one-more'))).toHaveLength(WISHLIST.max);
  });

  it('is taken off alone', () => {
    expect(slugs(removeItem([item('a'), item('b')], 'a'))).toEqual(['b']);
  });
});

describe('two lists', () => {
  it('are united newest first, with the earlier date and what either knew', () => {
    const mine = [item('a', 5, { name: '', price: rupees(100) }), item('b', 2)];
    const theirs = [item('a', 3, { name: 'Lamp', inStock: true }), item('c', 9)];
    expect(unite(mine, theirs)).toEqual([
      item('c', 9),
      item('a', 3, { name: 'Lamp', price: rupees(100), inStock: true }),
      item('b', 2),
    ]);
  });

  it('lose nothing and gain nothing by union', () => {
    forAll([lists, lists], (mine, theirs) => {
      const both = unite(mine, theirs);
      expect(new Set(slugs(both))).toEqual(new Set([...slugs(mine), ...slugs(theirs)]));
      expect(new Set(slugs(both)).size).toBe(both.length);
    });
  });

  it('are brought together: what either took off is off, what either added is on', () => {
    const base = ['a', 'b', 'c'];
    const mine = [item('a'), item('b'), item('mine')];
    const theirs = [item('a'), item('c'), item('theirs')];
    expect(slugs(reconcile(base, mine, theirs)).sort()).toEqual(['a', 'mine', 'theirs']);
  });

  it('are their union when they never met', () => {
    forAll([lists, lists], (mine, theirs) => {
      expect(reconcile([], mine, theirs)).toEqual(unite(mine, theirs));
    });
  });

  it('agree when brought together again', () => {
    forAll([lists, lists, lists], (start, mine, theirs) => {
      const both = reconcile(slugs(start), mine, theirs);
      expect(samePieces(reconcile(slugs(both), both, both), both)).toBe(true);
    });
  });
});

describe('a stored list', () => {
  it.each([undefined, '', '{', 'null', '42', '{"a":1}', '[[[[', '"x"'])('that is %s is empty', (text) => {
    expect(parseKept(text)).toEqual([]);
  });

  it('is repaired: bad pieces go, twins are one, bad facts are unknown', () => {
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
    expect(parseKept(JSON.stringify(poisoned))).toEqual([
      { slug: 'lamp', addedAt: new Date(0).toISOString(), name: '7', price: null, inStock: null },
      { slug: 'chair', addedAt: new Date(0).toISOString(), name: '', price: null, inStock: null },
    ]);
  });

  it('comes back as it went', () => {
    const list = [item('a', 3, { price: rupees(571_000), inStock: true }), item('b')];
    expect(parseKept(JSON.stringify(list))).toEqual(list);
  });

  it('of any JSON is a list of whole pieces, never a throw', () => {
    forAll([fc.jsonValue()], (body) => {
      for (const one of parseKept(JSON.stringify(body))) expect(readItem(one)).toEqual(one);
    });
  });

  it('is never longer than a list may be', () => {
    const long = Array.from({ length: WISHLIST.max * 2 }, (_, index) => `piece-${index}`);
    expect(parseKept(JSON.stringify(long))).toHaveLength(WISHLIST.max);
  });
});

describe('a shared address', () => {
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

describe('what has changed since', () => {
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

  it('is nothing where nothing was known', () => {
    expect(changeSince({ price: null, inStock: null }, { price: rupees(1), inStock: false })).toEqual({
      price: null,
      stock: null,
    });
    expect(changeSince({ price: null, inStock: false }, { price: rupees(1), inStock: true }).stock).toBe('back');
  });

  it('control: hasItem tells', () => {
    expect([hasItem([item('a')], 'a'), hasItem([item('a')], 'b')]).toEqual([true, false]);
  });
});
