/** Paginated scrolling, free of elements and clocks: the steps that swipes and keys make. */
import { LANDING } from './constants.ts';

export type Step = -1 | 0 | 1;

/** dy in pixels, negative upwards: beyond 40 it turns the page. */
export function swipeStep(dy: number): Step {
  if (Math.abs(dy) <= LANDING.swipePx) return 0;
  return dy < 0 ? 1 : -1;
}

/** The move for a key; null when the pager does not handle it. */
export function keyMove(key: string): Step | 'first' | 'last' | null {
  switch (key) {
    case 'ArrowDown':
    case 'PageDown':
      return 1;
    case 'ArrowUp':
    case 'PageUp':
      return -1;
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
}
