/** Makes a page of the catalogue from a list of products, with its facets. */
import type { Product } from '../product/product.ts';
import type { CataloguePage, CatalogueQuery } from './catalogue.ts';
import { pageCount } from './catalogue.ts';
import { CATALOGUE } from './constants.ts';
import type { Facets, FacetValue } from './facets.ts';
import { filterProducts, filterRating, priceOf, sortProducts } from './filter.ts';

type Named = { readonly value: string; readonly name: string };

function count(
  products: readonly Product[],
  pick: (product: Product) => Named | readonly Named[] | null,
): FacetValue[] {
  const counts = new Map<string, FacetValue>();
  for (const product of products) {
    for (const found of [pick(product) ?? []].flat()) {
      counts.set(found.value, { ...found, count: (counts.get(found.value)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => a.name.localeCompare(b.name));
}

const named = (name: string | null) => (name === null ? null : { value: name, name });

const eachNamed = (names: readonly string[]) => [...new Set(names)].map((name) => ({ value: name, name }));

/** Facet counts of a flat list. */
export function facetsOf(products: readonly Product[], query: CatalogueQuery): Facets {
  const without = (...names: (keyof CatalogueQuery)[]) => filterProducts(products, query, names);
  const prices = without('minPrice', 'maxPrice').map(priceOf);
  const rated = without('rating');
  const sized = without('maxWidth', 'maxDepth', 'maxHeight');
  const greatest = (side: 'width' | 'depth' | 'height') =>
    sized.reduce((most, { dimensions }) => Math.max(most, dimensions?.[side] ?? 0), 0);
  const flag = (name: 'inStock' | 'isNew' | 'onSale' | 'featured') =>
    filterProducts(products, { ...query, [name]: true }).length;
  return {
    categories: count(without('category'), ({ category }) => category && { value: category.slug, name: category.name }),
    types: count(without('type'), ({ type }) => named(type)),
    brands: count(without('brand'), ({ brand }) => named(brand)),
    materials: count(without('material'), ({ materials }) => eachNamed(materials)),
    colours: count(without('colour'), ({ colours }) => eachNamed(colours)),
    ratings: CATALOGUE.ratingChoices.map((choice) => ({
      value: String(choice),
      name: String(choice),
      count: rated.filter((product) => filterRating(product) >= choice).length,
    })),
    price: {
      min: prices.reduce((low, price) => Math.min(low, price), prices[0] ?? 0),
      max: prices.reduce((high, price) => Math.max(high, price), 0),
    },
    size: { width: greatest('width'), depth: greatest('depth'), height: greatest('height') },
    inStock: flag('inStock'),
    isNew: flag('isNew'),
    onSale: flag('onSale'),
    featured: flag('featured'),
  };
}

/** Builds a catalogue page from a flat list. A page past the end becomes the last page. */
export function pageOf(products: readonly Product[], query: CatalogueQuery): CataloguePage {
  const found = sortProducts(filterProducts(products, query), query.sort);
  const page = Math.min(query.page, pageCount(found.length, query.pageSize));
  const start = (page - 1) * query.pageSize;
  return {
    items: found.slice(start, start + query.pageSize),
    total: found.length,
    page,
    pageSize: query.pageSize,
    facets: facetsOf(products, query),
  };
}
