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
  gatewayMinutes: 60,
} as const;

/**
 * Payments on a gateway's page. The page ends graceMinutes before the stock is released, so that a payment of its last second
 * is known by then. Opening a page may extend the hold to at most holdMinutes after the order was placed. The gateway is asked
 * about an open page every checkMinutes, about a payment that the bank has not decided every pendingMinutes, for at most
 * pendingDays; about a page that has ended once more lastLookMinutes after its planned end. leastMinutes: the shortest life of a page that the gateway allows, and one minute for the way there.
 */
export const GATEWAY = {
  graceMinutes: 5,
  holdMinutes: 180,
  checkMinutes: 2,
  pendingMinutes: 60,
  pendingDays: 5,
  lastLookMinutes: 1440,
  keyDays: 7,
  batch: 20,
  timeoutMs: 10_000,
  returnMs: 4000,
  razorpay: { waitMinutes: PAYMENT_HOLD.gatewayMinutes, leastMinutes: 16, leastAmount: 100, staleHours: 25 },
  stripe: { waitMinutes: PAYMENT_HOLD.gatewayMinutes, leastMinutes: 31, leastAmount: 5000, mostAmount: 99_999_999 },
} as const;

/** Seconds to the next attempt of a refund that failed; the last one repeatedly. A sender has leaseSeconds to finish. */
export const REFUND_RETRY = {
  pauseSeconds: [60, 300, 900, 3600, 14_400, 86_400],
  leaseSeconds: 120,
  batch: 20,
  errorMax: 300,
} as const;
