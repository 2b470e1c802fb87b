/** Journal articles: publication, order, reading time and relations. */

import type { Picture } from '../images/picture.ts';
import { READING } from './constants.ts';

/** A passage of text, or a row of products within it. */
export type Passage =
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'products'; readonly slugs: readonly string[] };

export type Heading = { readonly id: string; readonly text: string; readonly depth: number };

export type Article = {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  /** ISO date. */
  readonly date: string;
  readonly author: string;
  /** One or two sentences for lists, feeds and search engines. */
  readonly teaser: string;
  readonly cover: Picture;
  readonly tags: readonly string[];
  readonly draft: boolean;
  readonly words: number;
  readonly passages: readonly Passage[];
};

/** Newest first; articles of one day by name, so that builds are deterministic. */
export function newestFirst(articles: readonly Article[]): Article[] {
  return articles.toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** True for articles that are no drafts, from their date on. today is an ISO date. */
export function isPublished({ draft, date }: Pick<Article, 'draft' | 'date'>, today: string): boolean {
  return !draft && date <= today;
}

/** '12 Min', at least 1. */
export function readTime(words: number): string {
  return `${Math.max(1, Math.ceil(words / READING.wordsPerMinute))} Min`;
}

/** 'July 21, 2022', independent of the machine's locale. date is an ISO date. */
export function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** The tags of articles, most used first, then by name. */
export function tagsOf(articles: readonly Pick<Article, 'tags'>[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of articles.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b)).map(([tag]) => tag);
}

/** The articles sharing most tags with one, its category counting as a tag; newest first among equals. */
export function relatedTo(article: Article, all: readonly Article[], count: number): Article[] {
  const common = (other: Article) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length + (other.category === article.category ? 1 : 0);
  return newestFirst(all.filter(({ slug }) => slug !== article.slug))
    .toSorted((a, b) => common(b) - common(a))
    .slice(0, count);
}
