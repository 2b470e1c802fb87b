/** Current data of the landing page's lists: categories, their products, tabs, showcases. */
import { atom, map } from 'nanostores';
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
/** By category id. */
export const $categoryProducts = map<Record<string, Loaded<Product[]>>>({});
export const $tabs = map<Partial<Record<TabId, Loaded<Product[]>>>>({});

export async function loadCategories(): Promise<void> {
  $categories.set({ state: 'loading' });
  try {
    $categories.set({ state: 'ready', data: (await client(ENDPOINTS.categories)).map(tabOf) });
  } catch (error) {
    console.warn(error);
    $categories.set({ state: 'failed' });
  }
}

/** Reloads each time a tab is chosen; the previous products stay on screen meanwhile. */
export async function loadCategoryProducts(id: string): Promise<void> {
  if ($categoryProducts.get()[id]?.state !== 'ready') $categoryProducts.setKey(id, { state: 'loading' });
  const query = new URLSearchParams({ limit: String(CATEGORY_BROWSER.productsPerCategory) });
  try {
    const data = await client(ENDPOINTS.categoryProducts, { params: { categoryId: id }, query });
    $categoryProducts.setKey(id, { state: 'ready', data });
  } catch (error) {
    console.warn(error);
    if ($categoryProducts.get()[id]?.state !== 'ready') $categoryProducts.setKey(id, { state: 'failed' });
  }
}

export async function loadTab(id: TabId): Promise<void> {
  const tab = TABS.find((one) => one.id === id);
  if (!tab) return;
  if ($tabs.get()[id]?.state !== 'ready') $tabs.setKey(id, { state: 'loading' });
  try {
    $tabs.setKey(id, { state: 'ready', data: await client(tab.endpoint) });
  } catch (error) {
    console.warn(LANDING_COPY.collection.log, error);
    if ($tabs.get()[id]?.state !== 'ready') $tabs.setKey(id, { state: 'failed' });
  }
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
