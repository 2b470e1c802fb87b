/** Texts of the address in checkout. */

export const ADDRESS_STEP_COPY = {
  line: 'We deliver within India.',
  saved: 'Your addresses',
  fresh: 'Another address',
  standard: 'Default',
  failed: 'Your saved addresses could not be loaded. Write one here, or try again.',
  pin: 'PIN code',
  pinHint: 'Six digits; town and state follow from it.',
  place: (place: string) => `That is ${place}.`,
  line1: 'Flat, house, street',
  line2: 'Area, landmark (optional)',
  city: 'Town or city',
  state: 'State',
  choose: 'Choose a state',
  other: 'Somebody else receives it',
  receiver: 'Full name of the receiver',
  receiverPhone: 'Mobile number of the receiver',
  keep: 'Save to my addresses',
  kept: 'The address is in your account now',
  notKept: 'The address could not be saved to your account. Your order is not affected.',
} as const;
