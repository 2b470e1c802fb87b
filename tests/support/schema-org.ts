/** Rules of search engines for structured data: one strict schema per type that our pages use (schema.org, Google's guides). */
import { z } from 'zod';

/** Absolute URL when the build knows its origin, else a path. */
const address = z.string().regex(/^(https?:\/\/[^/\s"<>]+)?\/[^\s"<>]*$/, 'is no address');
const words = z.string().trim().min(1);
const day = z.iso.date();
const of = <T extends string>(type: T) => ({ '@type': z.literal(type) });
const context = { '@context': z.literal('https://schema.org') };

const organisation = z.strictObject({
  ...context,
  ...of('Organization'),
  '@id': z.string().endsWith('/#organization'),
  name: words,
  legalName: words,
  url: address,
  logo: address,
  description: words,
  email: z.email(),
  telephone: z.string().regex(/^\+[\d ]{8,}$/),
  address: words,
  sameAs: z.array(z.url({ protocol: /^https$/ })).min(1),
});

const site = z.strictObject({
  ...context,
  ...of('WebSite'),
  name: words,
  url: address,
  publisher: z.strictObject({ '@id': z.string().endsWith('/#organization') }),
  potentialAction: z.strictObject({
    ...of('SearchAction'),
    target: z.string().endsWith('/search?q={search_term_string}'),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

const article = z.strictObject({
  ...context,
  ...of('Article'),
  headline: words.max(110),
  description: words,
  url: address,
  mainEntityOfPage: address,
  datePublished: day,
  articleSection: words,
  keywords: words,
  wordCount: z.int().positive(),
  image: z.array(address).min(1),
  author: z.union([
    z.strictObject({ ...of('Person'), name: words }),
    z.strictObject({ ...of('Organization'), name: words }),
  ]),
  publisher: z.strictObject({ ...of('Organization'), name: words, url: address }),
});

const crumbs = z
  .strictObject({
    ...context,
    ...of('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({ ...of('ListItem'), position: z.int().positive(), name: words, item: address }))
      .min(2),
  })
  .refine(({ itemListElement: all }) => all.every(({ position }, index) => position === index + 1), 'counts wrongly');

const questions = z.strictObject({
  ...context,
  ...of('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        ...of('Question'),
        name: z.string().regex(/\?$/),
        acceptedAnswer: z.strictObject({ ...of('Answer'), text: words }),
      }),
    )
    .min(1),
});

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** A subtype of LocalBusiness. */
const store = z.strictObject({
  ...context,
  ...of('FurnitureStore'),
  name: words,
  url: address,
  image: address,
  telephone: z.string().regex(/^\+/),
  email: z.email(),
  address: z.strictObject({
    ...of('PostalAddress'),
    streetAddress: words,
    postalCode: words,
    addressLocality: words,
    addressCountry: z.string().length(2),
  }),
  geo: z.strictObject({ ...of('GeoCoordinates'), latitude: z.number(), longitude: z.number() }),
  openingHoursSpecification: z
    .array(
      z
        .strictObject({
          ...of('OpeningHoursSpecification'),
          dayOfWeek: z.string().regex(/^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/),
          opens: time,
          closes: time,
        })
        .refine(({ opens, closes }) => opens < closes, 'closes before it opens'),
    )
    .min(1),
});

const rating = z.number().min(0).max(5);
const product = z
  .strictObject({
    ...context,
    ...of('Product'),
    name: words,
    url: address,
    sku: words.optional(),
    brand: z.strictObject({ ...of('Brand'), name: words }).optional(),
    category: words.optional(),
    description: words,
    image: z.array(address).min(1),
    offers: z
      .array(
        z.strictObject({
          ...of('Offer'),
          sku: words,
          url: address,
          price: z.number().positive(),
          priceCurrency: z.string().regex(/^[A-Z]{3}$/),
          availability: z.enum(
            ['InStock', 'OutOfStock', 'BackOrder', 'MadeToOrder'].map((name) => `https://schema.org/${name}`),
          ),
          availabilityStarts: z.iso.date().optional(),
          itemCondition: z.literal('https://schema.org/NewCondition'),
        }),
      )
      .min(1),
    aggregateRating: z
      .strictObject({ ...of('AggregateRating'), ratingValue: rating, reviewCount: z.int().positive() })
      .optional(),
    review: z
      .array(
        z.strictObject({
          ...of('Review'),
          author: z.strictObject({ ...of('Person'), name: words }),
          datePublished: day,
          name: words.optional(),
          reviewBody: words,
          reviewRating: z.strictObject({ ...of('Rating'), ratingValue: rating, bestRating: z.literal(5) }),
        }),
      )
      .min(1)
      .optional(),
  })
  .refine(({ review, aggregateRating }) => !review || aggregateRating, 'has reviews without their mean');

const schemas: Readonly<Record<string, z.ZodType>> = {
  Organization: organisation,
  WebSite: site,
  Article: article,
  BreadcrumbList: crumbs,
  FAQPage: questions,
  FurnitureStore: store,
  Product: product,
};
export const TYPES = Object.keys(schemas);

/** Returns the errors of one block of structured data, one string each. */
export function dataFaults(data: unknown): string[] {
  const type = String((data as { '@type'?: unknown })['@type']);
  const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined;
  if (!schema) return [`${type} is no type that our pages carry`];
  const { error } = schema.safeParse(data);
  return error?.issues.map(({ path, message }) => `${type}.${path.join('.')}: ${message}`) ?? [];
}
