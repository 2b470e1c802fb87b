import { describe, expect, it } from 'vitest';
import type { Lead } from '../../../src/core/delivery/lead.ts';
import { breadcrumbData, productCrumbs } from '../../../src/core/product/breadcrumbs.ts';
import { productData, scriptJson } from '../../../src/core/product/structured-data.ts';
import { anyText } from '../../support/arbitraries.ts';
import { forAll } from '../../support/for-all.ts';
import { aProduct } from '../../support/product.ts';

const ORIGIN = 'https://shop.example';

describe('structured data of a product', () => {
  it('contains name, price and stock', () => {
    expect(productData(aProduct(), ORIGIN)).toMatchObject({
      '@type': 'Product',
      name: 'Elegant lamp',
      url: `${ORIGIN}/product/elegant-lamp`,
      sku: 'LMP-1',
      brand: { name: 'Noor' },
      offers: [{ price: 4990, priceCurrency: 'INR', availability: 'https://schema.org/InStock' }],
    });
  });

  it('says when a piece that is not in stock can be had', () => {
    const [variant] = aProduct().variants;
    if (!variant) throw new Error('no variant');
    const offerOf = (lead: Lead, inStock = true) => {
      const data = productData(aProduct({ variants: [{ ...variant, inStock, lead }] }), ORIGIN, [], '2026-11-26');
      return (data as { offers: object[] }).offers[0];
    };
    expect(offerOf({ weeks: 6, arrivesOn: null })).toMatchObject({ availability: 'https://schema.org/MadeToOrder' });
    expect(offerOf({ weeks: null, arrivesOn: '2026-12-20' })).toMatchObject({
      availability: 'https://schema.org/BackOrder',
      availabilityStarts: '2026-12-20',
    });
    const arrived = offerOf({ weeks: null, arrivesOn: '2026-11-26' });
    expect(arrived).toMatchObject({ availability: 'https://schema.org/InStock' });
    expect(arrived).not.toHaveProperty('availabilityStarts');
    expect(offerOf({ weeks: 6, arrivesOn: null }, false)).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
    });
  });

  it('contains a rating only from real reviews', () => {
    expect(productData(aProduct(), ORIGIN)).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 12 } });
    const review = {
      id: '1',
      name: 'Meera R.',
      rating: 4,
      title: 'Warm',
      text: 'Good light.',
      verified: '',
      createdAt: '2026-11-21T10:00:00Z',
      reply: '',
    };
    expect(productData(aProduct(), ORIGIN, [review])).toMatchObject({
      review: [{ author: { name: 'Meera R.' }, datePublished: '2026-11-21', reviewRating: { ratingValue: 4 } }],
    });
    // Reviews are never listed beside sample ratings.
    expect(productData(aProduct({ sampleRatings: true }), ORIGIN, [review])).not.toHaveProperty('review');
    for (const changes of [{ sampleRatings: true }, { rating: null }, { reviewCount: 0 }]) {
      expect(productData(aProduct(changes), ORIGIN)).not.toHaveProperty('aggregateRating');
    }
  });

  it('has no offer without a price', () => {
    const [variant] = aProduct().variants;
    if (!variant) throw new Error('no variant');
    expect(productData(aProduct({ variants: [{ ...variant, price: null }] }), ORIGIN)).toMatchObject({ offers: [] });
  });

  it('has a breadcrumb from the home page', () => {
    const data = breadcrumbData(productCrumbs(aProduct()), ORIGIN);
    expect(data).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Aroha', item: `${ORIGIN}/` },
        { position: 2, name: 'Shop', item: `${ORIGIN}/shop` },
        { position: 3, name: 'Lighting', item: `${ORIGIN}/category/lighting` },
        { position: 4, name: 'Elegant lamp', item: `${ORIGIN}/product/elegant-lamp` },
      ],
    });
  });
});

describe('JSON in a script element', () => {
  it('cannot close it, and parses to the same data', () => {
    expect(scriptJson({ name: '</script><!--' })).not.toMatch(/<\/|<!/);
    forAll([anyText], (text) => {
      const json = scriptJson({ text });
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual({ text });
    });
  });
});
