/** Messages and letters of the API about settings and stores. */

export const SETTINGS_MESSAGES = {
  noContent: 'This server was started without a content folder, so that there are no settings to change.',
  noStore: 'There is no such store.',
  moved: 'Another person changed this meanwhile. Nothing was overwritten.',
  faults: (count: number) =>
    `${count === 1 ? 'One field needs' : `${count} fields need`} a correction. Nothing was saved.`,
  it: (what: string) => `It ${what}.`,
  needsPerson: 'Where money goes is changed by a person with a second factor, not with the merchant key.',
  none: 'none',
  yes: 'yes',
  no: 'no',
  cash: 'Cash on delivery',
  upi: 'UPI',
  bank: 'Bank account',
  change: (what: string, before: string, after: string) => `${what}: ${before} → ${after}.`,
  letter: (person: string, changes: string) => ({
    subject: 'Where the money of {shop} goes was changed',
    text: `${person} changed the payments of {shop}. ${changes} If you do not know about this, take away the role of ${person} at once, change the payments back, and ask everyone to sign in again.`,
    button: 'Look at the settings',
  }),
} as const;
