/** Texts about PIN codes and delivery dates. */

export const DELIVERY_COPY = {
  label: 'PIN code',
  fee: 'Delivery',
  check: 'Check',
  prompt: 'Enter a PIN code for a date',
  changePin: 'Change PIN code',
  away: 'Dates and charges could not be loaded. Check your connection, then press Check.',
  to: (place: string) => `To ${place}`,
  standing: { stock: 'In stock', made: 'Made to order', arriving: 'On its way to us' },
  leaves: (standing: string, town: string) => `${standing}, leaves ${town}`.trim(),
  leavesBy: (day: string) => `by ${day}`,
  leavesIn: (from: number, to: number) => `in ${from} to ${to} business days`,
  leavesInWeeks: (weeks: number) => `in ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`,
  leavesSoon: 'when it has arrived',
  cardLeaves: (from: number, to: number) => `leaves in ${from}–${to} days`,
  cardMade: (weeks: number) => `made in ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`,
  cardArriving: 'on its way to us',
  cardBy: (day: string) => `leaves ${day}`,
} as const;
