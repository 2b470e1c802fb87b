/** Numbers of lists and search: limits, durations and sizes. */

/** Catalogue: filter defaults, skeletons and paging. */
export const CATALOGUE = {
  minPrice: 0,
  maxPrice: 100_000,
  /** Maximum of the size filters, in centimetres. */
  maxSize: 9999,
  ratingChoices: [5, 4, 3, 2],
  missingRating: 4,
  skeletonGrid: 12,
  skeletonList: 6,
  pageSize: 24,
  maxPageSize: 96,
  maxPage: 10_000,
} as const;

/**
 * From fromProducts on (with the embedded database: always), lists are filtered in memory, from columns that are reloaded
 * when the catalogue has changed, and after maxAgeMs in case the notification was lost. Reloads are restFactor times their duration apart, so that changes
 * to a large catalogue appear within seconds.
 */
export const COLUMNS = { fromProducts: 3000, maxAgeMs: 600_000, restFactor: 4 } as const;

/** Lookbook. */
export const LOOKBOOK = { products: 24, perColumn: 6 } as const;

/** Search; maxLength bounds a query, results the overlay. */
export const SEARCH = {
  debounceMs: 300,
  resultsHeightPx: 420,
  maxLength: 200,
  maxWords: 8,
  products: 8,
  categories: 4,
  recent: 5,
} as const;

/**
 * Visible items: facet values before the rest is collapsed, related products, products on the landing page, swatches on
 * a card.
 */
export const SHOWN = { facetValues: 8, related: 4, newDesigns: 8, finishes: 5 } as const;

/**
 * A room's picture in a product list, two columns wide: number of products before it, by page in turn, and the fewest
 * products of a page that has one. The numbers leave two free columns in grids of two to six.
 */
export const ROOM_TILE = { after: [6, 12], leastProducts: 16 } as const;
