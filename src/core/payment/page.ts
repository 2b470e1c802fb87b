/** Payment pages at gateways: one per attempt to pay an order. */

/** Why a page has ended. paid: a payment arrived. closed: expired, or closed by the shop. */
export const PAGE_ENDS = ['paid', 'closed'] as const;

/**
 * What the shopper has to know of the last attempt. failed: declined, the page can still be paid. cancelled: the shopper came
 * back without paying. pending: the bank has not decided.
 */
export const ATTEMPTS = ['failed', 'cancelled', 'pending'] as const;
export type PaymentAttempt = (typeof ATTEMPTS)[number];
