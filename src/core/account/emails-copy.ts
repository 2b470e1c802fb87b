/** Texts of the account emails. */
import { ACCOUNT_API } from './constants.ts';

const IF_NOT_YOU = 'If it was not you, do nothing: nothing changes.';

export const ACCOUNT_EMAILS = {
  verify: {
    subject: 'Is this your address?',
    text: `An account at {shop} was made with this address. To confirm it, open the page below within ${ACCOUNT_API.verifyHours} hours and press the button. If you made no account, the same page lets you say so. If you do nothing, nothing is confirmed.`,
    button: 'Open the page',
  },
  change: {
    subject: 'Confirm your new address',
    text: `An account at {shop} is to use this address. To confirm it, open the page below within ${ACCOUNT_API.verifyHours} hours and press the button; until then the old address stays. ${IF_NOT_YOU}`,
    button: 'Open the page',
  },
  changeAsked: {
    subject: 'Was it you who asked for another address?',
    text: `A change of the email address of your account at {shop} was asked for with your password. This address stays until the new one is confirmed. If it was you, do nothing. If it was not you, stop the change: open the page below within ${ACCOUNT_API.verifyHours} hours and press the button.`,
    button: 'Stop the change',
  },
  reset: {
    subject: 'A new password',
    text: `Somebody, we hope you, asked for a new password for your account at {shop}. Choose one within ${ACCOUNT_API.resetMinutes} minutes. ${IF_NOT_YOU}`,
    button: 'Choose a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account at {shop} was changed, and every other device was signed out. If it was not you, choose a new one at once.',
    button: 'This was not me',
  },
  emailChanged: {
    subject: 'Your account has a new address',
    text: 'Your account at {shop} has another email address now, and letters go there. If it was not you, write to us at once.',
    button: 'Visit the shop',
  },
} as const;
