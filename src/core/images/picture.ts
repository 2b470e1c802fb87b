/** Pictures: a name the image service can resize, or a foreign address that is shown as it is. */
import { IMAGE_FILES_PX, IMAGE_WIDTHS_PX, TALL_IMAGE } from '../shop/constants.ts';
import { asNumber, asObject, asText, type Json } from '../shop/read.ts';

/** hash names a master of our own image service; foreign pictures have none. Sizes are of the master, in pixels. */
export type Picture = {
  readonly url: string;
  readonly hash: string | null;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
  /** It belongs to the pages themselves, and is not on the API's origin. */
  readonly own?: true;
  /** A CSS colour close to the picture's own, shown until it has loaded. */
  readonly tint: string | null;
};

export type ImageFormat = 'avif' | 'webp' | 'jpg';

const OURS = /^(?:https?:\/\/[^/]+)?\/img\/([\da-f]{64})\//;

/** Where a tall slice is cut out of a wide picture, in percent from the left. */
export type TallFocus = (typeof TALL_IMAGE.focus)[number];

/** Name of one rendition in addresses; with tall, of a slice of the picture for phones. */
export function renditionName(width: number, format: ImageFormat, tall?: TallFocus): string {
  return `${width}${tall === undefined ? '' : `-tall${tall}`}.${format}`;
}

/** Path of one rendition. */
export function imagePath(hash: string, width: number, format: ImageFormat, tall?: TallFocus): string {
  return `/img/${hash}/${renditionName(width, format, tall)}`;
}

/** Path of a picture as one address, whatever its size: WebP in data of ours, JPEG in data for other sites. */
export const largePath = (hash: string, format: 'webp' | 'jpg') => imagePath(hash, IMAGE_FILES_PX.large, format);

/** Ladder widths not larger than the master (and always the smallest). */
export function widthsFor({ width }: Pick<Picture, 'width'>, max: number = Number.POSITIVE_INFINITY): number[] {
  const limit = Math.min(width ?? Number.POSITIVE_INFINITY, max);
  const widths = IMAGE_WIDTHS_PX.filter((step) => step <= limit && step > 64);
  return widths.length > 0 ? widths : [IMAGE_WIDTHS_PX[1]];
}

/** Width of a single file: the widest step of the ladder up to max that is not larger than the original. */
export function fileWidth(picture: Pick<Picture, 'width'>, max: number): number {
  return widthsFor(picture, max).at(-1) ?? max;
}

/** srcset text of one of our pictures. base is the API's origin, '' for the page's own. */
export function srcSet(picture: Picture, format: ImageFormat, max?: number, base = ''): string | null {
  const { hash } = picture;
  if (hash === null) return null;
  return widthsFor(picture, max)
    .map((width) => `${base}${imagePath(hash, width, format)} ${width}w`)
    .join(', ');
}

/** Steps of a tall slice: of each the rendition's width, and the width of what it shows. None when the picture is no wider. */
export function tallSteps({
  width,
  height,
}: Pick<Picture, 'width' | 'height'>): (readonly [step: number, wide: number])[] {
  const slice = Math.round(((height ?? 0) * TALL_IMAGE.width) / TALL_IMAGE.height);
  if (slice === 0 || slice >= (width ?? 0)) return [];
  const below = widthsFor({ width: slice }).filter((step) => step < slice);
  // The step above the slice's own width sends all its pixels.
  const whole = IMAGE_WIDTHS_PX.find((step) => step > slice) ?? slice;
  return [...below.map((step) => [step, step] as const), [whole, slice]];
}

/** srcset text of a tall slice of one of our pictures; null when it is foreign, or no wider than the slice would be. */
export function tallSet(picture: Picture, format: ImageFormat, focus: TallFocus, base = ''): string | null {
  const { hash } = picture;
  const steps = tallSteps(picture);
  if (hash === null || steps.length === 0) return null;
  return steps.map(([step, wide]) => `${base}${imagePath(hash, step, format, focus)} ${wide}w`).join(', ');
}

function safeUrl(value: unknown): string | null {
  const url = asText(value);
  return url !== null && /^(https?:\/\/|\/(?![/\\]))[^\t\n\r]*$/i.test(url) ? url : null;
}

/** Reads a picture from a URL or an object with large_image_url, url, src or image. Else null. */
export function readPicture(value: unknown, fallbackAlt = ''): Picture | null {
  const object: Json = asObject(value) ?? { url: value };
  const url = [object.large_image_url, object.url, object.src, object.image].map(safeUrl).find((found) => found);
  if (!url) return null;
  const tint = asText(object.tint);
  return {
    url,
    hash: OURS.exec(url)?.[1] ?? null,
    alt: asText(object.alt) ?? fallbackAlt,
    width: asNumber(object.width),
    height: asNumber(object.height),
    tint: tint !== null && /^#[\da-f]{6}$/i.test(tint) ? tint : null,
  };
}
