/** Numbers of messages and the newsletter: limits, durations and sizes. */

/** Contact form. */
export const CONTACT = { nameMax: 256, emailMax: 256, messageMax: 5000 } as const;

/** Rate limit of the contact form: generous, as a town may share one address. */
export const CONTACT_LIMIT = { perClient: 10, clientWindowMs: 600_000 } as const;

/** A complaint is acknowledged and settled within these (Consumer Protection (E-Commerce) Rules, 2020, rule 4(5)). */
export const GRIEVANCE = { acknowledgeHours: 48, redressDays: 30 } as const;

/**
 * Newsletter. Confirmation links expire after confirmHours; each unanswered email doubles the wait before the next. A
 * client may submit the form perClient times within clientWindowMs (generous: a town may share one address).
 */
export const NEWSLETTER = {
  emailMax: 254,
  confirmHours: 48,
  mailGapMinutes: 10,
  mailGapDoublings: 12,
  perClient: 20,
  clientWindowMs: 600_000,
  consentLocale: 'en-IN',
} as const;
