/** Texts of the page that sets a new password. */

export const RESET_COPY = {
  title: 'Set a new password',
  line: 'Choose one you use nowhere else. Afterwards every device has to sign in again.',
  button: 'Set the password',
  done: 'Your new password is set',
  doneHint: 'Sign in with it now.',
  noToken: 'This link is not whole',
  noTokenHint: 'It lost its end on the way, or has been used. Ask for a new one.',
  again: 'Ask for a new link',
} as const;
