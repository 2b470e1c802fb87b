/** Keyboard of the back office's lists. Pure. */

/** Texts of the keys that lists have; a page adds its own. */
export const KEYS_COPY = {
  title: 'Keyboard',
  close: 'Close',
  open: 'Keyboard shortcuts',
  lists: [
    ['j', 'Next row'],
    ['k', 'Row before'],
    ['/', 'Search'],
    ['?', 'This list'],
  ],
} as const satisfies Record<string, string | readonly (readonly [string, string])[]>;

/** The place j (1) or k (-1) moves to; without a place, j starts at the first row and k at the last. */
export function stepFrom(at: number, by: 1 | -1, rows: number): number {
  if (at === -1) return by === 1 ? 0 : rows - 1;
  return Math.min(rows - 1, Math.max(0, at + by));
}
