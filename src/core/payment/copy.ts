/** Names of payment methods, and what shoppers do with each. Apart from other texts, because the checkout downloads it. */
export const PAYMENT_COPY = {
  name: {
    cod: 'Cash on delivery',
    upi: 'UPI',
    neft: 'Bank transfer (NEFT)',
    razorpay: 'Card, UPI app, wallet or EMI',
    stripe: 'Card, Apple Pay or Google Pay',
    sample: 'Samples, free of charge',
  } as Record<string, string>,
  next: {
    cod: 'Pay the carrier at the door. Nothing is due today.',
    upi: 'Pay from any UPI app. We show a QR code and a link as soon as the order is placed.',
    neft: 'Transfer from your bank. We show the account as soon as the order is placed.',
    razorpay: 'Any card, UPI app or QR code, netbanking, wallet or instalments, on the page of Razorpay.',
    stripe: 'Any card, Apple Pay or Google Pay, on the page of Stripe.',
  } as Readonly<Record<string, string>>,
  /** What differs when the order is collected at a store. */
  collected: {
    name: { cod: 'Cash at the store' } as Readonly<Record<string, string>>,
    next: { cod: 'Pay when you collect it. Nothing is due today.' } as Readonly<Record<string, string>>,
  },
  nextOther: 'You pay on the page of the provider, and come back here.',
} as const;

/** Returns the id for a method without a name. */
export const paymentMethodName = (id: string, isCollected = false): string =>
  (isCollected ? PAYMENT_COPY.collected.name[id] : undefined) ?? PAYMENT_COPY.name[id] ?? id;

/** What the shopper does next. */
export const paymentMethodLine = (id: string, isCollected = false): string =>
  (isCollected ? PAYMENT_COPY.collected.next[id] : undefined) ?? PAYMENT_COPY.next[id] ?? PAYMENT_COPY.nextOther;
