/** Texts about PIN codes and delivery dates. */

export const DELIVERY_COPY = {
  label: 'PIN code',
  fee: 'Delivery',
  check: 'Check',
  change: 'Change',
  prompt: 'Enter a PIN code for a date',
  needsSix: 'A PIN code has six digits, such as 560001.',
  unknown: 'There is no such PIN code. Please look at it once more.',
  notServed: 'We do not deliver to this PIN code.',
  army: 'This is an army post office, which our carriers cannot reach. Please give a civil PIN code.',
  otherState: (pin: string, states: readonly string[], state: string) =>
    `PIN code ${pin} is in ${states.join(' or ')}${state && `, not in ${state}`}. Please correct the state or the PIN code.`,
  india: 'India',
  to: (place: string) => `To ${place}`,
  arrives: (from: string, to: string) => `Arrives between ${from} and ${to}`,
  leaves: (town: string) => `In stock, leaves ${town}`.trim(),
  leavesBy: (day: string) => `by ${day}`,
  leavesIn: (from: number, to: number) => `in ${from} to ${to} business days`,
  cardLeaves: (from: number, to: number) => `leaves in ${from}–${to} days`,
  days: (from: number, to: number) => `${from} to ${to} business days after dispatch`,
} as const;
