/** What a link brings along for the page it leads to (§2), as query parameters. A stranger may write them: only known words count. */
import { ROUTES } from '../shop/routes.ts';

/** Tabs of the home page's product section, and what each says to the catalogue. */
export const SHOP_TABS = [
  { title: 'New Designs', flag: 'new' },
  { title: 'Best Sellers', flag: 'bestselling' },
  { title: 'Sale', flag: 'onsale' },
] as const;

export type ShopTab = (typeof SHOP_TABS)[number]['title'];

/** The whole collection as one tab of the home page shows it: '/shop?new=true&title=New+Designs'. */
export function shopTabPath(title: ShopTab): string {
  const flag = SHOP_TABS.find((tab) => tab.title === title)?.flag ?? 'new';
  return `${ROUTES.shop.path}?${new URLSearchParams({ [flag]: 'true', title })}`;
}

/** The heading a link asks for, when it is one of the tabs' names. */
export function readTitle(params: URLSearchParams): ShopTab | null {
  const asked = params.get('title');
  return SHOP_TABS.find(({ title }) => title === asked)?.title ?? null;
}

type CategoryLink = { readonly slug: string; readonly id: string; readonly name: string };

/** A category's page, told which category it is and that the shopper came from the category slider. */
export function sliderCategoryPath({ slug, id, name }: CategoryLink): string {
  return `/category/${encodeURIComponent(slug)}?${new URLSearchParams({ name, id, from: 'category-slider' })}`;
}

/** The slug of the category that an unknown address under /category/ means: named there or in its parameters by id or name. */
export function categoryMeant(
  pathname: string,
  params: URLSearchParams,
  categories: readonly CategoryLink[],
): string | null {
  const named = /^\/category\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (!named) return null;
  let last = named;
  try {
    last = decodeURIComponent(named);
  } catch {
    // A broken escape names no category; the parameters may.
  }
  const hints = [last, params.get('id'), params.get('name')].filter((hint) => hint !== null);
  const found = categories.find(({ slug, id, name }) => hints.some((hint) => [slug, id, name].includes(hint)));
  return found?.slug ?? null;
}
