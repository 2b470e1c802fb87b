/** Makes the bytes of a rendition out of an original. */
import sharp, { type Region } from 'sharp';
import type { ImageFormat, TallFocus } from '../core/images/picture.ts';
import type { ImageSize } from '../core/images/rendition.ts';
import { SLIDE_IMAGE, TALL_IMAGE } from '../core/shop/constants.ts';
import { type Brand, UNBRANDED } from '../core/shop/theme.ts';
import type { Rendition } from './rendition.ts';

/** AVIF shows the same detail at a lower number than WebP and JPEG do. */
const AVIF_QUALITY_OFFSET = 25;
/** Effort 2 makes a 1920 px AVIF in under a second; the default takes five. */
const AVIF_EFFORT = 2;
/** Makes it five times as fast, and larger. */
const DRAFT_EFFORT = 0;

/** Quality of a width (§9): the placeholder's own, else that of the first step of the ladder that is as wide. */
export function qualityOf(width: number, format: ImageFormat): number {
  if (width <= SLIDE_IMAGE.placeholderWidthPx) return SLIDE_IMAGE.placeholderQuality;
  const step = SLIDE_IMAGE.ladder.find(({ widthPx }) => width <= widthPx) ?? SLIDE_IMAGE.ladder[3];
  return format === 'avif' ? step.quality - AVIF_QUALITY_OFFSET : step.quality;
}

/** Size of the picture in a file, in pixels, turned as it is shown. Reads the file's header alone. */
export async function sizeOf(path: string): Promise<ImageSize> {
  return (await sharp(path).metadata()).autoOrient;
}

/** The part of a picture that a tall slice shows; undefined when the picture is no wider than that. */
function sliceOf({ width, height }: ImageSize, focus: TallFocus): Region | undefined {
  const slice = Math.round((height * TALL_IMAGE.width) / TALL_IMAGE.height);
  if (slice >= width) return undefined;
  return { left: Math.round(((width - slice) * focus) / 100), top: 0, width: slice, height };
}

/** brand: its name stands on cards, its paper behind what is transparent. */
export type EncodeOptions = { readonly draft?: boolean; readonly brand?: Brand };

/** The bytes of a rendition; a draft is made fast, into more bytes. */
export async function encodeImage(
  path: string,
  { width, format, tall, share }: Rendition,
  { draft = false, brand = UNBRANDED }: EncodeOptions = {},
): Promise<Buffer> {
  // Few ask for a card: the face it is set in is read by the first who does.
  if (share) return (await import('./share-card.ts')).drawPieceCard(path, brand);
  const slice = tall === undefined ? undefined : sliceOf(await sizeOf(path), tall);
  const whole = sharp(path).rotate();
  const image = (slice ? whole.extract(slice) : whole).resize({ width, withoutEnlargement: true });
  const quality = qualityOf(width, format);
  if (format === 'avif') return image.avif({ quality, effort: draft ? DRAFT_EFFORT : AVIF_EFFORT }).toBuffer();
  if (format === 'webp') return image.webp({ quality }).toBuffer();
  return image.flatten({ background: brand.colours.paper }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
