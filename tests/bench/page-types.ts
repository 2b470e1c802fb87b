/** One URL per page type. */
export const PAGE_TYPES = [
  ['home', '/'],
  ['list', '/shop'],
  ['product', '/product/elegant-lamp'],
  ['article', '/journal/care-of-oak-and-linen'],
  ['cart', '/cart'],
  ['not found', '/no-such-page'],
] as const;
