/** Texts of packing slips and address labels. */

export const PAPER_COPY = {
  slip: 'Packing slip',
  sampleSlip: 'Packing slip, samples',
  samples: 'Samples, by letter post',
  label: 'Address label',
  order: 'Order',
  ordered: 'Ordered',
  shipTo: 'Send to',
  collectAt: 'Collected at',
  from: 'From',
  item: 'Item',
  sku: 'SKU',
  quantity: 'Pieces',
  madeToOrder: 'Made to order',
  all: (pieces: number) => `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} in all`,
  phone: (phone: string) => `Telephone ${phone}`,
  cash: (amount: string) => `Cash on delivery: ${amount}`,
  /** Of an order in several parcels. */
  cashOnce: (amount: string) => `Cash with the last parcel: ${amount}`,
  busy: 'Many files are being made right now. Please try again in a moment.',
  none: 'Name at least one order.',
  tooMany: (most: number) => `One file holds at most ${most} orders.`,
  missing: (numbers: string) => `There is no order ${numbers}.`,
} as const;
