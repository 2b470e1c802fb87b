/** Texts of the view in which samples are picked and ordered. */
import { SAMPLES } from './constants.ts';
import { SAMPLE_COPY } from './copy.ts';

const { from, to } = SAMPLES.leaves;
const { counted } = SAMPLE_COPY;

export const SAMPLE_PICKER = {
  back: 'Back to your choices',
  backToPicks: 'Back to the samples',
  pick: {
    title: 'Feel it first',
    line: `Pick up to ${SAMPLES.most}. They come by post and leave within ${from} to ${to} business days, free, and they are yours to keep.`,
    picked: (picked: number) => `${picked} of ${SAMPLES.most} picked`,
    full: `${SAMPLES.most} are picked. Put one back to take another.`,
    next: 'Continue',
    none: 'Pick at least one sample.',
  },
  send: {
    title: 'Where shall we post them?',
    to: 'To',
    change: 'Change',
    changeOf: 'Change contact or address',
    loading: 'Loading your addresses',
    emailHint: 'The confirmation goes here.',
    phoneHint: 'In case the letter cannot be delivered.',
    button: 'Send them, free',
    sending: 'Sending',
    total: (picked: number) => `${counted(picked)}, nothing to pay`,
    /** names: of the samples that cannot be had any more. */
    gone: (names: string) => `${names} can no longer be had as a sample. Look at the others, and press once more.`,
    limit: 'Fewer samples',
  },
  done: {
    title: (name: string) => (name ? `They are yours, ${name}` : 'They are yours'),
    line: (picked: number) => `${counted(picked)} will be cut for you, and there is nothing to pay.`,
    number: 'Order',
    arrives: 'Arrive',
    letter: (email: string) => `We have written to ${email}.`,
    order: 'See the order',
  },
} as const;
