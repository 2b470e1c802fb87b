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

/** Position of a portrait screen's crop, in percent. */
export type HeroCrop = { readonly fromLeft: TallFocus; readonly fromTop: number };

/**
 * By category. Words stand on the left, so the right part of a picture is shown; the sofa is in the middle. On phones they
 * also cover the lower half, so pieces that stand on the floor move up; a hanging lamp stays.
 */
const CROPS: Readonly<Record<string, HeroCrop>> = {
  furniture: { fromLeft: 50, fromTop: 100 },
  lighting: { fromLeft: 75, fromTop: 20 },
};

export const cropOf = ({ category }: Pick<Slide, 'category'>): HeroCrop =>
  CROPS[category ?? ''] ?? { fromLeft: 75, fromTop: 100 };
