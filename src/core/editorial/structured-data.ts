/** schema.org data of the editorial pages: company, articles, questions, stores. */

import { largePath, type Picture } from '../images/picture.ts';
import { SHOP_NAME } from '../shop/built-name.ts';
import { stripHtml } from '../shop/html.ts';
import { articlePath, ROUTES, storePath } from '../shop/routes.ts';
import type { Site } from '../shop/site.ts';
import type { Article } from './article.ts';
import { DAYS } from './hours.ts';
import type { Question } from './question.ts';
import type { Store } from './store.ts';

const CONTEXT = 'https://schema.org';

const addressOf = ({ hash, url }: Picture, origin: string) => {
  const path = hash ? largePath(hash, 'jpg') : url;
  return path.startsWith('/') ? origin + path : path;
};

/** The company, and the site with its search. origin is '' when the site's address is unknown. */
export function siteData(site: Site, origin: string): object[] {
  const { legal } = site;
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: site.name,
      legalName: legal.entity,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      description: site.description,
      email: site.email.hello,
      telephone: site.phone,
      address: legal.address,
      sameAs: Object.values(site.social),
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: site.name,
      url: `${origin}/`,
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${ROUTES.search.path}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

export function articleData(article: Article, origin: string): object {
  const url = origin + articlePath(article.slug);
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: article.title,
    description: article.teaser,
    url,
    mainEntityOfPage: url,
    datePublished: article.date,
    articleSection: article.category,
    keywords: article.tags.join(', '),
    wordCount: article.words,
    image: [addressOf(article.cover, origin)],
    // The shop's own people sign with its name.
    author: { '@type': article.author.startsWith(SHOP_NAME) ? 'Organization' : 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: SHOP_NAME, url: `${origin}/` },
  };
}

export function questionsData(questions: readonly Question[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: stripHtml(html) },
    })),
  };
}

export function storeData(store: Store, origin: string): object {
  const { address, hours } = store;
  return {
    '@context': CONTEXT,
    '@type': 'FurnitureStore',
    name: `${SHOP_NAME} ${store.name}`,
    url: origin + storePath(store.slug),
    image: addressOf(store.picture, origin),
    telephone: store.phone,
    email: store.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: DAYS.flatMap((day) => {
      const span = hours[day];
      if (!span) return [];
      const dayOfWeek = `${CONTEXT}/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
      return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: span.from, closes: span.to }];
    }),
  };
}
