/** Words around the policies and other pages of text. */
export const TEXT_COPY = {
  contents: 'On this page',
  updated: (date: string) => `Last changed ${date}`,
  others: 'The other policies',
  questions: 'Still unsure?',
  ask: 'Contact Us',
} as const;
