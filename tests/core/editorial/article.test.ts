import { describe, expect, it } from 'vitest';
import {
  type Article,
  isPublished,
  longDate,
  newestFirst,
  readTime,
  relatedTo,
  tagsOf,
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
  it('has a reading time proportional to its words', () => {
    expect([0, 1, 200, 201, 2400].map(readTime)).toEqual(['1 Min', '1 Min', '1 Min', '2 Min', '12 Min']);
  });

  it('has a long date', () => {
    expect(longDate('2022-07-21')).toBe('July 21, 2022');
  });

  it('is published from its date on, and never as a draft', () => {
    expect(isPublished({ draft: false, date: '2026-01-02' }, '2026-01-01')).toBe(false);
    expect(isPublished({ draft: false, date: '2026-01-02' }, '2026-01-02')).toBe(true);
    expect(isPublished({ draft: true, date: '2020-01-01' }, '2026-01-02')).toBe(false);
  });

  it('is sorted newest first, by name within a day', () => {
    const all = [article('b'), article('a'), article('c', { date: '2026-02-01' })];
    expect(newestFirst(all).map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
  });

  it('is related to articles with the same tags and category, newest first, never to itself', () => {
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

  it('list their tags by use, then by name', () => {
    expect(tagsOf([{ tags: ['oak', 'care'] }, { tags: ['light', 'care'] }, { tags: [] }])).toEqual([
      'care',
      'light',
      'oak',
    ]);
  });
});
