/** Texts of the product page: gallery, room view, sharing, neighbours. */

export const PRODUCT_COPY = {
  zoom: (index: number, count: number) => `Enlarge picture ${index} of ${count}`,
  enlarged: 'Pictures, enlarged',
  closer: 'Closer',
  further: 'Further away',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  of: (index: number, count: number) => `${index} / ${count}`,
  goesWith: 'Goes well with',
  goesWithLine: 'Chosen by our editors for the same rooms.',
  seen: 'Seen lately',
  share: 'Share',
  shared: 'Link copied',
  shareFailed: 'The link could not be copied',
  compare: 'Compare',
  compared: 'In comparison',
  seeCompared: (count: number) => (count === 1 ? 'See it in comparison' : `Compare ${count} pieces`),
  room: {
    button: 'View in your room',
    loading: 'Fetching the model',
    failed: 'The model could not be shown here',
    alt: (name: string) => `${name}, a model to turn with pointer, finger or arrow keys`,
    place: 'Place it in your room',
    turn: 'Drag to turn it. On a phone that can, place it in your room.',
  },
} as const;
