/** A line of a stored cart. */
export const LAMP_LINE = {
  sku: 'ELG-LMP-1',
  slug: 'elegant-lamp',
  name: 'Elegant Lamp',
  variant: '',
  picture: null,
  price: { amount: 571_000, currency: 'INR' },
  quantity: 1,
  stock: 3,
};
