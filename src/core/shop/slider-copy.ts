/** Texts of the slider. */

export const SLIDER_COPY = {
  empty: 'No products available',
  emptyHint: 'Check back soon for new items',
  previous: 'Previous',
  next: 'Next',
  goTo: (place: number, count: number) => `Place ${place} of ${count}`,
} as const;
