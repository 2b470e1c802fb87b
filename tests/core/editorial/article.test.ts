import { describe, expect, it } from 'vitest';
import {
  type Article,
  isPublished,
  longDate,
  newestFirst,
  readTime,
  relatedTo,
} from '../../../src/core/editorial/article.ts';

const article = (slug: string, more: Partial<Article> = {}): Article => ({
  slug,
  title: slug,
  category: 'Care',
  date: '2026-01-01',
  author: 'A',
  teaser: '',
  cover: { url: '/a.jpg', hash: null, alt: '', width: null, height: null, tint: null },
  tags: [],
  draft: false,
  words: 0,
  passages: [],
  ...more,
});

describe('an article', () => {
  it('takes as long as its words do', () => {
    expect([0, 1, 200, 201, 2400].map(readTime)).toEqual(['1 Min', '1 Min', '1 Min', '2 Min', '12 Min']);
  });

  it('is dated as the specification writes it', () => {
    expect(longDate('2022-07-21')).toBe('July 21, 2022');
  });

  it('is published from its day on, and a draft never', () => {
    expect(isPublished({ draft: false, date: '2026-01-02' }, '2026-01-01')).toBe(false);
    expect(isPublished({ draft: false, date: '2026-01-02' }, '2026-01-02')).toBe(true);
    expect(isPublished({ draft: true, date: '2020-01-01' }, '2026-01-02')).toBe(false);
  });

  it('stands before older ones, and those of a day by name', () => {
    const all = [article('b'), article('a'), article('c', { date: '2026-02-01' })];
    expect(newestFirst(all).map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
  });

  it('is related to what shares its tags and category, newest first among equals, and never to itself', () => {
    const one = article('one', { tags: ['oak', 'care'] });
    const all = [
      one,
      article('none', { category: 'Other', date: '2026-03-01' }),
      article('same-category'),
      article('tags', { tags: ['oak', 'care'], category: 'Other' }),
      article('all', { tags: ['oak', 'care'] }),
    ];
    expect(relatedTo(one, all, 3).map(({ slug }) => slug)).toEqual(['all', 'tags', 'same-category']);
  });
});
