/** How wide the hero's picture stands, and where phones take a slice of it instead: a quarter of the bytes for the same detail. */

import type { TallFocus } from '../../core/images/picture.ts';
import type { Slide } from '../../core/landing/slide.ts';

export const HERO_SIZES = '(max-aspect-ratio: 1/1) 120vh, 100vw';
export const HERO_MAX_WIDTH = 2560;

/** Screens no wider than the slice: it fills their height. */
export const HERO_TALL = '(max-aspect-ratio: 9/16)';
export const HERO_WIDE = '(min-aspect-ratio: 9/16)';
export const TALL_SIZES = '44vh';

/** Text stands left, so a tall screen shows the right of a picture; the sofa stands in the middle. */
export function focusOf({ category }: Pick<Slide, 'category'>): TallFocus {
  return category === 'furniture' ? 50 : 75;
}
