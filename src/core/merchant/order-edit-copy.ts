/** Texts about edits of orders: the timeline, the letter, refusals and the form. */

export const ORDER_EDIT_COPY = {
  removed: (quantity: number, piece: string) => `Removed: ${quantity} × ${piece}.`,
  added: (quantity: number, piece: string) => `Added: ${quantity} × ${piece}.`,
  quantity: (now: number, piece: string, before: number) => `${piece}: ${now} instead of ${before}.`,
  address: (place: string) => `New delivery address: ${place}.`,
  phone: (phone: string) => `New phone: ${phone}.`,
  gstin: (gstin: string) => `GSTIN of the buyer: ${gstin}.`,
  noGstin: 'The GSTIN of the buyer was removed.',
  noCoupon: (code: string) => `Coupon ${code} no longer applies.`,
  shipping: (now: string, before: string) => `Delivery costs ${now} instead of ${before}.`,
  total: (now: string, before: string) => `New total ${now} instead of ${before}.`,
  goodwill: 'Refunded before the order was changed.',

  packed:
    'This order has its invoice already, which is never changed. Take the pieces back as a return, or give a part of the price back.',
  ended: 'This order has ended and cannot be changed.',
  claimed:
    'The shopper has reported a payment of the former total. Record it or reject it first, then change what the order costs.',
  refunding: 'A refund of this order is being sent. Finish it with Refund first, then change the order.',
  nothing: 'Nothing was changed.',
  free: 'An order cannot become free of charge. Cancel it, or give a part of the price back.',
  short: (piece: string, available: number) =>
    available > 0 ? `Of ${piece} only ${available} can be had.` : `${piece} is sold out.`,
  gone: (sku: string) => `${sku} is not sold any more.`,
  method: 'The payment method of this order does not take this amount.',
  linesMoved: 'The pieces of this order have changed meanwhile. Nothing was saved; look at it once more.',
  totalMoved: (now: string) => `The new total is ${now} now. Nothing was saved; look at it once more.`,
  badGstin: 'This is no GSTIN. It has 15 letters and digits, such as 29AAGCB7383J1Z4: compare it with the certificate.',
} as const;
