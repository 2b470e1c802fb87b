/** Numbers of product pages: limits, durations and sizes. */

/** Display of ratings. */
export const RATING = { max: 5, decimals: 1, reviewCountCap: 999 } as const;

/** Reviews by buyers. */
export const REVIEW = { titleMax: 120, textMax: 4000, nameMax: 60, replyMax: 2000, pageSize: 10 } as const;

/** Length of the line about what comes with a product. */
export const INCLUDES_MAX = 60;

/**
 * Fit check, in centimetres: ranges of the shopper's measurements, default door height, person and door of the drawing.
 * A product with an assembly time of partsMinutes or more comes in parts and fits any door.
 */
export const FIT = {
  /** Storage key. */
  key: 'aroha:space',
  least: 20,
  most: 2000,
  doorHeight: 200,
  partsMinutes: 30,
  figure: 170,
  door: { width: 90, height: 210 },
} as const;

/** Recently viewed products: storage key, number stored and number shown. */
export const RECENTLY_VIEWED = { key: 'aroha:seen', kept: 8, shown: 6 } as const;

/** Comparison: storage key and maximum. */
export const COMPARE = { key: 'aroha:compare', most: 4 } as const;

/** Views of products: time between writes, and the most products counted between two. */
export const PRODUCT_VIEWS = { everyMs: 60_000, most: 5000 } as const;
