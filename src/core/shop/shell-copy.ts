/** Texts of the scripts on every page, apart to keep their bundle small. */

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
