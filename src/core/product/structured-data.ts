/** schema.org data of product pages. Sample ratings are left out. */

import { indiaDay } from '../delivery/delivery.ts';
import { IN_STOCK, kindOfLead } from '../delivery/lead.ts';
import { largePath, type Picture } from '../images/picture.ts';
import { clip, stripHtml } from '../shop/html.ts';
import { toMajor } from '../shop/money.ts';
import { productPath } from '../shop/routes.ts';
import { RATING } from './constants.ts';
import type { Product, Variant } from './product.ts';
import type { ReviewView } from './review-reader.ts';

/** Absolute URL of a picture; origin is the page's own. */
function addressOf(picture: Picture, origin: string): string {
  const path = picture.hash ? largePath(picture.hash, 'jpg') : picture.url;
  return path.startsWith('/') ? origin + path : path;
}

function availability({ inStock, lead = IN_STOCK }: Variant, today: string) {
  const kind = kindOfLead(lead, today);
  const name = !inStock ? 'OutOfStock' : { stock: 'InStock', made: 'MadeToOrder', arriving: 'BackOrder' }[kind];
  return {
    availability: `https://schema.org/${name}`,
    ...(inStock && kind === 'arriving' && { availabilityStarts: lead.arrivesOn }),
  };
}

function offer(product: Product, variant: Variant, url: string, today: string) {
  if (!variant.price) return [];
  return [
    {
      '@type': 'Offer',
      sku: variant.sku,
      url: product.variants.length > 1 ? `${url}?variant=${encodeURIComponent(variant.sku)}` : url,
      price: toMajor(variant.price.amount),
      priceCurrency: variant.price.currency,
      ...availability(variant, today),
      itemCondition: 'https://schema.org/NewCondition',
    },
  ];
}

const review = ({ name, rating, title, text, createdAt }: ReviewView) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  datePublished: createdAt.slice(0, 10),
  ...(title && { name: title }),
  reviewBody: text,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: RATING.max },
});

/** Product with offers and reviews. origin is '' when the site's address is unknown. today: ISO day in India. */
export function productData(
  product: Product,
  origin: string,
  reviews: readonly ReviewView[] = [],
  today = indiaDay(new Date()),
): object {
  const url = origin + productPath(product.slug);
  const rated = product.rating !== null && product.reviewCount > 0 && !product.sampleRatings;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url,
    ...(product.sku && { sku: product.sku }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.category && { category: product.category.name }),
    description: clip(product.short || stripHtml(product.description), 300),
    image: product.pictures.map((picture) => addressOf(picture, origin)),
    offers: product.variants.flatMap((variant) => offer(product, variant, url, today)),
    ...(rated && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviewCount,
      },
      ...(reviews.length > 0 && { review: reviews.map(review) }),
    }),
  };
}

/** JSON escaped for use in a script element. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
