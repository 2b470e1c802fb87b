/** Reads the responses of the calls about products. Pure; the API's shapes are strict, so that only the outline is checked. */
import { asObject } from '../shop/read.ts';
import type { EditedProduct } from './edited-product-shapes.ts';
import type { ProductRowResponse } from './product-contract.ts';

export type ProductList = {
  readonly rows: readonly ProductRowResponse[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly states: Readonly<Record<string, number>>;
};
type Named = { readonly slug: string; readonly name: string };
export type ProductChoices = {
  readonly categories: readonly Named[];
  readonly collections: readonly Named[];
  readonly types: readonly string[];
  readonly brands: readonly string[];
  readonly materials: readonly string[];
  readonly colours: readonly string[];
};

/** The body when it has lists under these names. */
function withLists<T>(body: unknown, ...names: string[]): T | null {
  const object = asObject(body);
  return object && names.every((name) => Array.isArray(object[name])) ? (object as T) : null;
}

export const readProductList = (body: unknown) => withLists<ProductList>(body, 'rows');
export const readProductChoices = (body: unknown) =>
  withLists<ProductChoices>(body, 'categories', 'collections', 'types', 'brands', 'materials', 'colours');

export function readEditedProduct(body: unknown): EditedProduct | null {
  const product = withLists<EditedProduct>(body, 'options', 'variants', 'pictures', 'collections');
  return product && typeof product.slug === 'string' && typeof product.version === 'string' ? product : null;
}
