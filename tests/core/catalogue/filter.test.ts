import { describe, expect, it } from 'vitest';
import { type CatalogueQuery, EMPTY_QUERY } from '../../../src/core/catalogue/catalogue.ts';
import { facetsOf, filterProducts, filterRating, pageOf, sortProducts } from '../../../src/core/catalogue/filter.ts';
import type { Product } from '../../../src/core/product/product.ts';
import { smallShop, smallShopQuery } from '../../support/arbitraries.ts';
import { forAll } from '../../support/for-all.ts';
import { aProduct } from '../../support/product.ts';

const ids = (products: readonly Product[]) => products.map(({ id }) => id);
const query = (changes: Partial<CatalogueQuery>): CatalogueQuery => ({ ...EMPTY_QUERY, ...changes });

/** §5 once more, by hand: whether a product passes, group by group. */
function oracle(product: Product, asked: CatalogueQuery): boolean {
  const rupees = product.price === null ? 0 : product.price.amount / 100;
  const stars = Math.floor(product.rating === null ? 4 : product.rating);
  const names = product.category === null ? [] : [product.category.slug, product.category.id, product.category.name];
  if (asked.category.length > 0 && !asked.category.some((one) => names.includes(one))) return false;
  if (asked.type.length > 0 && !asked.type.some((one) => one === product.type)) return false;
  if (asked.brand.length > 0 && !asked.brand.some((one) => one === product.brand)) return false;
  if (asked.minPrice !== null && rupees < asked.minPrice) return false;
  if (asked.maxPrice !== null && rupees > asked.maxPrice) return false;
  if (asked.material.length > 0 && !asked.material.some((one) => product.materials.includes(one))) return false;
  if (asked.colour.length > 0 && !asked.colour.some((one) => product.colours.includes(one))) return false;
  const size = product.dimensions ?? { width: Infinity, depth: Infinity, height: Infinity };
  if (asked.maxWidth !== null && size.width > asked.maxWidth) return false;
  if (asked.maxDepth !== null && size.depth > asked.maxDepth) return false;
  if (asked.maxHeight !== null && size.height > asked.maxHeight) return false;
  if (asked.rating.length > 0 && !asked.rating.some((chosen) => stars >= chosen)) return false;
  if (asked.inStock && !product.inStock) return false;
  if (asked.isNew && !product.isNew) return false;
  if (asked.onSale && !product.isDiscounted) return false;
  return !(asked.featured && !product.isFeatured);
}

describe('filtering', () => {
  it('keeps exactly the products that pass, in their order', () => {
    forAll(
      [smallShop, smallShopQuery],
      (products, asked) => {
        expect(ids(filterProducts(products, asked))).toEqual(ids(products.filter((product) => oracle(product, asked))));
      },
      500,
    );
  });

  it('takes a missing rating for 4, and floors the others', () => {
    expect(filterRating({ rating: null })).toBe(4);
    expect(filterRating({ rating: 4.9 })).toBe(4);
    const unrated = aProduct({ rating: null });
    expect(filterProducts([unrated], query({ rating: [4] }))).toEqual([unrated]);
    expect(filterProducts([unrated], query({ rating: [5] }))).toEqual([]);
    expect(filterProducts([unrated], query({ rating: [5, 2] }))).toEqual([unrated]);
  });

  it('includes both ends of a price range', () => {
    const product = aProduct({ price: { amount: 499_000, currency: 'INR' } });
    expect(filterProducts([product], query({ minPrice: 4990, maxPrice: 4990 }))).toEqual([product]);
    expect(filterProducts([product], query({ minPrice: 4991 }))).toEqual([]);
  });

  it('knows a category by slug, id or name', () => {
    const product = aProduct();
    for (const name of ['lighting', 'c1', 'Lighting'])
      expect(filterProducts([product], query({ category: [name] }))).toHaveLength(1);
  });

  it('lets collections pass, which a flat list cannot know', () => {
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

  it.each(Object.entries(sortings))('by %s is in order, and equal products keep theirs', (sort, key) => {
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
  it('count what choosing a value would leave, its own group set aside', () => {
    forAll([smallShop, smallShopQuery], (products, asked) => {
      const facets = facetsOf(products, asked);
      for (const { value, count } of facets.brands) {
        expect(count).toBe(products.filter((one) => oracle(one, { ...asked, brand: [value] })).length);
      }
      for (const { value, count } of facets.types) {
        expect(count).toBe(products.filter((one) => oracle(one, { ...asked, type: [value] })).length);
      }
      for (const { value, count } of facets.categories) {
        expect(count).toBe(products.filter((one) => oracle(one, { ...asked, category: [value] })).length);
      }
      for (const { value, count } of facets.materials) {
        expect(count).toBe(products.filter((one) => oracle(one, { ...asked, material: [value] })).length);
      }
      for (const { value, count } of facets.colours) {
        expect(count).toBe(products.filter((one) => oracle(one, { ...asked, colour: [value] })).length);
      }
      for (const { value, count } of facets.ratings) {
        expect(count).toBe(products.filter((one) => oracle(one, { ...asked, rating: [Number(value)] })).length);
      }
      for (const flag of ['inStock', 'isNew', 'onSale', 'featured'] as const) {
        expect(facets[flag]).toBe(products.filter((one) => oracle(one, { ...asked, [flag]: true })).length);
      }
    });
  });

  it('name every value that is to be had, once, by name', () => {
    forAll([smallShop, smallShopQuery], (products, asked) => {
      const left = products.filter((one) => oracle(one, { ...asked, brand: [] }));
      const brands = [...new Set(left.flatMap(({ brand }) => brand ?? []))].sort((a, b) => a.localeCompare(b));
      expect(facetsOf(products, asked).brands.map(({ value }) => value)).toEqual(brands);
    });
  });

  it('give the range of prices whatever range is chosen', () => {
    forAll([smallShop, smallShopQuery], (products, asked) => {
      const left = products.filter((one) => oracle(one, { ...asked, minPrice: null, maxPrice: null }));
      const prices = left.map(({ price }) => (price?.amount ?? 0) / 100);
      const range = prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: 0, max: 0 };
      expect(facetsOf(products, asked).price).toEqual(range);
    });
  });
});

describe('the facet of sizes', () => {
  it('is the greatest of each measure, whatever limits are chosen', () => {
    forAll([smallShop, smallShopQuery], (products, asked) => {
      const left = products.filter((one) => oracle(one, { ...asked, maxWidth: null, maxDepth: null, maxHeight: null }));
      const greatest = (side: 'width' | 'depth' | 'height') =>
        Math.max(0, ...left.map(({ dimensions }) => dimensions?.[side] ?? 0));
      expect(facetsOf(products, asked).size).toEqual({
        width: greatest('width'),
        depth: greatest('depth'),
        height: greatest('height'),
      });
    });
  });
});

describe('paging', () => {
  it('cuts the found products into pages that make up the whole', () => {
    forAll([smallShop, smallShopQuery], (products, asked) => {
      const whole = ids(sortProducts(filterProducts(products, asked), asked.sort));
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(whole.length / asked.pageSize); page++) {
        const part = pageOf(products, { ...asked, page });
        expect(part).toMatchObject({ page, total: whole.length, pageSize: asked.pageSize });
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
