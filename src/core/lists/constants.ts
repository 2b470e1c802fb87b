/** Numbers of waiting lists, price alerts and saved carts. */

const HOUR = 3600;
const DAY = 86_400;

/**
 * Waiting lists of sold-out variants. A request is confirmed within confirmHours; two letters that ask for it are
 * gapMinutes apart. Within batchHours at most as many people are written to as there are pieces. Rows are deleted endedDays
 * after they ended, waitingDays after the request at the latest.
 */
export const WAITING_LIST = {
  confirmHours: 48,
  gapMinutes: 10,
  batchHours: 24,
  endedDays: 30,
  waitingDays: 365,
  perClient: { times: 20, seconds: 600 },
} as const;

/** Price alerts: one letter per product and person within gapHours. */
export const PRICE_ALERT = { gapHours: 24 } as const;

/** Saved carts: one letter after letterHours without an order; deleted keepDays after they were last saved. */
export const SAVED_CART = {
  letterHours: 24,
  keepDays: 30,
  perClient: { times: 60, seconds: 600 },
  perMailbox: { times: 20, seconds: DAY },
  restores: { times: 60, seconds: HOUR },
} as const;

/** Rows that a periodic job handles at once. */
export const LIST_BATCH = 100;
