/** Texts of the pages that account emails link to. */
import { ACCOUNT_API } from './constants.ts';

const letterSent = `Open its link within ${ACCOUNT_API.resetMinutes} minutes and choose a password.`;

export const ACCOUNT_PAGES = {
  verify: {
    title: 'Confirm your address',
    text: (email: string) =>
      `Your account at {shop} uses ${email}. Press the button to confirm that it is your address.`,
    button: 'Confirm this address',
    question: 'You did not create this account?',
    stop: 'This is not my account',
  },
  change: {
    title: 'Confirm your new address',
    text: (email: string) =>
      `Your account at {shop} will use ${email}. You sign in with it from then on, and every other device is signed out.`,
    button: 'Use this address',
    question: 'You did not ask for this?',
    stop: 'Stop the change',
  },
  password: 'The password of this account',
  passwordHint: 'This browser did not ask for the letter, so we need the password as well.',
  done: {
    title: 'Your address is confirmed',
    text: (email: string) => `Your account uses ${email}.`,
    link: 'Go to your account',
  },
  expired: {
    title: 'This link has expired',
    text: 'It is too old, or something has changed since: another letter, a new password or a new address. Sign in and ask for a new letter.',
    link: 'Go to your account',
  },
  stop: {
    verify: {
      title: 'Not your account?',
      text: (email: string) =>
        `An account at {shop} was made with ${email}. The address is not confirmed. If you made no account, take it over: we send you a letter with which you set a password. That signs out the person who made the account and ends their password. You can then keep the account or delete it.`,
      button: 'Send me the letter',
      done: {
        title: 'A letter is on its way',
        text: `${letterSent} The link that confirmed the address no longer works.`,
        late: 'The link that confirmed the address no longer works. You have been sent several letters already: use the newest one, or ask for another one tomorrow.',
      },
    },
    change: {
      title: 'Stop this change?',
      text: (email: string) =>
        `An account at {shop} is to use ${email}. If you did not ask for it, press the button: the link in our letter then no longer works.`,
      button: 'Stop the change',
      done: {
        title: 'The change is stopped',
        text: 'The link in our letter no longer works. There is nothing else to do.',
        late: 'The link in our letter no longer works. There is nothing else to do.',
      },
    },
    stop: {
      title: 'Stop the change?',
      text: (email: string) =>
        `Your account is to use another address than ${email}. If you did not ask for it, stop the change. We then send you a letter with which you choose a new password, because the request was made with the present one.`,
      button: 'Stop the change',
      done: {
        title: 'The change is stopped',
        text: `Your account keeps its address. Now choose a new password: a letter is on its way. ${letterSent} That signs out every device.`,
        late: 'Your account keeps its address. Now choose a new password: use the newest letter that we sent you for it, or change it in your account under Settings.',
      },
    },
  },
  again: 'Ask for another letter',
} as const;
