/** Paths that redirects with patterns match, and a redirect page as Astro writes it. */
export const REDIRECT_PAGE =
  '<!doctype html><title>Redirecting to: /journal/oak</title><meta http-equiv="refresh" content="0;url=/journal/oak">';

/** Paths that patterns redirect, with their targets. */
export const MOVED: readonly (readonly [string, string])[] = [
  ['/shop-single-details/sahel-floor-vase', '/product/sahel-floor-vase'],
  ['/shop-single-details/sahel-floor-vase?color=Sand', '/product/sahel-floor-vase?color=Sand'],
  ['/shop-single-details/a%20b', '/product/a%20b'],
  ['/product/a/b', '/product'],
  ['/product/a/b/c', '/product'],
];
