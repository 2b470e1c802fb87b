/** Pictures: an original that the image service resizes, or a foreign URL shown unchanged. */

import { IMAGE_FILES_PX, IMAGE_WIDTHS_PX, TALL_IMAGE } from './constants.ts';

/**
 * hash identifies an original of our image service, by its SHA-256 or its name in paths; foreign pictures have none. Sizes are the
 * original's, in pixels.
 */
export type Picture = {
  readonly url: string;
  readonly hash: string | null;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Served by the site itself, not by the API's origin. */
  readonly own?: true;
  /** A CSS colour close to the picture's average, shown until it has loaded. */
  readonly tint: string | null;
  /** Point that crops keep, in percent from left and top; the centre when missing. */
  readonly focus?: Focus;
};

export type Focus = { readonly x: number; readonly y: number };

export type ImageFormat = 'avif' | 'webp' | 'jpg';

/** Horizontal position of the portrait crop, in percent from the left. */
export type TallFocus = (typeof TALL_IMAGE.focus)[number];

/** Name of a rendition in URLs; tall selects a portrait crop for phones. */
export function renditionName(width: number, format: ImageFormat, tall?: TallFocus): string {
  return `${width}${tall === undefined ? '' : `-tall${tall}`}.${format}`;
}

/**
 * Name of an original in paths: the first 80 bits of its SHA-256, in hexadecimal. A page has hundreds of paths, and hashes do
 * not compress.
 */
export const pictureName = (hash: string) => hash.slice(0, 20);

/** Path of one rendition. hash: of the original, or its name. */
export function imagePath(hash: string, width: number, format: ImageFormat, tall?: TallFocus): string {
  return `/img/${pictureName(hash)}/${renditionName(width, format, tall)}`;
}

/** Path of a picture at one large size: WebP for our data, JPEG for other sites. */
export const largePath = (hash: string, format: 'webp' | 'jpg') => imagePath(hash, IMAGE_FILES_PX.large, format);

/** Standard widths not larger than the original (and always the smallest). */
export function widthsFor({ width }: Pick<Picture, 'width'>, max: number = Number.POSITIVE_INFINITY): number[] {
  const limit = Math.min(width ?? Number.POSITIVE_INFINITY, max);
  const widths = IMAGE_WIDTHS_PX.filter((step) => step <= limit && step > 64);
  return widths.length > 0 ? widths : [IMAGE_WIDTHS_PX[1]];
}

/** Width of a single file: the largest standard width up to max that is not larger than the original. */
export function fileWidth(picture: Pick<Picture, 'width'>, max: number): number {
  return widthsFor(picture, max).at(-1) ?? max;
}

/** srcset of one of our pictures. base is the API's origin, '' for the page's own. */
export function srcSet(picture: Picture, format: ImageFormat, max?: number, base = ''): string | null {
  const { hash } = picture;
  if (hash === null) return null;
  return widthsFor(picture, max)
    .map((width) => `${base}${imagePath(hash, width, format)} ${width}w`)
    .join(', ');
}

/**
 * Renditions of a portrait crop: the width to request and the width shown. Empty when the picture is no wider than the
 * crop.
 */
export function tallSteps({
  width,
  height,
}: Pick<Picture, 'width' | 'height'>): (readonly [step: number, wide: number])[] {
  const slice = Math.round(((height ?? 0) * TALL_IMAGE.width) / TALL_IMAGE.height);
  if (slice === 0 || slice >= (width ?? 0)) return [];
  const below = widthsFor({ width: slice }).filter((step) => step < slice);
  // The next standard width above the crop's own carries all its pixels.
  const whole = IMAGE_WIDTHS_PX.find((step) => step > slice) ?? slice;
  return [...below.map((step) => [step, step] as const), [whole, slice]];
}

/** srcset of a portrait crop; null for foreign pictures, or when the picture is no wider than the crop. */
export function tallSet(picture: Picture, format: ImageFormat, focus: TallFocus, base = ''): string | null {
  const { hash } = picture;
  const steps = tallSteps(picture);
  if (hash === null || steps.length === 0) return null;
  return steps.map(([step, wide]) => `${base}${imagePath(hash, step, format, focus)} ${wide}w`).join(', ');
}
