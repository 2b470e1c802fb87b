/** Astro loaders: page data from the API through the client, without a port. */
import type { Loader, LoaderContext } from 'astro/loaders';
import { type CataloguePage, EMPTY_QUERY } from '../core/catalogue/catalogue.ts';
import type { Collection } from '../core/catalogue/collection.ts';
import { CATALOGUE, LOOKBOOK } from '../core/catalogue/constants.ts';
import type { ListCheck } from '../core/catalogue/list-check.ts';
import { categoryListing, collectionListing, LISTINGS, withPreset } from '../core/catalogue/listing.ts';
import { type LookPiece, lookOf } from '../core/catalogue/lookbook.ts';
import { writeQuery } from '../core/catalogue/query-address.ts';
import { CATEGORY_BROWSER } from '../core/landing/constants.ts';
import type { BuiltLanding } from '../core/landing/landing.ts';
import { forRow, showcaseOf } from '../core/landing/showcase.ts';
import { CONTENT_FIELDS } from '../core/merchant/file-paths.ts';
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import type { Product } from '../core/product/product.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { type Client, createClient, type Fetch } from '../core/shop/client.ts';
import { ENDPOINTS } from '../core/shop/endpoints.ts';
import { readEnv } from '../core/shop/env.ts';
import { fieldsIn } from '../ingest/content-fields.ts';
import { sanitise } from '../ingest/html.ts';
import { type ContentFields, NO_FIELDS } from '../ingest/laid-fields.ts';
import { type FindCheck, recordChecks } from './list-checks.ts';
import type { SharedShop } from './shop-thread.ts';

/** The shop, shared by modules loaded by Node and by Vite. */
const SHARED = Symbol.for('aroha.shop');
type Global = { [SHARED]?: SharedShop };

/** Sets the shop that loaders read from. */
export function shareShop(shop: SharedShop | undefined): void {
  (globalThis as Global)[SHARED] = shop;
}

/** A backend elsewhere needs no opening. */
const FOREIGN: SharedShop = { open: async () => fetch, close: async () => {} };

let users = 0;

type Work<T> = (client: Client, checkOf: FindCheck) => Promise<T>;

/** Collections whose pages check later whether a list has changed. */
const CHECKED: ReadonlySet<string> = new Set(['landing', 'listings', 'lookbook']);

/** Runs work with a client of the backend, to load a collection. */
function withClient<T>(name: string, context: LoaderContext, work: Work<T>): Promise<T> {
  const report = ({ where, why }: { where: string; why: string }, path: string) =>
    context.logger.warn(`${path}: ${where} ${why}`);
  return withBackend((host, fetch) => {
    if (!CHECKED.has(name)) return work(createClient({ host, fetch, report }), noCheck);
    const recorded = recordChecks(host, fetch);
    return work(createClient({ host, fetch: recorded.fetch, report }), recorded.checkOf);
  });
}

const noCheck: FindCheck = (path) => {
  throw new Error(`${path} is not recorded: the collection is missing in CHECKED.`);
};

/** Returns what was set in the back office; nothing for a backend that does not offer it or cannot be reached. */
export async function readContentFields({ logger }: Pick<LoaderContext, 'logger'>): Promise<ContentFields> {
  try {
    return await withBackend(async (host, fetch) => {
      const answer = await fetch(host + CONTENT_FIELDS, {});
      return answer.ok ? fieldsIn(await answer.json()) : NO_FIELDS;
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    logger.warn(`The API is unreachable (${error.message}). Settings are those of the content folder.`);
    return NO_FIELDS;
  }
}

/** Runs work with the foreign backend or the shared shop, which closes when the last loader has finished. */
async function withBackend<T>(run: (host: string, fetch: Fetch) => Promise<T>): Promise<T> {
  const host = readEnv(process.env).PUBLIC_API_HOST ?? '';
  const shop = host ? FOREIGN : (globalThis as Global)[SHARED];
  if (!shop) throw new Error('The integration of src/build has shared no shop.');
  users += 1;
  try {
    return await run(host, await shop.open());
  } finally {
    users -= 1;
    if (users === 0) {
      listed = null;
      await shop.close();
    }
  }
}

type LoaderRow = { readonly id: string; readonly data: object };
/** The first page of a listing. */
export type BuiltListing = CataloguePage & { readonly check: ListCheck | null };
export type BuiltLookbook = { readonly pieces: readonly LookPiece[]; readonly check: ListCheck | null };

/** Concurrent requests for single products, when a backend's lists leave out long texts. */
const AT_ONCE = 32;

/** All products, while loaders run: two of them need the list. */
let listed: Promise<readonly Product[]> | null = null;

/** Returns all products, with long texts if the backend's lists have them. */
function listProducts(client: Client): Promise<readonly Product[]> {
  listed ??= readProducts(client);
  return listed;
}

async function readProducts(client: Client): Promise<Product[]> {
  const products: Product[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { ...EMPTY_QUERY, sort: 'newest' as const, page, pageSize: CATALOGUE.maxPageSize };
    const params = writeQuery(query);
    params.set('detail', 'true');
    const answer = await client(ENDPOINTS.products, { query: params, input: query });
    pages = Math.ceil(answer.total / answer.pageSize);
    products.push(...answer.items);
  }
  return products;
}

/** Returns all products with long texts. */
async function allProducts(client: Client): Promise<LoaderRow[]> {
  const rows: LoaderRow[] = [];
  const items = await listProducts(client);
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const some = items.slice(start, start + AT_ONCE).map((item) => withDetails(client, item));
    for (const product of await Promise.all(some)) rows.push(await sanitised(product));
  }
  return rows;
}

/** Returns reviews of all reviewed products; sample figures have none. */
async function allReviews(client: Client): Promise<LoaderRow[]> {
  const rows: LoaderRow[] = [];
  const items = await listProducts(client);
  for (const { slug } of items.filter(({ reviewCount, sampleRatings }) => reviewCount > 0 && !sampleRatings)) {
    try {
      rows.push({ id: slug, data: await client(ORDER_ENDPOINTS.reviews, { params: { slug } }) });
    } catch (error) {
      // A backend may have rating figures without public reviews.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }
  return rows;
}

/** Returns the listed product when it is complete, else loads it by itself. */
async function withDetails(client: Client, item: Product): Promise<Product> {
  return item.description ? item : client(ENDPOINTS.product, { params: { slug: item.slug } });
}

/** Sanitises descriptions, because backends may send any HTML. */
async function sanitised(product: Product): Promise<LoaderRow> {
  return { id: product.slug, data: { ...product, description: await sanitise(product.description) } };
}

async function allListings(client: Client, checkOf: FindCheck): Promise<LoaderRow[]> {
  const categories = await client(ENDPOINTS.categories);
  const collections = await allCollections(client);
  const rows: LoaderRow[] = [];
  for (const { id, preset } of [
    ...LISTINGS,
    ...categories.map(categoryListing),
    ...collections.map(collectionListing),
  ]) {
    const query = withPreset(EMPTY_QUERY, preset);
    const params = writeQuery(query);
    // limit alone would request the flat list; pageSize requests a page.
    params.set('pageSize', String(query.pageSize));
    const page = await client(ENDPOINTS.products, { query: params, input: query });
    const data: BuiltListing = { ...page, check: checkOf(`${ENDPOINTS.products.path}?${params}`) };
    rows.push({ id, data });
  }
  return rows;
}

/** Returns the collections; a backend without them returns none. */
async function allCollections(client: Client): Promise<Collection[]> {
  try {
    return await client(ENDPOINTS.collections);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** A failed list becomes null; the page still renders. */
async function orNull<T>(context: LoaderContext, answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    context.logger.warn(`A landing page list could not be loaded: ${error.message}`);
    return null;
  });
}

/** Returns the lists of the landing page, each as its island's API call returns it. */
async function landing(client: Client, checkOf: FindCheck, context: LoaderContext): Promise<LoaderRow[]> {
  const [category] = (await orNull(context, client(ENDPOINTS.categories))) ?? [];
  const query = new URLSearchParams({ limit: String(CATEGORY_BROWSER.productsPerCategory) });
  const shelf = category && client(ENDPOINTS.categoryProducts, { params: { categoryId: category.id }, query });
  const [fresh, products, showcases] = await Promise.all([
    orNull(context, client(ENDPOINTS.newProducts)),
    shelf ? orNull(context, shelf) : null,
    orNull(context, client(ENDPOINTS.topSelling)),
  ]);
  const data: BuiltLanding = {
    fresh: fresh && forRow(fresh),
    first: category && products ? { id: category.id, products: forRow(products) } : null,
    showcases: showcases ? showcases.map(showcaseOf) : null,
    checks: {
      fresh: checkOf(ENDPOINTS.newProducts.path),
      first: category
        ? checkOf(`${ENDPOINTS.categoryProducts.path.replace(':categoryId', encodeURIComponent(category.id))}?${query}`)
        : null,
      showcases: checkOf(ENDPOINTS.topSelling.path),
      categories: checkOf(ENDPOINTS.categories.path),
    },
  };
  return [{ id: 'landing', data }];
}

const SOURCES = {
  landing,
  products: allProducts,
  reviews: allReviews,
  listings: allListings,
  categories: async (client: Client): Promise<LoaderRow[]> =>
    (await client(ENDPOINTS.categories)).map((category, order) => ({
      id: category.slug,
      data: { ...category, order },
    })),
  collections: async (client: Client): Promise<LoaderRow[]> =>
    (await allCollections(client)).map((collection, order) => ({
      id: collection.slug,
      data: { ...collection, order },
    })),
  menu: async (client: Client): Promise<LoaderRow[]> => [{ id: 'menu', data: await client(ENDPOINTS.menu) }],
  lookbook: async (client: Client, checkOf: FindCheck): Promise<LoaderRow[]> => {
    const query = new URLSearchParams({ limit: String(LOOKBOOK.products) });
    const products = await client(ENDPOINTS.lookbook, { query });
    const data: BuiltLookbook = {
      pieces: products.slice(0, LOOKBOOK.products).map(lookOf),
      check: checkOf(`${ENDPOINTS.lookbook.path}?${query}`),
    };
    return [{ id: 'lookbook', data }];
  },
  slides: async (client: Client): Promise<LoaderRow[]> =>
    (await client(ENDPOINTS.slides)).map((slide) => ({ id: String(slide.position), data: slide })),
};

/** Loads one collection. When the backend is unreachable it stays empty: pages build, and islands load the data. */
export function loadFrom(name: keyof typeof SOURCES): Loader {
  return {
    name: `aroha-${name}`,
    load: async (context) => {
      let rows: LoaderRow[];
      try {
        rows = await withClient(name, context, (client, checkOf) => SOURCES[name](client, checkOf, context));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        context.logger.warn(`The API is unreachable (${error.message}). Pages are built without ${name}.`);
        rows = [];
      }
      context.store.clear();
      for (const { id, data } of rows) {
        const parsed = await context.parseData({ id, data: data as Record<string, unknown> });
        context.store.set({ id, data: parsed });
      }
    },
  };
}
