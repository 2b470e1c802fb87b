/** Filters and sorts a flat list, for backends that cannot; our API does it in SQL. */

import type { Product } from '../product/product.ts';
import { shortText } from '../product/product-texts.ts';
import type { CatalogueQuery } from './catalogue.ts';
import { CATALOGUE } from './constants.ts';
import { fold, searchWords } from './search.ts';

type Test = (product: Product, query: CatalogueQuery) => boolean;

export const priceOf = (product: Product) => product.price?.amount ?? 0;

/** The rating used for filtering: rounded down, 4 when there is none. */
export function filterRating(product: Pick<Product, 'rating'>): number {
  return Math.floor(product.rating ?? CATALOGUE.missingRating);
}

function matchesText(product: Product, q: string): boolean {
  const words = searchWords(q);
  if (words.length === 0) return q === '';
  const text = fold([product.name, product.brand, product.category?.name, product.type, shortText(product)].join(' '));
  return words.every((word) => text.includes(word));
}

function inCategory(product: Product, wanted: readonly string[]): boolean {
  const { category } = product;
  return category !== null && wanted.some((value) => [category.slug, category.id, category.name].includes(value));
}

/** An unknown measure fits no limit. */
const within = (size: number | undefined, max: number | null) => max === null || (size !== undefined && size <= max);

/** One predicate per parameter; flat backends have no collections, so those always pass. */
const TESTS: Partial<Record<keyof CatalogueQuery, Test>> = {
  q: (product, { q }) => matchesText(product, q),
  category: (product, { category }) => category.length === 0 || inCategory(product, category),
  type: (product, { type }) => type.length === 0 || (product.type !== null && type.includes(product.type)),
  brand: (product, { brand }) => brand.length === 0 || (product.brand !== null && brand.includes(product.brand)),
  minPrice: (product, { minPrice }) => minPrice === null || priceOf(product) >= minPrice,
  maxPrice: (product, { maxPrice }) => maxPrice === null || priceOf(product) <= maxPrice,
  material: (product, { material }) => material.length === 0 || product.materials.some((one) => material.includes(one)),
  colour: (product, { colour }) => colour.length === 0 || product.colours.some((one) => colour.includes(one)),
  maxWidth: ({ dimensions }, { maxWidth }) => within(dimensions?.width, maxWidth),
  maxDepth: ({ dimensions }, { maxDepth }) => within(dimensions?.depth, maxDepth),
  maxHeight: ({ dimensions }, { maxHeight }) => within(dimensions?.height, maxHeight),
  rating: (product, { rating }) => rating.length === 0 || filterRating(product) >= Math.min(...rating),
  inStock: (product, { inStock }) => !inStock || product.inStock,
  isNew: (product, { isNew }) => !isNew || product.isNew,
  onSale: (product, { onSale }) => !onSale || product.isDiscounted,
  featured: (product, { featured }) => !featured || product.isFeatured,
};

/** Products that pass every predicate of the query except the given ones. */
export function filterProducts(
  products: readonly Product[],
  query: CatalogueQuery,
  leaveOut: readonly (keyof CatalogueQuery)[] = [],
): Product[] {
  const tests = Object.entries(TESTS).filter(([name]) => !leaveOut.includes(name as keyof CatalogueQuery));
  return products.filter((product) => tests.every(([, test]) => test(product, query)));
}

/** Returns a sorted copy (stable). 'featured' and 'popular' keep the server's order. */
export function sortProducts(products: readonly Product[], sort: CatalogueQuery['sort']): Product[] {
  const compare: Record<CatalogueQuery['sort'], (a: Product, b: Product) => number> = {
    featured: () => 0,
    popular: () => 0,
    'price-low': (a, b) => priceOf(a) - priceOf(b),
    'price-high': (a, b) => priceOf(b) - priceOf(a),
    newest: (a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''),
    rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  };
  return products.toSorted(compare[sort]);
}
