/** Catalogue content of the landing page: tabs and section names. */
import type { Category } from '../catalogue/category.ts';
import type { ListCheck } from '../catalogue/list-check.ts';
import type { Product } from '../product/product.ts';
import { ENDPOINTS } from '../shop/endpoints.ts';
import { ROUTES, roomPath } from '../shop/routes.ts';
import { LANDING_COPY } from './copy.ts';
import type { Showcase } from './showcase.ts';

/** Tabs of 'Our Collection': the request behind each, and the query its link passes to the shop. */
export const TABS = [
  { id: 'fresh', name: LANDING_COPY.collection.tabs.fresh, endpoint: ENDPOINTS.newProducts, state: 'new' },
  { id: 'best', name: LANDING_COPY.collection.tabs.best, endpoint: ENDPOINTS.bestSelling, state: 'bestselling' },
  { id: 'sale', name: LANDING_COPY.collection.tabs.sale, endpoint: ENDPOINTS.onSale, state: 'onsale' },
] as const;
export type TabId = (typeof TABS)[number]['id'];

/** The shop with a tab's query and title. */
export function shopPath({ state, name }: { readonly state: string; readonly name: string }): string {
  return `${ROUTES.shop.path}?${new URLSearchParams({ [state]: 'true', title: name })}`;
}

/** A category as the category browser needs it. */
export type CategoryTab = Pick<Category, 'id' | 'slug' | 'name' | 'line'>;
export const tabOf = ({ id, slug, name, line }: Category): CategoryTab => ({ id, slug, name, line });

/** The landing page's lists at build time; null: the API was not reachable. */
export type BuiltLanding = {
  readonly fresh: readonly Product[] | null;
  /** The products of the first category, and its id. */
  readonly first: { readonly id: string; readonly products: readonly Product[] } | null;
  readonly showcases: readonly Showcase[] | null;
  readonly checks: Readonly<Record<'fresh' | 'first' | 'showcases' | 'categories', ListCheck | null>>;
};

/** The first room is at /room, the others are numbered. */
export const roomHref = (order: number) => (order === 0 ? '/room' : roomPath(order));
