/** Parses rendition URLs and decides which renditions are allowed. */

import { IMAGE_FORMATS, IMAGE_WIDTHS_PX, SHARE, TALL_IMAGE } from '../core/images/constants.ts';
import { type ImageFormat, renditionName, type TallFocus } from '../core/images/picture.ts';
import { heroNames, type ImageSize, pictureNames, SHARE_NAME } from '../core/images/rendition.ts';

export type Rendition = {
  /** Name of the original in paths. */
  readonly original: string;
  readonly width: number;
  readonly format: ImageFormat;
  /** A tall crop, positioned at this percentage from the left. */
  readonly tall?: TallFocus;
  /** A share card, in one size. */
  readonly share?: true;
};

// Pages of earlier versions name the whole hash.
const SHARED = /^\/([\da-f]{20})(?:[\da-f]{44})?\/share\.jpg$/;
const NAME = /^\/([\da-f]{20})(?:[\da-f]{44})?\/(\d{2,4})(?:-tall(\d{1,3}))?\.(avif|webp|jpg)$/;

/**
 * Parses '/{name}/{width}.{format}', '/{name}/{width}-tall{focus}.{format}' or '/{name}/share.jpg'; returns null otherwise.
 */
export function parseRendition(path: string): Rendition | null {
  const shared = SHARED.exec(path)?.[1];
  if (shared) return { original: shared, width: SHARE.widthPx, format: 'jpg', share: true };
  const [, original, width, slice, format] = NAME.exec(path) ?? [];
  const known = IMAGE_WIDTHS_PX.find((allowed) => String(allowed) === width);
  const encoding = IMAGE_FORMATS.find((allowed) => allowed === format);
  const tall = TALL_IMAGE.focus.find((allowed) => String(allowed) === slice);
  if (!original || !known || !encoding || (slice !== undefined && tall === undefined)) return null;
  return { original, width: known, format: encoding, ...(tall === undefined ? {} : { tall }) };
}

/** Returns the name after the original's. */
export function nameOf({ width, format, tall, share }: Rendition): string {
  return share ? SHARE_NAME : renditionName(width, format, tall);
}

/** Returns where pages may use this rendition of an original of this size. */
export function placeOf(rendition: Rendition, size: ImageSize): 'anywhere' | 'hero' | 'nowhere' {
  const name = nameOf(rendition);
  if (pictureNames(size).includes(name)) return 'anywhere';
  return heroNames(size).includes(name) ? 'hero' : 'nowhere';
}
