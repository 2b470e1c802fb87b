/** Texts about what delivery to a PIN code costs. Apart from copy.ts, which every card loads. */

export const ESTIMATE_COPY = {
  noServices: 'none',
  noPiece: 'There is no such piece.',
  charge: (amount: string) => `Delivery ${amount}`,
  free: 'Delivery free',
  isFree: 'Free',
  cartFreeFrom: (amount: string) => `From ${amount} there is no delivery fee to this PIN code.`,
  freeFrom: (amount: string) => `no fee from ${amount}`,
  services: (names: readonly string[]) => `At checkout: ${names.join(', ')}`,
  service: (name: string, amount: string) => `${name} ${amount}`,
  notServed: 'We do not deliver to this PIN code.',
  arrives: (from: string, to: string) => `Arrives between ${from} and ${to}`,
} as const;
