/** What the shop says to its merchant. */

export const MERCHANT_COPY = {
  refused: 'Only for merchants of this shop.',
  notNext: (from: string, to: string) => `An order that is ${from} cannot become ${to}.`,
  unpaid: 'This order is not paid. Confirm the payment first, or cancel the order.',
  noPayment: 'There is no payment to decide about.',
  wrongAmount: 'The amount is not that of the order.',
  noReturn: 'There is no return to decide about.',
  noRefund: 'No money is to go back for this order.',
  gatewayAway: 'The payment provider is not answering. Nothing was sent; please try again in a moment.',
  noSku: 'There is no piece with this SKU.',
  stale: (stock: number) => `The stock has changed meanwhile: there are ${stock} now.`,
  below: 'The stock would be less than nothing.',
  reduced: 'The original price must be higher than the price.',
  imported: (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'} imported.`,
  dry: (rows: number) => `${rows} ${rows === 1 ? 'row is' : 'rows are'} ready. Nothing was changed.`,
  faults: (count: number) => `${count} ${count === 1 ? 'fault' : 'faults'} found. Nothing was changed.`,
  noReview: 'There is no such review.',
} as const;
