/** What a link brings along for the page it leads to (§2), as query parameters. A stranger may write them: only known words count. */

/** Tabs of the home page's product section. */
export const SHOP_TABS = ['New Designs', 'Best Sellers', 'Sale'] as const;
export type ShopTab = (typeof SHOP_TABS)[number];

/** The heading a link asks for, when it is one of the tabs' names. */
export function readTitle(params: URLSearchParams): ShopTab | null {
  const asked = params.get('title');
  return SHOP_TABS.find((title) => title === asked) ?? null;
}

type CategoryLink = { readonly slug: string; readonly id: string; readonly name: string };

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
