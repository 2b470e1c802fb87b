/** Numbers of orders and returns: limits, durations and sizes. */

/** Returns and refunds. */
export const RETURNS = { windowDays: 7, refundWorkingDays: 7, buyerPaysCollection: true } as const;

/**
 * Orders. A number is the prefix and numberLength unambiguous characters. An Idempotency-Key has keyMin to keyMax
 * characters and is stored for keyDays. A link expires ORDER_LINK_DAYS after delivery, cancellation or expiry, or after its
 * renewal.
 */
export const ORDER = {
  maxCouponUses: 1_000_000_000,
  numberPrefix: 'AR',
  numberLength: 9,
  keyMin: 16,
  keyMax: 200,
  keyDays: 30,
  retries: 6,
  retryBaseMs: 8,
  sweepMs: 30_000,
  sweepBatch: 50,
  pageSize: 20,
  maxPageSize: 100,
  noteMax: 1000,
  nameMax: 100,
  lineMax: 200,
  evidenceMax: 5,
  evidenceLength: 500,
  lookupsPerClient: 60,
  lookupWindowMs: 600_000,
} as const;

/** The code against which an order is handed over at a store: its digits, and how often a wrong one may be entered within the window. */
export const PICKUP = { codeDigits: 6, guesses: 5, windowMs: 900_000 } as const;

export const ORDER_LINK_DAYS = 90;

/**
 * Attachments of a return. Bytes are limited per order, per network for files no return refers to, and in total
 * (EVIDENCE_MB). A network uploads at most perClient files within the window. An upload may take arriveMs; unfinished
 * files are deleted after staleMs, unreferenced ones after unusedHours.
 */
export const RETURN_ATTACHMENTS = {
  maxFiles: 8,
  maxPhotoBytes: 25_000_000,
  maxVideoBytes: 250_000_000,
  nameMax: 100,
} as const;

/** Limits that only the server needs, apart so that no page downloads them. */
export const RETURN_ATTACHMENT_LIMITS = {
  perClient: 60,
  windowMs: 3_600_000,
  orderBytes: 1_000_000_000,
  networkBytes: 4_000_000_000,
  totalMb: 20_480,
  arriveMs: 1_800_000,
  staleMs: 3_600_000,
  unusedHours: 24,
} as const;

/** PDF invoices: concurrency and queue per process, size and age of the disk cache, and the rate limit per network. */
export const INVOICE = {
  load: { atOnce: 1, waiting: 32, retryAfterSeconds: 2 },
  cacheBytes: 64_000_000,
  cacheMs: 86_400_000,
  perClient: 120,
  windowMs: 600_000,
} as const;

/**
 * Order limits per email address, phone or network: orders within 24 hours, and items (ofOne: of one SKU) reserved by
 * orders that are neither paid nor confirmed. Mobile networks put a town behind one address. proven: for orders with the
 * account's verified address.
 */
export const ORDER_LIMITS = {
  guest: {
    email: { orders: 10, ofOne: 20, pieces: 60 },
    phone: { orders: 10, ofOne: 20, pieces: 60 },
    network: { orders: 100, ofOne: 40, pieces: 400 },
  },
  proven: {
    email: { orders: 40, ofOne: 80, pieces: 240 },
    phone: { orders: 40, ofOne: 80, pieces: 240 },
    network: { orders: 400, ofOne: 160, pieces: 1600 },
  },
} as const;

/**
 * Order page: how long it thanks the shopper, maximum age of its data when the tab is shown again, interval at which
 * the remaining time is updated, and interval of its requests while a provider may report a payment.
 */
export const ORDER_PAGE = { freshMinutes: 30, staleMs: 15_000, tickMs: 20_000, reportMs: 30_000 } as const;
