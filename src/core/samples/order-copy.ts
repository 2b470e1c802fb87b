/** Texts of the page of an order of samples, apart because other pages download those of orders. */

export const SAMPLE_ORDER = {
  pieces: 'Samples',
  stage: {
    confirmed: { title: 'Your samples are being cut', line: 'Until they are packed you can cancel.' },
    packed: { title: 'Your samples are packed', line: 'They leave with the next post.' },
    shipped: { title: 'Your samples are on their way', line: 'They come by post, in a letter of their own.' },
    delivered: {
      title: 'Your samples have arrived',
      line: 'Look at them in the room they are for, by day and by lamplight. They are yours to keep.',
    },
  },
  back: 'Back to what you were choosing',
} as const;
