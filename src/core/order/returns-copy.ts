/** Texts of returns on an order's page. */
import { RETURNS } from './constants.ts';

export const RETURNS_COPY = {
  button: 'Return something',
  until: (day: string) => `Returns can be asked for until ${day}.`,
  /** The parcels arrived on different days. */
  untilEach: (day: string) => `The first pieces can be returned until ${day}; each has its own last day above.`,
  piece: 'Return it',
  pieceOf: (name: string) => `Return ${name}`,
  pieceUntil: (day: string) => `until ${day}`,
  lineUntil: (day: string) => `Until ${day}`,
  title: 'Return',
  titleOf: (position: number, all: number) => (all > 1 ? `Return ${position} of ${all}` : 'Return'),
  line: `Within ${RETURNS.windowDays} days of delivery, unused and in its own packing. We answer on the page of your order.`,
  which: 'What goes back?',
  quantityOf: (name: string) => `How many of ${name}`,
  of: (count: number) => `of ${count}`,
  noLines: 'Please choose at least one piece.',
  madeToOrder: 'Made to order: it comes back only if it arrived damaged',
  badMadeToOrder: (name: string) => `${name} was made to order and comes back only if it arrived damaged.`,
  why: 'Why?',
  noReason: 'Please choose a reason.',
  reasons: {
    damaged: 'It arrived damaged, or parts are missing',
    'wrong-item': 'It is another piece than I ordered',
    'not-as-described': 'It is not as it was described',
    'changed-mind': 'I have changed my mind',
  },
  evidence: 'Unboxing video or photos',
  evidenceLine: {
    damaged:
      'The unboxing video is needed for damage and missing parts: from the closed box to the open one, without a cut.',
    'wrong-item': 'The unboxing video, or photos of the piece and of the label on its box.',
    'not-as-described': 'Photos that show what is different, or the unboxing video.',
    'changed-mind': 'Photos of the piece and of its packing, all sides.',
  },
  linkHow:
    'Share it with ‘anyone who has the link’ where you keep it (Google Photos, iCloud, Drive), and paste the link here.',
  link: (index: number) => (index === 0 ? 'Link' : `Link ${index + 1}`),
  badLink: 'A link begins with https://, such as https://photos.app.goo.gl/…',
  longLink: (most: number) => `A link has at most ${most} characters. Use the short one that ‘share’ gives you.`,
  firstLink: 'Paste a link instead',
  more: 'Add another link',
  removeLink: (index: number) => `Remove link ${index + 1}`,
  note: 'What happened? (optional)',
  noteLeft: (left: number) => `${left} characters left`,
  refund: (amount: string) => `${amount} goes back to you once the return is agreed.`,
  /** Of cash that is still to be paid. */
  off: (amount: string) => `Once the return is agreed, you pay ${amount} less.`,
  send: 'Ask for the return',
  busy: 'Sending...',
  asked: 'Return asked for',
  askedOn: (day: string) => `Asked for on ${day}`,
  /** What happens next, by the return's state; off: cash that is still to be paid. */
  states: {
    requested: (amount: string) => `We are looking at it. ${amount} goes back once it is agreed.`,
    approved: (amount: string) => `Agreed: the carrier collects it, and ${amount} goes back to you.`,
    refunded: (amount: string) => `Over: ${amount} went back to you.`,
  },
  offStates: {
    requested: (amount: string) => `We are looking at it. Once it is agreed, you pay ${amount} less.`,
    approved: (amount: string) => `Agreed: the carrier collects it, and you pay ${amount} less.`,
    refunded: (amount: string) => `Over: you paid ${amount} less.`,
  },
  refusedTitle: 'Your return was not agreed',
  refusedLine: 'Why stands in the history below. Write to us if you see it differently.',
  evidenceGiven: 'Your evidence',
} as const;
