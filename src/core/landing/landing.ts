/** What the landing page shows of the catalogue: tabs, showcases, and the name of each section (§2). */
import type { Category } from '../catalogue/category.ts';
import type { Picture } from '../images/picture.ts';
import { forList, type Product } from '../product/product.ts';
import { ENDPOINTS } from '../shop/endpoints.ts';
import { ROUTES, roomPath } from '../shop/routes.ts';
import { LANDING_COPY } from './copy.ts';

/** Tabs of 'Our Collection': the call behind each, and the state its link brings to the shop. */
export const TABS = [
  { id: 'fresh', name: LANDING_COPY.collection.tabs.fresh, endpoint: ENDPOINTS.newProducts, state: 'new' },
  { id: 'best', name: LANDING_COPY.collection.tabs.best, endpoint: ENDPOINTS.bestSelling, state: 'bestselling' },
  { id: 'sale', name: LANDING_COPY.collection.tabs.sale, endpoint: ENDPOINTS.onSale, state: 'onsale' },
] as const;
export type TabId = (typeof TABS)[number]['id'];

/** The shop, opened on what a tab shows: its state and its name. */
export function shopPath({ state, name }: { readonly state: string; readonly name: string }): string {
  return `${ROUTES.shop.path}?${new URLSearchParams({ [state]: 'true', title: name })}`;
}

/** A category as the browser of categories needs it. */
export type CategoryTab = Pick<Category, 'id' | 'slug' | 'name' | 'line'>;
export const tabOf = ({ id, slug, name, line }: Category): CategoryTab => ({ id, slug, name, line });

/** A piece of a showcase's moving strip. */
export type Piece = { readonly slug: string; readonly name: string; readonly picture: Picture };
/** A top-selling category on a screen of its own. */
export type Showcase = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly headline: string;
  readonly line: string;
  readonly picture: Picture | null;
  readonly pieces: readonly Piece[];
};

function piecesOf(products: readonly Product[]): Piece[] {
  return products.flatMap(({ slug, name, pictures: [picture] }) => (picture ? [{ slug, name, picture }] : []));
}

export function showcaseOf({ id, slug, name, headline, description, line, picture, topProducts }: Category): Showcase {
  const text = description || line;
  return { id, slug, name, headline: headline ?? name, line: text, picture, pieces: piecesOf(topProducts) };
}

/** What a build knows of the lists on the landing page; null: the API was away. */
export type BuiltLanding = {
  readonly fresh: readonly Product[] | null;
  /** The products of the first category, and its id. */
  readonly first: { readonly id: string; readonly products: readonly Product[] } | null;
  readonly showcases: readonly Showcase[] | null;
};

/** Products as rows of cards carry them. */
export const forRow = (products: readonly Product[]): Product[] => products.map(forList);

/** The first room is /room itself (§2), the others have their numbers. */
export const roomHref = (order: number) => (order === 0 ? '/room' : roomPath(order));
