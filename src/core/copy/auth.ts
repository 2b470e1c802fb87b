/** What the accounts of our own API say to whoever calls them; browsers show it as it is. */
import { ACCOUNT } from '../constants.ts';

export const AUTH_COPY = {
  welcome: 'Welcome to Aroha.',
  welcomeBack: 'Welcome back.',
  goodbye: 'You are signed out.',
  missingFields: 'Please fill in all required fields.',
  badEmail: 'Please write a whole email address, such as name@example.com.',
  shortPassword: `A password has at least ${ACCOUNT.passwordMinLength} characters.`,
  longPassword: 'A password has at most 128 characters.',
  tooLong: 'That is longer than we can keep.',
  badText: 'That holds characters that we cannot keep.',
  badPhone: 'Please write a phone number, such as +91 98450 12345.',
  wrong: 'Email or password is not right.',
  taken: 'There is an account with this email. Sign in, or ask for a new password.',
  tooMany: 'Too many attempts. Please wait a little and try again.',
  busy: 'Many people are signing in just now. Please try again in a moment.',
  signIn: 'Please sign in.',
  foreignOrigin: 'This request came from another site.',
} as const;
