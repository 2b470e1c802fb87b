/** The words of the scripts that every page carries: apart from the rest, so that a page ships these few alone. */

const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

export const SHELL_COPY = {
  inCart: (count: number) => `, ${count} ${count === 1 ? 'item' : 'items'}`,
  onWishlist: (count: number) => `, ${pieces(count)}`,
  wished: (name: string, count: number) => `${name} is on your wishlist, ${pieces(count)} in all`,
  unwished: (name: string) => `${name} is off your wishlist`,
  wishlistFull: (count: number) => `Your wishlist holds ${count} pieces and is full`,
  quickAdded: (name: string) => `${name}: in your cart`,
  allInCart: (name: string) => `${name}: all that we have is in your cart`,
  pictureFailed: 'Image unavailable',
} as const;
