/** Current data of the landing page's lists: categories, their products, tabs, showcases. */
import { atom, type MapStore, map } from 'nanostores';
import { CATEGORY_BROWSER } from '../core/landing/constants.ts';
import { LANDING_COPY } from '../core/landing/copy.ts';
import { type CategoryTab, TABS, type TabId, tabOf } from '../core/landing/landing.ts';
import { type Showcase, showcaseOf } from '../core/landing/showcase.ts';
import type { Product } from '../core/product/product.ts';
import { ENDPOINTS } from '../core/shop/endpoints.ts';
import { client } from './client.ts';

export type Loaded<T> = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly data: T };

export const $categories = atom<Loaded<CategoryTab[]> | null>(null);
export const $showcases = atom<Loaded<Showcase[]> | null>(null);
type Lists = MapStore<Record<string, Loaded<Product[]>>>;
/** By category id. */
export const $categoryProducts: Lists = map({});
/** By tab id. */
export const $tabs: Lists = map({});

export async function loadCategories(): Promise<void> {
  $categories.set({ state: 'loading' });
  try {
    $categories.set({ state: 'ready', data: (await client(ENDPOINTS.categories)).map(tabOf) });
  } catch (error) {
    console.warn(error);
    $categories.set({ state: 'failed' });
  }
}

/** Loads a list that may be on the screen: it stays while loading, and the same products are not rendered anew. */
async function reload(lists: Lists, id: string, load: () => Promise<Product[]>, ...log: string[]): Promise<void> {
  if (lists.get()[id]?.state !== 'ready') lists.setKey(id, { state: 'loading' });
  try {
    const data = await load();
    const before = lists.get()[id];
    if (before?.state === 'ready' && JSON.stringify(before.data) === JSON.stringify(data)) return;
    lists.setKey(id, { state: 'ready', data });
  } catch (error) {
    console.warn(...log, error);
    if (lists.get()[id]?.state !== 'ready') lists.setKey(id, { state: 'failed' });
  }
}

/** Called each time a tab is chosen. */
export function loadCategoryProducts(id: string): Promise<void> {
  const query = new URLSearchParams({ limit: String(CATEGORY_BROWSER.productsPerCategory) });
  return reload($categoryProducts, id, () => client(ENDPOINTS.categoryProducts, { params: { categoryId: id }, query }));
}

/** Called each time a tab is chosen. */
export async function loadTab(id: TabId): Promise<void> {
  const tab = TABS.find((one) => one.id === id);
  if (tab) await reload($tabs, id, () => client(tab.endpoint), LANDING_COPY.collection.log);
}

/** On failure the page keeps the showcases from the build, if any. */
export async function loadShowcases(): Promise<void> {
  $showcases.set({ state: 'loading' });
  try {
    $showcases.set({ state: 'ready', data: (await client(ENDPOINTS.topSelling)).map(showcaseOf) });
  } catch (error) {
    console.warn(error);
    $showcases.set({ state: 'failed' });
  }
}
