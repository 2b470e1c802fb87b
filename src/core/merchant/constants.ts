/** Numbers of the back office: limits, durations and sizes. */

/** Product lists imported by merchants. pageSize: rows of a plan on one page of its table. */
export const IMPORT = {
  maxBytes: 16_000_000,
  maxRows: 20_000,
  maxStock: 1_000_000,
  maxPrice: 1_000_000_000,
  pageSize: 50,
} as const;

/** Calls of the rebuild hook: quiet time before one, and the longest that steady changes can delay it. */
export const REBUILD = { waitMs: 20_000, mostMs: 300_000 } as const;

/**
 * Pictures of products, uploaded one by one: size of a file in bytes, pixels of the original, longest side that is stored, quality of the
 * stored WebP, files read at once, time to arrive.
 */
export const PICTURE_UPLOAD = {
  maxBytes: 30_000_000,
  maxPixels: 100_000_000,
  maxSide: 3200,
  leastSide: 320,
  quality: 92,
  atOnce: 2,
  waiting: 24,
  retryAfterSeconds: 5,
} as const;

/** 3D models read at once. Their limits are those of core/product/model.ts. */
export const MODEL_UPLOAD = { atOnce: 2, waiting: 8, retryAfterSeconds: 5 } as const;

/** Uploads that nothing shows are deleted after days, at most batch of them at a time. */
export const UPLOAD_SWEEP = { keepDays: 14, batch: 20 } as const;

/** Limits of the product editor. */
export const PRODUCT_LIMITS = {
  pageSize: 25,
  maxPageSize: 100,
  textMax: 200,
  longMax: 1000,
  descriptionMax: 20_000,
  options: 4,
  values: 40,
  variants: 200,
  pictures: 24,
  list: 30,
} as const;

/** People of the back office. A second factor counts for hours after it was entered. */
export const STAFF = {
  secondFactorHours: 24,
  codeSeconds: 30,
  codeDigits: 6,
  /** Steps before and after the present one whose codes are accepted, for clocks that differ. */
  codeWindow: 1,
  codeAttempts: { times: 5, seconds: 900 },
  recoveryCodes: 10,
  invitationDays: 7,
  invitationsPerPerson: { times: 30, seconds: 86_400 },
} as const;

/** The log of changes. Longer values are cut. */
export const STAFF_LOG = { keepDays: 730, purgeBatch: 1000, pageSize: 50, maxTextLength: 300 } as const;
/** First screen: its periods in days, and how many top pieces and fruitless searches it shows. */
export const TODAY = { periods: [7, 30, 90], pieces: 6, misses: 8 } as const;

/**
 * Searches that found nothing: a term's length, terms in memory and stored per day, interval of writing, and days until
 * they are deleted.
 */
export const MISSES = { maxLength: 60, most: 500, perDay: 1000, everyMs: 60_000, keepDays: 90 } as const;

/** List of stock, searched a moment after typing; a change can be undone for undoMs. */
export const STOCK_LIST = { pageSize: 50, maxPageSize: 200, searchMs: 250, undoMs: 10_000 } as const;

/** List of reviews; showing and hiding can be undone for undoMs. */
export const REVIEW_LIST = { pageSize: 20, undoMs: 10_000 } as const;

/** Contact messages. An answer is emailed after delaySeconds and can be taken back for undoMs, which is less. */
export const MESSAGE_LIST = { pageSize: 20, answerMax: 5000, delaySeconds: 14, undoMs: 10_000 } as const;

/** Forms of categories, collections and slides. */
export const ENTRY_LIMITS = {
  lineMax: 200,
  altMax: 1000,
  textMax: 20_000,
  groups: 20,
  types: 40,
  collectionPieces: 500,
  slidePieces: 12,
  entries: 500,
} as const;

/** Texts of settings and stores. */
export const SETTING_LIMITS = { textMax: 500 } as const;

/** List of newsletter subscribers. */
export const NEWSLETTER_LIST = { pageSize: 50 } as const;
