/** Texts that all letters share. */
export const LETTER_COPY = {
  quantity: (quantity: number) => `Quantity: ${quantity}`,
  questions: 'Questions? Write to',
} as const;
