/**
 * The endpoints: method, path and tolerant reader of each. The strict schemas of our own API have the same names in
 * contract.ts, apart so that browsers do not download a schema library.
 */
import { readMe, type User } from '../account/account.ts';
import { type AuthResponse, readAuth } from '../account/auth.ts';
import { type Provider, readProviders } from '../account/providers.ts';
import type { CataloguePage, CatalogueQuery } from '../catalogue/catalogue.ts';
import { type Category, readCategories } from '../catalogue/category.ts';
import { type Collection, readCollections } from '../catalogue/collection.ts';
import { readCataloguePage, readProductResponse, readProducts } from '../catalogue/reader.ts';
import { readSearch, type SearchResult } from '../catalogue/search.ts';
import { type ContactState, readReceipt } from '../contact/contact.ts';
import { readSignUpResult, type SignUpResult } from '../contact/newsletter.ts';
import { readSlides, type Slide } from '../landing/slide.ts';
import type { Product } from '../product/product.ts';
import { type Menu, readMenu } from './navigation.ts';
import type { Report } from './read.ts';
import { VITALS_PATH } from './vitals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** In is what the reader needs beside the body, usually nothing. A reader returns null for a body it cannot use. */
export type Endpoint<Out, In = void> = {
  readonly method: Method;
  readonly path: string;
  readonly read: (body: unknown, report: Report, input: In) => Out | null;
  /** Sends the session cookie, also to another origin. Other calls work where any origin may read. */
  readonly withCookies?: boolean;
  /** A read whose parameters need a body: safe to repeat. */
  readonly isRead?: boolean;
};

export function row<Out, In = void>(method: Method, path: string, read: Endpoint<Out, In>['read']): Endpoint<Out, In> {
  return { method, path, read };
}

/** An endpoint that needs the shopper's session. */
export function session<Out>(method: Method, path: string, read: Endpoint<Out>['read']): Endpoint<Out> {
  return { method, path, read, withCookies: true };
}

export const ENDPOINTS = {
  newProducts: row<Product[]>('GET', '/api/products/get/new', readProducts),
  bestSelling: row<Product[]>('GET', '/api/products/get/best-selling', readProducts),
  onSale: row<Product[]>('GET', '/api/products/get/on-sale', readProducts),
  products: row<CataloguePage, CatalogueQuery>('GET', '/api/products', (body, report, query) =>
    readCataloguePage(body, query, report),
  ),
  /** The same path as products, called with ?limit= alone: the lookbook's flat list. */
  lookbook: row<Product[]>('GET', '/api/products', readProducts),
  /** The same path with ?slug= per product: these products. */
  productsBySlug: row<Product[]>('GET', '/api/products', readProducts),
  product: row<Product>('GET', '/api/v1/products/:slug', (body) => readProductResponse(body)),
  categories: row<Category[]>('GET', '/api/categories', readCategories),
  featuredCategories: row<Category[]>('GET', '/api/categories/featured', readCategories),
  topSelling: row<Category[]>('GET', '/api/categories/get/top-selling', readCategories),
  categoryProducts: row<Product[]>('GET', '/api/categories/products/:categoryId', (body, report) =>
    typeof body === 'object' && body !== null && 'success' in body && body.success === false
      ? null
      : readProducts(body, report),
  ),
  collections: row<Collection[]>('GET', '/api/collections', readCollections),
  menu: row<Menu>('GET', '/api/categories/get/megamenu', readMenu),
  slides: row<Slide[]>('GET', '/api/slides', readSlides),
  search: row<SearchResult>('GET', '/api/search', readSearch),
  newsletter: row<SignUpResult>('POST', '/api/newsletter', readSignUpResult),
  contact: row<ContactState>('POST', '/api/contact', readReceipt),
  /** The response is ignored. */
  vitals: row<true>('POST', VITALS_PATH, () => true),
  login: session<AuthResponse>('POST', '/api/auth/login', readAuth),
  register: session<AuthResponse>('POST', '/api/auth/register', readAuth),
  /** The response is ignored. */
  logout: session<true>('POST', '/api/logout', () => true),
  me: session<{ readonly user: User | null }>('GET', '/api/me', readMe),
  providers: row<Provider[]>('GET', '/api/auth/providers', readProviders),
} as const;
