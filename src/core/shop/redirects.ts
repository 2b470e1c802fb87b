/** Permanent redirects, the same on our server, CDNs and nginx. */

/** From one path to another. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/catalog': '/shop',
  '/category': '/categories',
  '/collections': '/collection',
  '/new': '/new-arrivals',
  '/help': '/faq',
  '/room': '/room-single1',
  '/shop-single-details': '/product',
};

/** From many paths: :name stands for one segment and may be repeated in the target; * at the end stands for any rest. */
export const PATTERN_REDIRECTS: Readonly<Record<string, string>> = {
  '/shop-single-details/:slug': '/product/:slug',
  // Two rows: on some CDNs /product/:slug/* matches /product/lamp/ too.
  '/product/:slug/:part': '/product',
  '/product/:slug/:part/*': '/product',
};

/** Source of a regular expression with named groups for a pattern. */
export const patternSource = (from: string, segment = '[^/]+'): string =>
  from.replace('*', '.*').replace(/:(\w+)/g, `(?<$1>${segment})`);

const PATTERNS = Object.entries(PATTERN_REDIRECTS).map(
  ([from, to]) => [new RegExp(`^${patternSource(from)}$`), to] as const,
);

/** Target of a path without trailing slash, null when it is not redirected. */
export function redirectOf(path: string): string | null {
  if (Object.hasOwn(REDIRECTS, path)) return REDIRECTS[path] as string;
  for (const [pattern, to] of PATTERNS) {
    const groups = pattern.exec(path)?.groups;
    if (groups) return to.replace(/:(\w+)/g, (_, name: string) => groups[name] ?? '');
  }
  return null;
}
