/** Texts of the switch for letters about dropped prices. */

export const PRICE_ALERT_COPY = {
  label: 'Email me when a price on this list drops',
  hint: 'At most one letter a day for each piece. Every letter has a link that ends them.',
  unverified: 'Confirm your email address first, then we can write to it.',
  verify: 'Go to settings',
  on: 'You get an email when a price on this list drops',
  failed: 'The setting could not be saved.',
  unknown: 'The setting could not be loaded.',
  retry: 'Try again',
} as const;
