/** Texts of the coupon field in checkout. */

export const COUPON_FIELD_COPY = {
  title: 'Coupon code (optional)',
  apply: 'Apply',
  remove: 'Remove',
  applied: (code: string, amount: string) => `${code} takes ${amount} off.`,
  state: {
    unknown: (code: string) => `There is no coupon ${code}. Please look at the letters once more.`,
    early: (code: string) => `${code} does not count yet.`,
    expired: (code: string) => `${code} has expired.`,
    'used-up': (code: string) => `${code} has been used up.`,
    'too-small': (code: string) => `${code} counts for a larger order than this.`,
  } as Readonly<Record<string, (code: string) => string>>,
  blank: 'Write the code first, as it stands in your letter.',
} as const;
