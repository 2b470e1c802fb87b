/** Name and URL of each page type, and whether it is opened with a lamp in the cart. */
export const PAGE_TYPES = [
  ['home', '/', false],
  ['list', '/shop', false],
  ['product', '/product/elegant-lamp', false],
  ['article', '/journal/care-of-oak-and-linen', false],
  ['cart', '/cart', false],
  ['checkout', '/checkout', true],
  ['not found', '/no-such-page', false],
] as const;
