/** Numbers of accounts: limits, durations and sizes. */

/** Accounts and the social popup. */
export const ACCOUNT = {
  passwordMinLength: 6,
  minimumAgeYears: 18,
  popupWidthPx: 500,
  popupHeightPx: 600,
  popupPollMs: 1000,
  popupTimeoutMs: 300_000,
} as const;

/**
 * Limits of the account API. A session expires sessionDays after its last renewal, which happens at most every
 * renewMinutes; links in emails expire after verifyHours and resetMinutes.
 */
export const ACCOUNT_API = {
  passwordMax: 128,
  nameMax: 100,
  emailMax: 254,
  phoneMax: 20,
  agentMax: 300,
  sessionDays: 30,
  renewMinutes: 60,
  deviceDays: 365,
  verifyHours: 48,
  resetMinutes: 60,
} as const;

/**
 * scrypt with OWASP's minimum parameters. Two at once take 256 MB, so hosts with less than 1 GB compute one; when too many
 * wait, in total or per network, further requests get 503.
 */
export const PASSWORD_HASH = {
  log2N: 17,
  r: 8,
  p: 1,
  saltBytes: 16,
  keyBytes: 32,
  atOnce: 2,
  waiting: 64,
  perClient: 16,
  retryAfterSeconds: 5,
} as const;

/** Rate limits by account or by network (an IPv6 /64 counts as one): attempts within the window. */
export const ATTEMPTS = {
  loginByAccount: { times: 10, seconds: 900 },
  loginByAddress: { times: 100, seconds: 900 },
  registerByAddress: { times: 60, seconds: 3600 },
  letterByAccount: { times: 3, seconds: 3600 },
  letterByAddress: { times: 60, seconds: 3600 },
  passwordByAccount: { times: 10, seconds: 900 },
} as const;

const DAY = 86_400;

/**
 * Daily limits of emails to one address, counted by kind, so that requests for other emails cannot block password
 * resets. Resets are also counted by requester; browsers in which the account signed in before have a separate quota.
 */
export const EMAIL_LIMITS = {
  verify: { times: 8, seconds: DAY },
  change: { times: 4, seconds: DAY },
  /** By kind: password changed, change of address requested, address changed. */
  notice: { times: 6, seconds: DAY },
  reset: { times: 20, seconds: DAY },
  resetByNetwork: { times: 6, seconds: DAY },
  resetKnown: { times: 10, seconds: DAY },
  resetByDevice: { times: 6, seconds: DAY },
  /** Caused by unauthenticated callers; inbox, merchant and stock are the shop's own. orderStep: of orders placed before. */
  order: { times: 5, seconds: DAY },
  orderStep: { times: 10, seconds: DAY },
  orderLink: { times: 5, seconds: DAY },
  newsletter: { times: 5, seconds: DAY },
  watch: { times: 8, seconds: DAY },
  savedCart: { times: 1, seconds: DAY },
  inbox: { times: 500, seconds: DAY },
  merchant: { times: 2000, seconds: DAY },
  stock: { times: 100, seconds: DAY },
} as const;

/** Addresses per account, and the lengths of their fields. */
export const ADDRESS = { max: 20, nameMax: 100, lineMax: 200, placeMax: 100 } as const;

/** Sessions in browsers: timeout of the sign-out request, and debounce of wishlist changes. */
export const SESSION = { logoutWaitMs: 3000, wishlistDebounceMs: 600 } as const;

/** Data export: rows per batch, and the maximum of orders, newest first. */
export const EXPORT = { batch: 100, orders: 5000, messages: 1000, perAccount: { times: 20, seconds: 3600 } } as const;
