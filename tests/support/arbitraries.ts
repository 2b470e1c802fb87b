/** Arbitraries for property tests. */
import fc from 'fast-check';
import { type CatalogueQuery, EMPTY_QUERY, SORTS } from '../../src/core/catalogue/catalogue.ts';
import { CATALOGUE } from '../../src/core/catalogue/constants.ts';
import type { Product } from '../../src/core/product/product.ts';
import { CURRENCIES, type Money, toMinor } from '../../src/core/shop/money.ts';
import { aProduct } from './product.ts';

/** Any text except lone surrogates, which URLs cannot contain. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...',;&=+%#?/\\\'"<> aé0'), maxLength: 12 }),
);
/** Trimmed, non-empty text. */
export const realText = anyText.map((text) => text.trim()).filter((text) => text !== '');

/** Up to ten billion rupees, so that a hundred lines of ninety-nine still add up exactly. */
export const money: fc.Arbitrary<Money> = fc.record({
  amount: fc.integer({ min: 0, max: 1_000_000_000_000 }),
  currency: fc.constantFrom(...CURRENCIES),
});

const few = <T>(arbitrary: fc.Arbitrary<T>) => fc.uniqueArray(arbitrary, { maxLength: 4 });
const size = fc.option(fc.integer({ min: 1, max: CATALOGUE.maxSize }), { freq: 2 });
/** A price in minor units, whole rupees as URLs hold. */
const priceUpTo = (rupees: number) => fc.integer({ min: 0, max: rupees }).map(toMinor);
const bound = fc.option(priceUpTo(999_999_999), { freq: 2 });

/** Any query. */
export const anyQuery: fc.Arbitrary<CatalogueQuery> = fc.record({
  q: anyText.map((text) => text.trim()),
  category: few(realText),
  type: few(realText),
  brand: few(realText),
  material: few(realText),
  colour: few(realText),
  collection: fc.option(realText),
  minPrice: bound,
  maxPrice: bound,
  maxWidth: size,
  maxDepth: size,
  maxHeight: size,
  rating: few(fc.integer({ min: 1, max: 5 })),
  inStock: fc.boolean(),
  isNew: fc.boolean(),
  onSale: fc.boolean(),
  featured: fc.boolean(),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: CATALOGUE.maxPage }),
  pageSize: fc.integer({ min: 1, max: CATALOGUE.maxPageSize }),
});

type Choices = {
  readonly categories: readonly string[];
  readonly types: readonly string[];
  readonly brands: readonly string[];
  readonly materials: readonly string[];
  readonly colours: readonly string[];
  readonly maxPrice: number;
};

const mostly = <T>(empty: T, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(empty) }, arbitrary);
const some = (values: readonly string[]) =>
  mostly<string[]>([], fc.subarray([...values, 'no such thing'], { maxLength: 3 }));
const rarely = fc.integer({ min: 0, max: 4 }).map((n) => n === 0);

/** Queries about existing products, so that most have results. */
export function queryAbout({
  categories,
  types,
  brands,
  materials,
  colours,
  maxPrice,
}: Choices): fc.Arbitrary<CatalogueQuery> {
  const price = mostly<number | null>(null, priceUpTo(maxPrice));
  // Most limits are in the range of furniture.
  const side = fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.integer({ min: 10, max: 250 }));
  return fc.record({
    q: fc.constant(''),
    category: some(categories),
    type: some(types),
    brand: some(brands),
    material: some(materials),
    colour: some(colours),
    collection: fc.constant(null),
    minPrice: price,
    maxPrice: price,
    maxWidth: side,
    maxDepth: side,
    maxHeight: side,
    rating: mostly<number[]>([], fc.subarray([1, 2, 3, 4, 5], { maxLength: 2 })),
    inStock: rarely,
    isNew: rarely,
    onSale: rarely,
    featured: rarely,
    sort: fc.constantFrom(...SORTS),
    page: fc.oneof(fc.constant(EMPTY_QUERY.page), fc.integer({ min: 1, max: 8 })),
    pageSize: fc.constantFrom(1, 5, EMPTY_QUERY.pageSize, CATALOGUE.maxPageSize),
  });
}

/** Queries about these products: all their values can be selected, categories by each of their keys. */
export function queryAmong(all: readonly Product[]): fc.Arbitrary<CatalogueQuery> {
  const distinct = (pick: (product: Product) => string | readonly string[] | null | undefined) => [
    ...new Set(all.flatMap((one) => pick(one) ?? [])),
  ];
  return queryAbout({
    categories: distinct(({ category }) => category && [category.slug, category.id, category.name]),
    types: distinct((one) => one.type),
    brands: distinct((one) => one.brand),
    materials: distinct((one) => one.materials),
    colours: distinct((one) => one.colours),
    maxPrice: 150_000,
  });
}

const CATEGORIES = ['lighting', 'decor', 'furniture'];
const TYPES = ['Lamps', 'Vases', 'Sofas'];
const BRANDS = ['Kallur', 'Noor', 'Smith, Sons'];
const MATERIALS = ['Oak', 'Linen', 'Brass'];
const COLOURS = ['Olive', 'Oat', 'Ink'];

export const smallShopQuery = queryAbout({
  categories: CATEGORIES,
  types: TYPES,
  brands: BRANDS,
  materials: MATERIALS,
  colours: COLOURS,
  maxPrice: 5000,
});

/** Products of a small shop: many share a brand, price or rating, some lack them. */
export const smallShop: fc.Arbitrary<Product[]> = fc
  .array(
    fc
      .record({
        category: fc.option(fc.constantFrom(...CATEGORIES)),
        type: fc.option(fc.constantFrom(...TYPES)),
        brand: fc.option(fc.constantFrom(...BRANDS)),
        materials: fc.subarray(MATERIALS),
        // Foreign backends may list a colour twice.
        colours: fc.array(fc.constantFrom(...COLOURS), { maxLength: 3 }),
        dimensions: fc.option(
          fc.record({
            width: fc.constantFrom(20, 60.5, 180),
            depth: fc.constantFrom(20, 45, 90),
            height: fc.constantFrom(5, 80, 210),
          }),
        ),
        price: fc.option(fc.integer({ min: 1, max: 10 })),
        rating: fc.option(fc.constantFrom(1.2, 3, 3.9, 4, 4.5, 5)),
        inStock: fc.boolean(),
        isNew: fc.boolean(),
        isDiscounted: fc.boolean(),
        isFeatured: fc.boolean(),
        createdAt: fc.option(fc.constantFrom('2026-01-05', '2026-01-06', '2025-12-31')),
      })
      .map(({ category, price, ...rest }) => ({
        ...rest,
        category: category === null ? null : { id: `id-${category}`, slug: category, name: category.toUpperCase() },
        price: price === null ? null : ({ amount: price * 50_000, currency: 'INR' } as const),
      })),
    { maxLength: 30 },
  )
  .map((list) => list.map((facts, index) => aProduct({ ...facts, id: `p${index}`, slug: `p${index}` })));
