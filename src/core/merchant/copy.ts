/** Messages for the merchant. */

export const MERCHANT_COPY = {
  refused: 'Only for merchants of this shop.',
  noRight: 'Your role does not include this. An owner of the shop can change your role.',
  notNext: (from: string, to: string) => `An order that is ${from} cannot become ${to}.`,
  moved: 'This order has changed since you opened it. Nothing was done; look at it once more.',
  unpaid: 'This order is not paid. Confirm the payment first, or cancel the order.',
  noPayment: 'There is no payment to decide about.',
  wrongAmount: 'The amount is not that of the order.',
  needsReference: 'Please give the reference of the payment at the gateway.',
  noReturn: 'There is no return to decide about.',
  allowance: (amount: string, reason: string) => `${amount} of the price goes back: ${reason}`,
  noAllowance: (most: string) => `At most ${most} of this order can still be given back.`,
  noneLeft: 'No money of this order is left to give back: nothing is paid, or all of it went back or is due already.',
  noRefund: 'No money is to go back for this order.',
  gatewayAway: 'The payment provider is not answering. Nothing was sent; please try again in a moment.',
  noSku: 'There is no piece with this SKU.',
  stale: (stock: number) => `The stock has changed meanwhile: there are ${stock} now.`,
  below: 'The stock would be less than nothing.',
  changedMeanwhile: 'This piece was changed at the same moment. Look at it and try again.',
  setOrAdd: 'Set the stock or add to it, not both.',
  noSeen: 'To set the stock, send seen: the stock that you saw. To change it by a number of pieces, send add.',
  noSeenTyped:
    'To set the stock, name the stock that you saw too, such as stock=12 seen=9. To add pieces or take them away, write stock=+3 or stock=-3.',
  noStockSeen:
    'To set the stock, give the stock that you saw in column stockSeen. To add pieces or take them away, use column stockAdd.',
  stockMoved: (seen: number, now: number) =>
    `The stock has changed since this file was written: it was ${seen} and is ${now} now. Export again, set stockSeen to ${now} if your number is still right, or use column stockAdd.`,
  belowBy: (now: number, add: number) => `There are ${now} now: ${add} would leave less than nothing.`,
  aboveBy: (most: number) => `The stock can be ${most} at most.`,
  newStock: 'A new piece takes its stock from column stock.',
  reduced: 'The original price must be higher than the price.',
  imported: (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'} imported.`,
  dry: (rows: number) => `${rows} ${rows === 1 ? 'row is' : 'rows are'} ready. Nothing was changed.`,
  faults: (count: number) => `${count} ${count === 1 ? 'fault' : 'faults'} found. Nothing was changed.`,
  noReview: 'There is no such review.',
} as const;
