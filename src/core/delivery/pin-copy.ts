/** Texts about PIN codes that cannot be delivered to, or do not exist. */

export const PIN_COPY = {
  needsSix: 'A PIN code has six digits, such as 560001.',
  unknown: 'There is no such PIN code. Please look at it once more.',
  army: 'This is an army post office, which our carriers cannot reach. Please give a civil PIN code.',
  otherState: (pin: string, states: readonly string[], state: string) =>
    `PIN code ${pin} is in ${states.join(' or ')}${state && `, not in ${state}`}. Please correct the state or the PIN code.`,
  india: 'India',
} as const;
