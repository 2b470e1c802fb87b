/** Texts about samples that the server and the pages share. */
import { dayText } from '../delivery/delivery.ts';
import { SAMPLES } from './constants.ts';

const counted = (count: number) => `${count} ${count === 1 ? 'sample' : 'samples'}`;

export const SAMPLE_COPY = {
  counted,
  /** Of a line of an order. */
  name: (choice: string) => `Sample: ${choice}`,
  of: (option: string, product: string) => `${option} of ${product}`,
  letter: 'Letter',
  tooMany: `An order of samples has at most ${SAMPLES.most} of them.`,
  oneEach: 'There is one sample of each choice.',
  noCoupon: 'Samples cost nothing, so no coupon applies.',
  byPost: 'Samples come by post: they have no services or delivery windows and are not collected at a store.',
  alone: 'Samples are ordered by themselves, on the page of the piece.',
  payment: 'Samples cost nothing: order them with the payment "sample".',
  gone: 'One of the samples can no longer be had. Choose again on the page of the piece.',
  notEdited: 'An order of samples is not changed. Cancel it, and order other samples.',
  noInvoice: 'Samples cost nothing, so they have no invoice.',
  /** from: ISO day. */
  limit: (left: number, from: string) =>
    `We send ${SAMPLES.most} samples in ${SAMPLES.days} days to one address or mailbox. ${
      left === 0
        ? `All of them have been sent; you can order again from ${dayText(from)}.`
        : `There ${left === 1 ? 'is' : 'are'} ${counted(left)} left; all of these can be ordered from ${dayText(from)}.`
    }`,
} as const;
