/** Numbers of payments: limits, durations and sizes. */

/** Payment: maximum of cash on delivery in minor units; maximum age of a webhook. */
export const PAYMENT = {
  cashMax: 5_000_000,
  webhookWindowMs: 300_000,
  referenceMax: 60,
} as const;

/**
 * How long goods are reserved for unpaid orders. A cash order above cashConfirmAbove (minor units) that is not from a
 * verified address expires after cashConfirmMinutes unless confirmed, a smaller one after cashMinutes. A reported
 * payment is awaited until the end of the claimDays-th business day. Orders taken by phone are held for phoneMinutes at
 * least, since the link to pay arrives by email.
 */
export const PAYMENT_HOLD = {
  cashConfirmAbove: 1_500_000,
  cashConfirmMinutes: 1440,
  cashMinutes: 10_080,
  phoneMinutes: 1440,
  claimDays: 3,
  upiMinutes: 60,
  bankMinutes: 4320,
} as const;
