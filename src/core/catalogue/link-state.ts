/** Query parameters that links pass to the target page. They are untrusted: only known values count. */

/** Tabs of the home page's product section. */
export const SHOP_TABS = ['New Designs', 'Best Sellers', 'Sale'] as const;
export type ShopTab = (typeof SHOP_TABS)[number];

/** The heading requested by a link, when it is a tab's name. */
export function readTitle(params: URLSearchParams): ShopTab | null {
  const requested = params.get('title');
  return SHOP_TABS.find((title) => title === requested) ?? null;
}

type CategoryLink = { readonly slug: string; readonly id: string; readonly name: string };

/**
 * The slug of the category that an unknown address under /category/ refers to, by id or name in the path or the
 * parameters.
 */
export function categorySlugOf(
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
    // Malformed escape: fall through to the parameters.
  }
  const hints = [last, params.get('id'), params.get('name')].filter((hint) => hint !== null);
  const found = categories.find(({ slug, id, name }) => hints.some((hint) => [slug, id, name].includes(hint)));
  return found?.slug ?? null;
}
