import { describe, expect, it } from 'vitest';
import { pageKindOf, ROUTES } from '../../../src/core/shop/routes.ts';

describe('the kind of a page', () => {
  it.each([
    ['/', 'home'],
    ['/home', 'home'],
    ['/shop', 'list'],
    ['/category/lighting', 'list'],
    ['/collections/calm', 'list'],
    ['/collections/', 'reading'],
    ['/product/elegant-lamp', 'product'],
    ['/room-single3', 'room'],
    ['/room-single12', 'room'],
    ['/cart', 'buying'],
    ['/checkout', 'checkout'],
    ['/account/orders', 'account'],
    ['/journal/care-of-oak-and-linen', 'reading'],
    ['/constructor', 'reading'],
    ['', 'home'],
  ])('at %s is %s', (path, kind) => {
    expect(pageKindOf(path)).toBe(kind);
  });

  it('is reading only for editorial pages', () => {
    const read = Object.values(ROUTES)
      .map(({ path }) => path)
      .filter((path) => pageKindOf(path) === 'reading');
    expect(read.sort()).toEqual(
      [
        'newsletter',
        'journal',
        'faq',
        'contact',
        'stores',
        'privacy',
        'terms',
        'returns',
        'shipping',
        'about',
        'press',
        'accessibility',
        'offline',
        'notFound',
      ]
        .map((name) => ROUTES[name as keyof typeof ROUTES].path)
        .sort(),
    );
  });
});
