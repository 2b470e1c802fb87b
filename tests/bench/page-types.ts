/** One URL per page type. */
export const PAGE_TYPES = [
  ['home', '/'],
  ['list', '/shop'],
  ['product', '/product/elegant-lamp'],
  ['cart', '/cart'],
  ['not found', '/no-such-page'],
] as const;
