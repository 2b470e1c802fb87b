/** Texts of the cart, as panel and as page. */

export const CART_COPY = {
  title: 'Cart',
  heading: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  empty: 'No items found.',
  emptyHint: 'Pieces you add wait here, on this device, for as long as you like.',
  remove: 'Remove',
  unavailable: 'Product is not available in this quantity.',
  onlyLeft: (count: number) => `Only ${count} left.`,
  quantityFaults: { notWhole: 'Enter a whole number, such as 2.', tooFew: 'Enter 1 or more.' },
  subtotal: 'Subtotal',
  taxNote: 'Prices include GST.',
  continue: 'Continue shopping',
  open: 'Open the cart page',
  close: 'Close the cart',
  removeItem: (name: string) => `Remove ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  removed: (name: string) => `${name} was removed`,
  shippingNote: 'Delivery is calculated from your PIN code.',
  noScript: 'The cart lives in your browser and needs JavaScript.',
  loading: 'Opening your cart',
} as const;
