/** Texts of the lookbook. */

export const LOOKBOOK_COPY = {
  title: 'Lookbook',
  line: 'Twenty-four pieces, photographed in one light.',
  view: 'View',
  close: 'Close',
  get: 'Get Product',
  empty: 'No products available',
  emptyHint: 'Check back soon for new items',
} as const;
