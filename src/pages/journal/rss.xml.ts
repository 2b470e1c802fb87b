/** RSS feed of the journal. Without PUBLIC_SITE_URL its links point to localhost. */
import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { JOURNAL_COPY } from '../../core/editorial/journal-copy.ts';
import { SHOP_NAME } from '../../core/shop/built-name.ts';
import { articlePath, LOCAL_ORIGIN } from '../../core/shop/routes.ts';
import { publishedArticles } from '../../layouts/published-articles.ts';

export const GET: APIRoute = async ({ site }) => {
  const origin = site?.origin ?? LOCAL_ORIGIN;
  return rss({
    title: `${SHOP_NAME} ${JOURNAL_COPY.title}`,
    description: JOURNAL_COPY.line,
    site: origin,
    trailingSlash: false,
    xmlns: { dc: 'http://purl.org/dc/elements/1.1/' },
    customData: '<language>en-gb</language>',
    items: (await publishedArticles(false)).map((article) => ({
      title: article.title,
      link: articlePath(article.slug),
      pubDate: new Date(article.date),
      description: article.teaser,
      categories: [article.category, ...article.tags],
      customData: `<dc:creator>${article.author.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dc:creator>`,
      content: article.passages
        .flatMap((one) => (one.kind === 'text' ? [one.html] : []))
        .join('\n')
        .replaceAll('href="/', `href="${origin}/`),
    })),
  });
};
