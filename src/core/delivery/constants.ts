/** Numbers of delivery: limits, durations and sizes. */

/** Shipping bands in business days, and the national holidays (month and day). */
export const SHIPPING = {
  processingDays: { from: 1, to: 3 },
  metroDays: { from: 3, to: 5 },
  cityDays: { from: 5, to: 7 },
  remoteDays: { from: 7, to: 10 },
  /** How often a carrier tries to deliver. */
  attempts: 3,
  holidays: ['-01-26', '-08-15', '-10-02'],
} as const;

/** Lead times of variants: at most a year. */
export const LEAD = { maxWeeks: 52 } as const;

/** Shipping fees in minor units, GST included: free from freeFrom, else by band. */
export const SHIPPING_FEE = { freeFrom: 500_000, metro: 9_900, city: 14_900, remote: 24_900 } as const;
