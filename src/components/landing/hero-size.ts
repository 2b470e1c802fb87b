/**
 * Displayed width of the hero's picture, and where phones get a portrait crop: a quarter of the bytes for the same
 * detail.
 */

import type { TallFocus } from '../../core/images/picture.ts';
import type { Slide } from '../../core/landing/slide.ts';

export const HERO_SIZES = '(max-aspect-ratio: 1/1) 100vh, 100vw';
export const HERO_MAX_WIDTH = 2560;

/** Screens no wider than the crop: it fills their height. */
export const HERO_TALL = '(max-aspect-ratio: 9/16)';
export const HERO_WIDE = '(min-aspect-ratio: 9/16)';
export const TALL_SIZES = '44vh';

/** Text is on the left, so a portrait screen shows the right part of a picture; the sofa is in the middle. */
export function focusOf({ category }: Pick<Slide, 'category'>): TallFocus {
  return category === 'furniture' ? 50 : 75;
}

/** On phones the words cover the lower half: pieces that stand on the floor move up, a hanging lamp stays. */
export function heightOf({ category }: Pick<Slide, 'category'>): number {
  return category === 'lighting' ? 20 : 100;
}
