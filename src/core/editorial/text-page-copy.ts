/** Texts around the policies and other text pages. */
export const TEXT_COPY = {
  contents: 'On this page',
  updated: (date: string) => `Last changed ${date}`,
  others: 'The other policies',
  questions: 'Still unsure?',
  ask: 'Contact Us',
} as const;
