/** The journal as a feed. Without PUBLIC_SITE_URL its links are those of the machine it was built on. */
import { getCollection } from 'astro:content';
import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { isPublished, newestFirst } from '../../core/article.ts';
import { JOURNAL_COPY } from '../../core/copy/journal.ts';
import { COPY } from '../../core/copy.ts';
import { articlePath } from '../../core/routes.ts';

const LOCAL = 'http://localhost:4321';

export const GET: APIRoute = async ({ site }) => {
  const today = new Date().toISOString().slice(0, 10);
  const all = (await getCollection('journal')).map(({ data }) => data);
  return rss({
    title: `${COPY.shop.name} ${JOURNAL_COPY.title}`,
    description: JOURNAL_COPY.line,
    site: site ?? LOCAL,
    trailingSlash: false,
    customData: '<language>en-gb</language>',
    items: newestFirst(all.filter((one) => isPublished(one, today))).map((article) => ({
      title: article.title,
      link: articlePath(article.slug),
      pubDate: new Date(article.date),
      description: article.teaser,
      categories: [article.category, ...article.tags],
      author: article.author,
      content: article.passages.flatMap((one) => (one.kind === 'text' ? [one.html] : [])).join('\n'),
    })),
  });
};
