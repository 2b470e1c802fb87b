import { describe, expect, it } from 'vitest';
import type { Hours } from '../../../src/core/editorial/hours.ts';
import { DAYS } from '../../../src/core/editorial/hours.ts';
import { articleData, questionsData, siteData, storeData } from '../../../src/core/editorial/structured-data.ts';
import { readSite } from '../../../src/ingest/site-content.ts';

const ORIGIN = 'https://shop.example';
const picture = { url: '/img/x', hash: 'a'.repeat(64), alt: '', width: 10, height: 10, tint: null };

describe('structured data', () => {
  it('of the shop names the company and the search', () => {
    const [organisation, website] = siteData(readSite('content'), ORIGIN);
    expect(organisation).toMatchObject({
      '@type': 'Organization',
      name: 'Aroha',
      legalName: 'Aroha Home Private Limited',
      url: `${ORIGIN}/`,
      sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
    });
    expect(website).toMatchObject({
      '@type': 'WebSite',
      publisher: { '@id': `${ORIGIN}/#organization` },
      potentialAction: { target: `${ORIGIN}/search?q={search_term_string}` },
    });
  });

  it('of an article names date, author and picture', () => {
    const article = {
      slug: 'oak',
      title: 'Oak',
      category: 'Care',
      date: '2026-01-01',
      author: 'A. Writer',
      teaser: 'T',
      cover: picture,
      tags: ['oak'],
      draft: false,
      words: 800,
      passages: [],
    };
    expect(articleData(article, ORIGIN)).toMatchObject({
      '@type': 'Article',
      headline: 'Oak',
      url: `${ORIGIN}/journal/oak`,
      datePublished: '2026-01-01',
      author: { '@type': 'Person', name: 'A. Writer' },
      image: [`${ORIGIN}/img/${'a'.repeat(20)}/1440.jpg`],
      wordCount: 800,
    });
    expect(articleData({ ...article, author: 'Aroha studio' }, ORIGIN)).toMatchObject({
      author: { '@type': 'Organization', name: 'Aroha studio' },
    });
  });

  it('of questions contains only their text', () => {
    const question = {
      slug: 'a',
      group: 'Orders' as const,
      order: 1,
      question: 'Why?',
      html: '<p>Because <a href="/">so</a>.</p>',
    };
    expect(questionsData([question])).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because so .' } }],
    });
  });

  it('of a store contains its location and hours', () => {
    const hours = {
      ...Object.fromEntries(DAYS.map((day) => [day, null])),
      friday: { from: '10:00', to: '19:00' },
    } as Hours;
    const store = {
      slug: 'hamburg',
      name: 'Hamburg',
      order: 0,
      line: '',
      address: { street: 'Brook 8', postalCode: '20457', city: 'Hamburg', country: 'Germany', countryCode: 'DE' },
      phone: '+49 40 1',
      email: 'a@shop.example',
      timeZone: 'Europe/Berlin',
      hours,
      latitude: 53,
      longitude: 10,
      picture,
      plan: null,
      html: '',
    };
    expect(storeData(store, ORIGIN)).toMatchObject({
      '@type': 'FurnitureStore',
      name: 'Aroha Hamburg',
      address: { '@type': 'PostalAddress', postalCode: '20457', addressCountry: 'DE' },
      openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Friday', opens: '10:00', closes: '19:00' }],
    });
  });
});
