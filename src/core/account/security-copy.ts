/** Texts of an account's settings: password, email, devices, data and deletion. */

export const SECURITY_COPY = {
  password: {
    title: 'Password',
    line: 'Changing it signs out every other device.',
    current: 'Current password',
    next: 'New password',
    change: 'Change password',
    done: 'Your password is changed',
  },
  email: {
    title: 'Email',
    line: (email: string) => `You sign in with ${email}.`,
    next: 'New email',
    password: 'Your password',
    change: 'Change email',
    done: 'A letter is on its way to your new address. Open its link and press the button; until then the old address stays.',
  },
  devices: {
    title: 'Where you are signed in',
    current: 'This device',
    seen: (when: string) => `Last seen ${when}`,
    unknown: 'A device that does not say what it is',
    end: 'Sign out',
    endOf: (device: string) => `Sign out ${device}`,
    endAll: 'Sign out everywhere else',
    ended: 'Signed out there',
    endedAll: 'Signed out everywhere else',
    alone: 'You are signed in nowhere else.',
    failed: 'The list could not be loaded',
    on: (browser: string, system: string) => `${browser} on ${system}`,
  },
  data: {
    title: 'Your data',
    line: 'Everything the shop knows about you, as one JSON file.',
    button: 'Export my data',
    file: 'my-data.json',
    done: 'The file is in your downloads',
  },
  remove: {
    title: 'Delete the account',
    line: 'Your profile, addresses and wishlist go at once and for good. Papers that the law asks us to keep stay as long as it asks.',
    open: 'Delete my account',
    confirm: 'Delete for good',
    password: 'Your password',
    done: 'Your account is deleted',
  },
} as const;
