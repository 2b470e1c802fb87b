/** Numbers of imports: limits, durations and sizes. */

/** Product lists imported by merchants. */
export const IMPORT = { maxBytes: 5_000_000, maxRows: 20_000, maxStock: 1_000_000, maxPrice: 1_000_000_000 } as const;
