/** Texts of the last step of checkout, where the order is placed. */

export const REVIEW_STEP_COPY = {
  edit: 'Change',
  editOf: (what: string) => `Change: ${what.toLowerCase()}`,
  pieces: 'Pieces',
  parcels: (parcels: number) => `In ${parcels} parcels`,
  parcel: (parcel: number) => `Parcel ${parcel}`,
  charge: (amount: string) => `Delivery costs ${amount}`,
  noCharge: 'Delivery is free',
  /** Of what is collected at a store. */
  atStore: (from: string, to: string) =>
    from === to ? `At the store on ${from}` : `At the store between ${from} and ${to}`,
  collecting: 'Collecting it costs nothing',
  agree: 'By placing the order you agree to our',
  and: 'and',
  links: {
    terms: 'Terms of Use',
    returns: 'Return and Refund Policy',
    shipping: 'Shipping and Delivery Policy',
    privacy: 'Privacy Policy',
  },
  place: (amount: string) => `Place order, ${amount}`,
  placing: 'Placing your order',
  again: 'Try again',
  placed: 'Your order is placed',
  placedHint: 'Opening its page.',
  reckoning: 'Reckoning the total',
} as const;
