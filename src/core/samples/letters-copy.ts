/** Texts of letters about samples. */
import { SAMPLES } from './constants.ts';
import { SAMPLE_ORDER } from './order-copy.ts';

const { from, to } = SAMPLES.leaves;
const { shipped, delivered } = SAMPLE_ORDER.stage;

export const SAMPLE_LETTERS = {
  free: 'Free',
  back: SAMPLE_ORDER.back,
  placed: {
    subject: (number: string) => `Your samples, order ${number}`,
    heading: (name: string) => (name ? `Your samples are being cut, ${name}.` : 'Your samples are being cut.'),
    line: `They leave within ${from} to ${to} business days, in a letter of their own. There is nothing to pay.`,
    tip: 'Look at them in the room they are for, by day and by lamplight, beside the floor and the wall.',
  },
  shipped: {
    subject: (number: string) => `${shipped.title}, order ${number}`,
    heading: `${shipped.title}.`,
    line: 'They come by post, in a letter that fits through the letter box.',
  },
  delivered: {
    subject: (number: string) => `${delivered.title}, order ${number}`,
    heading: `${delivered.title}.`,
    line: delivered.line,
  },
  /** To the merchant. */
  taken: {
    label: 'New order of samples',
    subject: (number: string, samples: string) => `Samples to post, order ${number}: ${samples}`,
    heading: (samples: string) => `${samples} to post.`,
    line: `There is nothing to pay and nothing to confirm. The shopper was told that they leave within ${from} to ${to} business days.`,
  },
} as const;
