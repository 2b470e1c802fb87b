/** Loads the published articles of the journal. */
import { getCollection } from 'astro:content';
import { type Article, isPublished, newestFirst } from '../core/editorial/article.ts';

/** Returns articles, newest first. The dev server includes drafts and future articles, unless unpublished is false. */
export async function publishedArticles(unpublished = import.meta.env.DEV): Promise<Article[]> {
  const today = new Date().toISOString().slice(0, 10);
  const all = (await getCollection('journal')).map(({ data }) => data);
  return newestFirst(all.filter((one) => unpublished || isPublished(one, today)));
}
