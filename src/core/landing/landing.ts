/** Catalogue content of the landing page: tabs, showcases, and section names. */
import type { Category } from '../catalogue/category.ts';
import type { ListCheck } from '../catalogue/list-check.ts';
import type { Picture } from '../images/picture.ts';
import { forList, type Product } from '../product/product.ts';
import { ENDPOINTS } from '../shop/endpoints.ts';
import { ROUTES, roomPath } from '../shop/routes.ts';
import { LANDING_COPY } from './copy.ts';

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

/** A product of a showcase's strip. */
export type ShowcaseProduct = { readonly slug: string; readonly name: string; readonly picture: Picture };
/** The piece that a showcase's large picture shows. */
export type PicturedProduct = Pick<Product, 'slug' | 'name' | 'price'>;
/** A top-selling category, shown full screen. */
export type Showcase = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly headline: string;
  readonly line: string;
  readonly picture: Picture | null;
  /** null: unknown, or no longer among the category's best. */
  readonly pictured: PicturedProduct | null;
  readonly pieces: readonly ShowcaseProduct[];
};

function productsOf(products: readonly Product[]): ShowcaseProduct[] {
  return products.flatMap(({ slug, name, pictures: [picture] }) => (picture ? [{ slug, name, picture }] : []));
}

function picturedOf({ picturedProduct, topProducts }: Category): PicturedProduct | null {
  const product = topProducts.find(({ slug }) => slug === picturedProduct);
  return product ? { slug: product.slug, name: product.name, price: product.price } : null;
}

export function showcaseOf(category: Category): Showcase {
  const { id, slug, name, description, line, picture, topProducts } = category;
  return {
    id,
    slug,
    name,
    headline: category.headline ?? name,
    line: description || line,
    picture,
    pictured: picturedOf(category),
    pieces: productsOf(topProducts),
  };
}

/** The landing page's lists at build time; null: the API was not reachable. */
export type BuiltLanding = {
  readonly fresh: readonly Product[] | null;
  /** The products of the first category, and its id. */
  readonly first: { readonly id: string; readonly products: readonly Product[] } | null;
  readonly showcases: readonly Showcase[] | null;
  readonly checks: Readonly<Record<'fresh' | 'first' | 'showcases' | 'categories', ListCheck | null>>;
};

/** Products reduced to what cards need. */
export const forRow = (products: readonly Product[]): Product[] => products.map(forList);

/** The first room is at /room, the others are numbered. */
export const roomHref = (order: number) => (order === 0 ? '/room' : roomPath(order));
