/** Numbers of the back office: limits, durations and sizes. */

/** Product lists imported by merchants. */
export const IMPORT = { maxBytes: 5_000_000, maxRows: 20_000, maxStock: 1_000_000, maxPrice: 1_000_000_000 } as const;

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
