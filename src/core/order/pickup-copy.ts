/** Texts about collecting an order at a store. */

export const PICKUP_COPY = {
  title: (store: string) => `To be collected in ${store}`,
  line: 'We write as soon as everything is ready. Then show this code at the store; you can send someone else with it.',
  ready: (store: string) => `Ready for you in ${store}`,
  readyLine: 'Show this code at the store, on your phone or on paper. You can send someone else with it.',
  code: 'Your code',
  hours: 'Open',
  to: 'Collected at',
  cash: 'You pay it in cash when you collect the pieces, and get a receipt. There is nothing to pay now.',
  /** A return that is agreed. */
  back: (amount: string) => `Agreed: bring it to the store, and ${amount} goes back to you.`,
  /** Titles and lines of stages that differ from those of a delivery. */
  stage: {
    packed: { title: 'Packed', line: 'We write as soon as it is ready at the store.' },
    shipped: { title: 'Ready to be collected', line: 'Bring the code; it stands below and in our letter.' },
    delivered: { title: 'It is yours now', line: 'If something is not as it should be, tell us here.' },
    'return-approved': {
      title: 'Your return is agreed',
      line: 'Please bring the pieces to the store, unused and in their own packing.',
    },
  },
  collectedOn: (day: string) => `Collected on ${day}`,
  steps: { shipped: 'Ready at the store', delivered: 'Collected' },
} as const;
