/** Numbers of wishlists: limits, durations and sizes. */

/** Wishlist size, and the number of products requested in parallel. */
export const WISHLIST = { max: 200, slugMax: 200, atOnce: 6 } as const;
