/** Reads catalogue responses: a page of our API, or any flat list, which is then filtered here. */

import type { Product } from '../product/product.ts';
import { readProduct } from '../product/reader.ts';
import { toMinor } from '../shop/money.ts';
import { asNumber, asObject, asText, findList, ignore, type Report, readList } from '../shop/read.ts';
import type { CataloguePage, CatalogueQuery } from './catalogue.ts';
import type { Facets, FacetValue } from './facets.ts';
import { facetsOf, pageOf } from './page.ts';

/** Reads the products of any list response. Returns null without a list. */
export function readProducts(body: unknown, report: Report = ignore): Product[] | null {
  const list = findList(body, 'products');
  return list && readList(list, 'products', readProduct, report);
}

/** Reads the product of a detail response: the body, or its data or product field. */
export function readProductResponse(body: unknown): Product | null {
  const object = asObject(body);
  return readProduct(asObject(object?.data) ?? asObject(object?.product) ?? object);
}

function readFacetValues(value: unknown): FacetValue[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const object = asObject(item);
    const text = object && asText(object.value);
    if (!text) return [];
    return [{ value: text, name: asText(object.name) ?? text, count: Math.max(0, asNumber(object.count) ?? 0) }];
  });
}

function readFacets(value: unknown): Facets | null {
  const object = asObject(value);
  if (!object) return null;
  const price = asObject(object.price);
  const size = asObject(object.size);
  const number = (field: unknown) => asNumber(field) ?? 0;
  return {
    categories: readFacetValues(object.categories),
    types: readFacetValues(object.types),
    brands: readFacetValues(object.brands),
    materials: readFacetValues(object.materials),
    colours: readFacetValues(object.colours),
    ratings: readFacetValues(object.ratings),
    price: { min: toMinor(number(price?.min)), max: toMinor(number(price?.max)) },
    size: { width: number(size?.width), depth: number(size?.depth), height: number(size?.height) },
    inStock: number(object.inStock),
    isNew: number(object.isNew),
    onSale: number(object.onSale),
    featured: number(object.featured),
  };
}

/** The value when it is a whole number of at least min, else the fallback. */
function whole(value: unknown, min: number, fallback: number): number {
  const number = asNumber(value);
  return number !== null && Number.isInteger(number) && number >= min ? number : fallback;
}

/** Reads one catalogue page. A response without a total is a flat list: it is filtered, sorted and paged here. */
export function readCataloguePage(body: unknown, query: CatalogueQuery, report: Report = ignore): CataloguePage | null {
  const data = asObject(asObject(body)?.data);
  const total = asNumber(data?.total);
  const list = findList(body, 'products');
  if (!list) return null;
  const items = readList(list, 'items', readProduct, report);
  if (total === null) return pageOf(items, query);
  return {
    items,
    total: whole(total, 0, items.length),
    page: whole(data?.page, 1, query.page),
    pageSize: whole(data?.pageSize, 1, query.pageSize),
    facets: readFacets(data?.facets) ?? facetsOf(items, query),
  };
}
