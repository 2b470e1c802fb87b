/** Texts of letters to the merchant. */
const SHOP = 'npm run shop --';

export const MERCHANT_LETTERS = {
  foot: 'Who gets these letters is set by notify in content/site.md.',
  commands: 'On the command line',
  calls: 'By the API',
  commandsAndCalls: 'On the command line, and by the API',
  orders: `${SHOP} orders`,
  show: (number: string) => `${SHOP} order ${number}`,
  confirm: (number: string) => `${SHOP} order ${number} confirmed`,
  paid: (number: string, reference: string) => `${SHOP} paid ${number} ${reference}`.trim(),
  evidence: (number: string) => `${SHOP} evidence ${number}`,
  stock: (sku: string) => `${SHOP} set ${sku} stock=+10`,
  webhooks: `${SHOP} webhooks`,
  customer: 'Customer',
  phone: 'Telephone',
  email: 'Email',
  sku: 'SKU',
  left: 'In stock',
  price: 'Price',
  rating: 'Stars',
  address: 'Address',
  error: 'Last error',
  until: 'Waits until',
  placed: {
    label: 'New order',
    subject: (number: string, amount: string) => `New order ${number}: ${amount}`,
    heading: (amount: string) => `A new order for ${amount}.`,
    who: (pieces: string, name: string, city: string) => `${pieces} for ${name} in ${city}.`,
    cash: 'It is paid in cash on delivery. Confirm it, then pack it.',
    confirm: (moment: string) =>
      `It is a large order to be paid in cash: it waits for the shopper’s confirmation until ${moment}. You can confirm it too, after a call.`,
    unpaid: (mode: string, moment: string) =>
      `It waits for its payment (${mode})${moment && ` until ${moment}`}. Do not pack it yet.`,
    paid: 'It is paid.',
  },
  claimed: {
    label: 'Payment to check',
    subject: (number: string, amount: string) => `Payment to check: ${amount} for ${number}`,
    heading: 'A payment to check.',
    line: (amount: string, mode: string) =>
      `The shopper reports ${amount} by ${mode}. Look for this reference in your account, then confirm the payment.`,
  },
  excess: {
    label: 'Payment to send back',
    subject: (number: string, amount: string) => `Payment to send back: ${amount} for ${number}`,
    heading: 'A payment to send back.',
    line: (amount: string) =>
      `${amount} arrived that this order does not need: a second payment, a wrong amount, or one for an order that had ended.`,
  },
  refundFailed: {
    label: 'Refund failed',
    subject: (number: string, amount: string) => `Refund failed: ${amount} for ${number}`,
    heading: 'A refund did not go through.',
    line: (amount: string) =>
      `The payment provider did not send ${amount}. It is tried again with growing pauses; the page of the order shows when.`,
  },
  disputed: {
    label: 'Payment disputed',
    subject: (number: string, amount: string) => `Payment disputed: ${amount} for ${number}`,
    heading: 'A payment is disputed.',
    line: (amount: string) =>
      `The shopper’s bank questions ${amount}. Respond at the payment provider before its deadline, with invoice and proof of delivery.`,
    reason: 'Reason and state',
  },
  disputeEnded: {
    label: 'Dispute ended',
    subject: (number: string, amount: string) => `Dispute ended: ${amount} for ${number}`,
    heading: 'A dispute has ended.',
    line: (amount: string) =>
      `The bank has decided about ${amount}, and expects nothing more from you. What it took or gives back is in the books of your payment provider, not in those of the shop.`,
  },
  requested: {
    label: 'Return requested',
    subject: (number: string) => `Return requested: ${number}`,
    heading: 'A return to decide.',
    line: (amount: string, reason: string) => `${amount} would go back. The reason: ${reason}`,
    note: 'What the shopper wrote',
  },
  message: {
    label: 'Message',
    heading: (from: string) => `${from} wrote to the shop.`,
    quote: 'Message',
  },
  review: {
    label: 'Review held',
    subject: (name: string) => `Review to read: ${name}`,
    heading: 'A review waits for you.',
    line: (name: string) => `A review of ${name} is held until you have read it.`,
    stars: (rating: number) => `${rating} of 5`,
  },
  low: {
    label: 'Stock low',
    line: 'When pieces have arrived, add them to the stock.',
    subject: (name: string, stock: number) => `Stock low: ${name}, ${stock} left`,
    heading: (name: string, stock: number) => `${name}: ${stock} left.`,
  },
  out: {
    label: 'Sold out',
    line: 'It cannot be bought until there is stock again. When pieces have arrived, add them.',
    subject: (name: string) => `Sold out: ${name}`,
    heading: (name: string) => `${name} is sold out.`,
  },
  webhook: {
    label: 'Webhook disabled',
    subject: (host: string) => `Webhook disabled: ${host}`,
    heading: 'A webhook was disabled.',
    line: 'Its deliveries failed repeatedly, so nothing more is sent to it. Mend the receiver, enable it again, and replay what it missed.',
  },
  digest: {
    label: 'Your day in one letter',
    subject: (events: string) => `Your shop today: ${events}`,
    heading: (events: string) => `${events} in your shop.`,
    line: 'What happened in the shop since the last letter, oldest first.',
    events: (count: number) => `${count} ${count === 1 ? 'event' : 'events'}`,
    more: (count: number) => `And ${count} more.`,
  },
} as const;
