/** Numbers of the cart: limits, durations and sizes. */

/** Cart limits. maxPerLine catches typing errors. */
export const CART = { minQuantity: 1, maxLines: 100, maxPerLine: 99 } as const;
