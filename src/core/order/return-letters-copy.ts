/** Words of letters about returns. */

export const RETURN_LETTERS = {
  requested: {
    subject: (number: string) => `Your return for order ${number}`,
    heading: 'We have your request.',
    line: 'We look at what you wrote and sent, and answer within two working days. Please keep the pieces and their packing until then.',
    amount: (amount: string) => `${amount} goes back to you once the return is agreed.`,
    off: (amount: string) => `Once the return is agreed, you pay ${amount} less when the rest is delivered.`,
  },
  approved: {
    subject: (number: string) => `Your return for order ${number} is agreed`,
    heading: 'Your return is agreed.',
    line: 'Put these pieces back into their own packing, unused and with all their parts. The carrier collects them at your address; you need not send anything yourself.',
    collected: 'Collected at',
    /** Of an order that was collected at a store. */
    bring:
      'Put these pieces back into their own packing, unused and with all their parts, and bring them to the store where you collected them. If you cannot, write to us, and a carrier collects them.',
    broughtTo: 'Bring them to',
  },
  /** Of cash that is still to be paid. */
  off: (amount: string) => `You pay ${amount} less when the rest of your order is delivered.`,
  refused: {
    subject: (number: string) => `Your return for order ${number}`,
    heading: 'We cannot take this back.',
    line: 'We looked at your return with care, and cannot agree to it.',
    why: 'Why',
    answer: 'Do you see it differently? Write to us with the number of your order, and a person looks at it again.',
  },
} as const;
