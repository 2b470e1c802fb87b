/** Texts of contact messages, and of the letter that answers one. */
import { groupDigits } from '../shop/digits.ts';
import type { MessageState } from './message.ts';

export const MESSAGES_COPY = {
  states: { open: 'Open', answered: 'Answered' } satisfies Record<MessageState, string>,
  stateName: 'State',
  tab: (name: string, count: number) => `${name} (${groupDigits(count)})`,
  answer: 'Answer',
  answerOf: (name: string) => `Answer ${name}`,
  mark: 'Mark as answered',
  markOf: (name: string) => `Mark as answered: the message from ${name}`,
  open: 'Open again',
  label: (email: string) => `Answer, emailed to ${email}`,
  left: (left: number) => `${groupDigits(left)} characters left`,
  send: 'Send the answer',
  cancel: 'Cancel',
  saving: 'Sending …',
  sent: 'The answer is on its way.',
  marked: 'Marked as answered.',
  reopened: 'Open again.',
  undo: 'Undo',
  yourAnswer: 'Answer by email',
  elsewhere: 'Answered elsewhere',
  failed: 'The messages could not be loaded',
  notSaved: 'This was not sent. Try again in a moment.',
  offline: 'You are offline. Nothing was sent; your text stays here.',
  none: { open: 'No message is waiting', answered: 'No message was answered yet' } satisfies Record<
    MessageState,
    string
  >,
  noneHint: 'Messages from the contact page appear here.',
  subscribers: 'Newsletter subscribers',
  subscribersHint: 'Confirmed addresses as a CSV file.',
  download: 'Download the list',
  keys: [
    ['r', 'Answer the message in focus'],
    ['e', 'Mark the message in focus as answered'],
  ],
  noMessage: 'There is no such message.',
  answered: 'This message has been answered already. Open it again to answer once more.',
  mailed: 'The answer has been emailed and cannot be taken back.',
  noMail: 'This shop has no mail server. Answer from your own mail program and mark the message as answered.',
  empty: 'Write an answer first.',
  long: 'The answer is too long.',
  letter: {
    subject: (shop: string) => `Your message to ${shop}`,
    heading: 'Our answer',
    quote: 'You wrote',
  },
} as const;
