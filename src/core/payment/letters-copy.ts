/** Words of letters about the payments of an order. */

const withReference = (reference: string) => reference && `, reference ${reference}`;

export const PAYMENT_LETTERS = {
  received: {
    subject: (number: string) => `We have your payment for order ${number}`,
    heading: 'Your payment has arrived.',
    line: 'Thank you. Your order is confirmed, and your pieces are being made ready.',
    part: (rest: string) =>
      `Thank you. ${rest} is left to pay since your order was changed; it is packed once that has arrived.`,
  },
  excess: {
    subject: (number: string) => `A payment for order ${number} goes back to you`,
    heading: 'This payment goes back to you.',
    line: (amount: string, reference: string) =>
      `We received ${amount}${withReference(reference)}, which your order does not need.`,
  },
  failed: {
    subject: (number: string) => `Your payment for order ${number}`,
    heading: 'Your payment did not arrive.',
    unfound:
      'We looked for the payment you told us of and did not find it. Compare the reference with your app or bank, and send it again on the page of your order. If you have not paid yet, you can do so there.',
    declined:
      'The payment did not go through, and no money has reached us. Try again on the page of your order, with the same or another card or app.',
    until: (moment: string) => `Your pieces are set aside until ${moment}.`,
    ended:
      'We looked for the payment you told us of and did not find it. Your order has ended. If you have paid, write to us with a picture of the payment, and we look again.',
    button: 'Pay for this order',
  },
  refunded: {
    subject: (number: string) => `Your refund for order ${number}`,
    heading: 'Your money is on its way back.',
    line: (amount: string) => `We have sent ${amount} back to you. Banks may take some days to show it.`,
    returned: 'With this your return is complete.',
  },
} as const;
