/** The letters about an account. */
import { ACCOUNT_API } from '../constants.ts';

const IF_NOT_YOU = 'If it was not you, do nothing: nothing changes.';

export const ACCOUNT_LETTERS = {
  verify: {
    subject: 'Is this your address?',
    text: `Somebody, we hope you, made an account at Aroha with this address. Confirm it within ${ACCOUNT_API.verifyHours} hours. If it was not you, do nothing: an address that nobody confirms proves nothing.`,
    button: 'Yes, it is mine',
  },
  change: {
    subject: 'Confirm your new address',
    text: `Your account at Aroha is to have this address. Confirm it within ${ACCOUNT_API.verifyHours} hours; until then the old one stays. ${IF_NOT_YOU}`,
    button: 'Use this address',
  },
  reset: {
    subject: 'A new password',
    text: `Somebody, we hope you, asked for a new password for your account at Aroha. Choose one within ${ACCOUNT_API.resetMinutes} minutes. ${IF_NOT_YOU}`,
    button: 'Choose a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account at Aroha was changed, and every other device was signed out. If it was not you, choose a new one at once.',
    button: 'This was not me',
  },
  emailChanged: {
    subject: 'Your account has a new address',
    text: 'Your account at Aroha has another email address now, and letters go there. If it was not you, write to us at once.',
    button: 'Visit the shop',
  },
} as const;
