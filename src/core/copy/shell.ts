/** Words that scripts of every page say: apart, so that no page downloads the shop's other sentences for them. */

export const SHELL_COPY = {
  inCart: (count: number) => `, ${count} ${count === 1 ? 'item' : 'items'}`,
  pictureFailed: 'Image unavailable',
} as const;
