import { describe, expect, it } from 'vitest';
import { type CatalogueQuery, EMPTY_QUERY } from '../../../src/core/catalogue/catalogue.ts';
import { filterProducts, filterRating, sortProducts } from '../../../src/core/catalogue/filter.ts';
import { facetsOf, pageOf } from '../../../src/core/catalogue/page.ts';
import type { Product } from '../../../src/core/product/product.ts';
import { smallShop, smallShopQuery } from '../../support/arbitraries.ts';
import { forAll } from '../../support/for-all.ts';
import { aProduct } from '../../support/product.ts';

const ids = (products: readonly Product[]) => products.map(({ id }) => id);
const query = (changes: Partial<CatalogueQuery>): CatalogueQuery => ({ ...EMPTY_QUERY, ...changes });

/** Independent implementation of the filter rules, group by group. */
function oracle(product: Product, requested: CatalogueQuery): boolean {
  const price = product.price === null ? 0 : product.price.amount;
  const stars = Math.floor(product.rating === null ? 4 : product.rating);
  const names = product.category === null ? [] : [product.category.slug, product.category.id, product.category.name];
  if (requested.category.length > 0 && !requested.category.some((one) => names.includes(one))) return false;
  if (requested.type.length > 0 && !requested.type.some((one) => one === product.type)) return false;
  if (requested.brand.length > 0 && !requested.brand.some((one) => one === product.brand)) return false;
  if (requested.minPrice !== null && price < requested.minPrice) return false;
  if (requested.maxPrice !== null && price > requested.maxPrice) return false;
  if (requested.material.length > 0 && !requested.material.some((one) => product.materials.includes(one))) return false;
  if (requested.colour.length > 0 && !requested.colour.some((one) => product.colours.includes(one))) return false;
  const size = product.dimensions ?? { width: Infinity, depth: Infinity, height: Infinity };
  if (requested.maxWidth !== null && size.width > requested.maxWidth) return false;
  if (requested.maxDepth !== null && size.depth > requested.maxDepth) return false;
  if (requested.maxHeight !== null && size.height > requested.maxHeight) return false;
  if (requested.rating.length > 0 && !requested.rating.some((chosen) => stars >= chosen)) return false;
  if (requested.inStock && !product.inStock) return false;
  if (requested.isNew && !product.isNew) return false;
  if (requested.onSale && !product.isDiscounted) return false;
  return !(requested.featured && !product.isFeatured);
}

describe('filtering', () => {
  it('keeps exactly the matching products, in their order', () => {
    forAll(
      [smallShop, smallShopQuery],
      (products, requested) => {
        expect(ids(filterProducts(products, requested))).toEqual(
          ids(products.filter((product) => oracle(product, requested))),
        );
      },
      500,
    );
  });

  it('treats a missing rating as 4 and rounds the others down', () => {
    expect(filterRating({ rating: null })).toBe(4);
    expect(filterRating({ rating: 4.9 })).toBe(4);
    const unrated = aProduct({ rating: null });
    expect(filterProducts([unrated], query({ rating: [4] }))).toEqual([unrated]);
    expect(filterProducts([unrated], query({ rating: [5] }))).toEqual([]);
    expect(filterProducts([unrated], query({ rating: [5, 2] }))).toEqual([unrated]);
  });

  it('includes both ends of a price range', () => {
    const product = aProduct({ price: { amount: 499_000, currency: 'INR' } });
    expect(filterProducts([product], query({ minPrice: 499_000, maxPrice: 499_000 }))).toEqual([product]);
    expect(filterProducts([product], query({ minPrice: 499_001 }))).toEqual([]);
  });

  it('finds a category by slug, id or name', () => {
    const product = aProduct();
    for (const name of ['lighting', 'c1', 'Lighting'])
      expect(filterProducts([product], query({ category: [name] }))).toHaveLength(1);
  });

  it('ignores collections, which a flat list lacks', () => {
    expect(filterProducts([aProduct()], query({ collection: 'slow-mornings' }))).toHaveLength(1);
  });

  it.each([
    ['LAMP', 1],
    ['lamp elegant', 1],
    ['lighting noor', 1],
    ['linen', 1],
    ['lamp sofa', 0],
    ['!!!', 0],
    ['', 1],
  ])('by the words "%s" finds %i', (q, found) => {
    expect(filterProducts([aProduct()], query({ q }))).toHaveLength(found);
  });
});

describe('sorting', () => {
  const sortings: Record<'price-low' | 'price-high' | 'newest' | 'rating', (product: Product) => number | string> = {
    'price-low': ({ price }) => price?.amount ?? 0,
    'price-high': ({ price }) => -(price?.amount ?? 0),
    newest: ({ createdAt }) => -Date.parse(createdAt ?? '1970-01-01'),
    rating: ({ rating }) => -(rating ?? 0),
  };

  it.each(Object.entries(sortings))('by %s is stable', (sort, key) => {
    forAll([smallShop], (products) => {
      const sorted = sortProducts(products, sort as keyof typeof sortings);
      const ranked = products.map((product, index) => ({ product, index, rank: key(product) }));
      ranked.sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : a.index - b.index));
      expect(ids(sorted)).toEqual(ranked.map(({ product }) => product.id));
    });
  });

  it.each(['featured', 'popular'] as const)('by %s keeps the order of the server', (sort) => {
    forAll([smallShop], (products) => expect(sortProducts(products, sort)).toEqual(products));
  });
});

describe('facets', () => {
  it('count what choosing a value would leave, ignoring their own group', () => {
    forAll([smallShop, smallShopQuery], (products, requested) => {
      const facets = facetsOf(products, requested);
      for (const { value, count } of facets.brands) {
        expect(count).toBe(products.filter((one) => oracle(one, { ...requested, brand: [value] })).length);
      }
      for (const { value, count } of facets.types) {
        expect(count).toBe(products.filter((one) => oracle(one, { ...requested, type: [value] })).length);
      }
      for (const { value, count } of facets.categories) {
        expect(count).toBe(products.filter((one) => oracle(one, { ...requested, category: [value] })).length);
      }
      for (const { value, count } of facets.materials) {
        expect(count).toBe(products.filter((one) => oracle(one, { ...requested, material: [value] })).length);
      }
      for (const { value, count } of facets.colours) {
        expect(count).toBe(products.filter((one) => oracle(one, { ...requested, colour: [value] })).length);
      }
      for (const { value, count } of facets.ratings) {
        expect(count).toBe(products.filter((one) => oracle(one, { ...requested, rating: [Number(value)] })).length);
      }
      for (const flag of ['inStock', 'isNew', 'onSale', 'featured'] as const) {
        expect(facets[flag]).toBe(products.filter((one) => oracle(one, { ...requested, [flag]: true })).length);
      }
    });
  });

  it('list every available value once, by name', () => {
    forAll([smallShop, smallShopQuery], (products, requested) => {
      const left = products.filter((one) => oracle(one, { ...requested, brand: [] }));
      const brands = [...new Set(left.flatMap(({ brand }) => brand ?? []))].sort((a, b) => a.localeCompare(b));
      expect(facetsOf(products, requested).brands.map(({ value }) => value)).toEqual(brands);
    });
  });

  it('give the full price range regardless of the selected one', () => {
    forAll([smallShop, smallShopQuery], (products, requested) => {
      const left = products.filter((one) => oracle(one, { ...requested, minPrice: null, maxPrice: null }));
      const prices = left.map(({ price }) => price?.amount ?? 0);
      const range = prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: 0, max: 0 };
      expect(facetsOf(products, requested).price).toEqual(range);
    });
  });
});

describe('the facet of sizes', () => {
  it('is the maximum of each measure, regardless of the selected limits', () => {
    forAll([smallShop, smallShopQuery], (products, requested) => {
      const left = products.filter((one) =>
        oracle(one, { ...requested, maxWidth: null, maxDepth: null, maxHeight: null }),
      );
      const greatest = (side: 'width' | 'depth' | 'height') =>
        Math.max(0, ...left.map(({ dimensions }) => dimensions?.[side] ?? 0));
      expect(facetsOf(products, requested).size).toEqual({
        width: greatest('width'),
        depth: greatest('depth'),
        height: greatest('height'),
      });
    });
  });
});

describe('paging', () => {
  it('splits the matching products into pages without loss', () => {
    forAll([smallShop, smallShopQuery], (products, requested) => {
      const whole = ids(sortProducts(filterProducts(products, requested), requested.sort));
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(whole.length / requested.pageSize); page++) {
        const part = pageOf(products, { ...requested, page });
        expect(part).toMatchObject({ page, total: whole.length, pageSize: requested.pageSize });
        seen.push(...ids(part.items));
      }
      expect(seen).toEqual(whole);
    });
  });

  it('past the end shows the last page', () => {
    const products = Array.from({ length: 5 }, (_, index) => aProduct({ id: `p${index}` }));
    const page = pageOf(products, query({ page: 9, pageSize: 2 }));
    expect(page.page).toBe(3);
    expect(ids(page.items)).toEqual(['p4']);
    expect(pageOf([], query({ page: 9 }))).toMatchObject({ page: 1, total: 0, items: [] });
  });
});
