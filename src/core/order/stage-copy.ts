/** What an order's page says at each stage of the order. */

export const STAGE_COPY = {
  pay: { title: 'Waiting for your payment', line: 'Your pieces are set aside for you until the payment arrives.' },
  claimed: {
    title: 'We are looking for your payment',
    line: 'Thank you for the reference. As soon as we see the money your order is confirmed, on working days within hours.',
  },
  placed: { title: 'We have your order', line: 'Next we confirm it, and then it is packed.' },
  confirmed: { title: 'Confirmed', line: 'Your pieces are being made ready. Until they are packed you can cancel.' },
  packed: { title: 'Packed, and ready to leave', line: 'The carrier collects it next.' },
  shipped: { title: 'On its way to you', line: 'The carrier calls you before the delivery.' },
  delivered: {
    title: 'It has arrived',
    line: 'Take your time with it. If something is not as it should be, tell us here.',
  },
  cancelled: { title: 'This order is cancelled', line: 'Nothing will be sent.' },
  expired: {
    title: 'The time to pay has passed',
    line: 'The payment did not arrive, so the pieces went back on the shelf. Those that are still there can be ordered again.',
  },
  confirm: {
    title: 'Please confirm your order',
    line: 'It is a large order to be paid in cash, so we need a word from you before we pack it.',
  },
  unfound: {
    title: 'We could not find your payment',
    line: 'This order has ended and the pieces went back on the shelf. If you have paid, write to us: the money goes back to you.',
  },
  unconfirmed: {
    title: 'The time to confirm has passed',
    line: 'The order was not confirmed, so the pieces went back on the shelf. Those that are still there can be ordered again.',
  },
  'return-requested': {
    title: 'We are looking at your return',
    line: 'We read what you wrote and look at your evidence, and answer here.',
  },
  'return-approved': {
    title: 'Your return is agreed',
    line: 'The carrier collects the pieces. Please keep them unused and in their own packing.',
  },
  refunded: { title: 'Your money is back with you', line: 'The return is complete.' },
} as const;
