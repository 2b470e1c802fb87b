/** Texts of the newsletter: sign-up, its pages and letters. */
import { NEWSLETTER } from './constants.ts';

export const SIGN_UP_COPY = {
  title: 'Letters from the shop',
  line: 'New pieces, a room we have lived in, word of a sale. Once or twice a month.',
  email: 'Email',
  subscribe: 'Subscribe',
  wait: 'Please wait...',
  consent:
    'By subscribing you ask us to write to this address. We do nothing else with it, and every letter has a link that ends them.',
  trap: 'Leave this field empty',
  badEmail: 'must be an email address such as name@example.com',
  tryAgain: 'Try again',
  states: {
    sent: {
      title: 'A letter is on its way',
      text: `Follow its link within ${NEWSLETTER.confirmHours} hours and you are on the list. Not there? Look among the spam.`,
    },
    noted: {
      title: 'Your address is noted',
      text: 'Thank you. Before the first letter comes we will ask you to confirm it.',
    },
    confirmed: {
      title: 'You are on the list',
      text: 'Thank you. Every letter has a link at its foot that ends them.',
    },
    unsubscribed: {
      title: 'You are off the list',
      text: 'No more letters will come. You may come back whenever you like.',
    },
    expired: {
      title: 'This link has had its day',
      text: `A link confirms once, within ${NEWSLETTER.confirmHours} hours. Ask for a new letter and it brings a new one.`,
    },
    invalid: {
      title: 'That is not quite an email address',
      text: 'It should look like name@example.com.',
    },
    busy: {
      title: 'One at a time',
      text: 'Many requests came from your network. Please try again in ten minutes.',
    },
    failed: {
      title: 'That did not work',
      text: 'The shop could not take your address just now. Please try again in a moment.',
    },
  },
  confirm: {
    title: 'Shall we write to you?',
    text: 'One press puts you on the list. Without it, nothing more comes of this.',
    button: 'Yes, write to me',
  },
  unsubscribe: {
    title: 'No more letters?',
    text: 'One press takes you off the list, at once and for good.',
    button: 'Unsubscribe',
  },
  letters: {
    confirm: {
      subject: 'Please confirm your email address',
      text: `Somebody, we hope you, asked for letters from {shop} to this address. Confirm it within ${NEWSLETTER.confirmHours} hours and you are on the list. If it was not you, do nothing: no letters will come.`,
      button: 'Confirm my address',
    },
    already: {
      subject: 'You are on our list already',
      text: 'Somebody, we hope you, asked for letters from {shop} to this address. You get them already, so there is nothing to do.',
      button: 'Visit the shop',
    },
    leave: 'Unsubscribe',
  },
} as const;
