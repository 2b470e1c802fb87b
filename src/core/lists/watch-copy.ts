/** Texts of the form for letters about sold-out variants. */
import { WAITING_LIST } from './constants.ts';
import type { WatchState } from './watch.ts';

export const WATCH_COPY = {
  title: 'Tell me when it is back',
  hint: 'One letter to this address when it is back in stock, and nothing else.',
  hintMember: (email: string) => `One letter to ${email} when it is back in stock.`,
  which: 'Which one',
  email: 'Email',
  button: 'Tell me',
  sending: 'Sending …',
  trap: 'Leave this field empty',
  other: 'Use another address',
  retry: 'Try again',
  reload: 'Show it in stock',
  states: {
    sent: {
      title: 'Check your inbox',
      text: `Press the link in our letter within ${WAITING_LIST.confirmHours} hours and you are on the list. Not there? Look among the spam.`,
    },
    waiting: { title: 'You are on the list', text: 'We write once, when it is back in stock.' },
    already: { title: 'You are on the list already', text: 'We write once, when it is back in stock.' },
    inStock: { title: 'It is back in stock', text: 'Load the page again to order it.' },
    invalid: { title: 'That is not an email address', text: 'It should look like name@example.com.' },
    busy: { title: 'Too many requests', text: 'Many came from your network. Please try again in ten minutes.' },
    gone: { title: 'This piece is no longer in the shop', text: 'It will not come back in this form.' },
    failed: { title: 'That did not work', text: 'The shop did not answer. Your address was not taken.' },
  } satisfies Record<WatchState, { readonly title: string; readonly text: string }>,
} as const;
