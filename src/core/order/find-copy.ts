/** Texts of the form that finds an order by its number. */

export const FIND_ORDER_COPY = {
  title: 'Find an order',
  line: 'The number stands in the letter we sent you when you ordered. With the email address of the order it opens here, without an account.',
  number: 'Order number',
  numberHint: 'Such as AR-7K3M9Q2WX; capitals and hyphens do not matter',
  noNumber: 'Please give the number of your order.',
  email: 'Email address of the order',
  noEmail: 'Please give the email address you ordered with, such as name@example.com.',
  button: 'Open the order',
  busy: 'Looking...',
  account: 'Ordered while signed in?',
  accountLink: 'See the orders of your account',
  signIn: 'Sign in',
  problems: {
    link: {
      title: 'This link does not open an order',
      line: 'It may be incomplete, or have expired. Number and email address open a recent order; for an older one we email you a new link.',
    },
    locked: {
      title: 'Whose order is it?',
      line: 'Tell us the email address of the order, or sign in to the account it was placed with.',
    },
    details: {
      title: 'No order with these details',
      line: 'Number and email address do not belong together. Compare them with the letter we sent you.',
    },
    often: {
      title: 'Many orders were looked up from your network',
      line: 'Please wait a few minutes before you look for another one. The link in your letter opens it now.',
    },
  },
} as const;
