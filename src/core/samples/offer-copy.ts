/** Texts of the offer of samples beside the choices. */

export const SAMPLES_OFFER = {
  open: 'Free samples',
  openOf: (option: string) => `Free samples, ${option.toLowerCase()}`,
  opening: 'Opening the samples',
  failed: 'The samples could not be opened. Check your connection, and press once more.',
} as const;
