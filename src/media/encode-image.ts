/** Encodes renditions of originals. */
import sharp, { type Region } from 'sharp';
import { SLIDE_IMAGE, TALL_IMAGE } from '../core/images/constants.ts';
import type { ImageFormat, TallFocus } from '../core/images/picture.ts';
import type { ImageSize } from '../core/images/rendition.ts';
import { type Brand, UNBRANDED } from '../core/shop/theme.ts';
import type { Rendition } from './rendition.ts';

/** AVIF reaches the same quality at a lower number than WebP and JPEG. */
const AVIF_QUALITY_OFFSET = 25;
/** Effort 2 encodes a 1920 px AVIF in under a second; the default takes five. */
const AVIF_EFFORT = 2;
/** Encodes seven times as fast, into pictures that look coarse. */
const DRAFT = { quality: 10, effort: 0, chromaSubsampling: '4:2:0' };

/** Returns the quality for a width: the placeholder's own, else that of the next larger step. */
export function qualityOf(width: number, format: ImageFormat): number {
  if (width <= SLIDE_IMAGE.placeholderWidthPx) return SLIDE_IMAGE.placeholderQuality;
  const step = SLIDE_IMAGE.ladder.find(({ widthPx }) => width <= widthPx) ?? SLIDE_IMAGE.ladder[3];
  return format === 'avif' ? step.quality - AVIF_QUALITY_OFFSET : step.quality;
}

/** Returns the displayed size in pixels, with EXIF rotation applied. Reads only the header. */
export async function sizeOf(path: string): Promise<ImageSize> {
  return (await sharp(path).metadata()).autoOrient;
}

/** Returns the crop of a tall slice; undefined when the image is not wider than it. */
function sliceOf({ width, height }: ImageSize, focus: TallFocus): Region | undefined {
  const slice = Math.round((height * TALL_IMAGE.width) / TALL_IMAGE.height);
  if (slice >= width) return undefined;
  return { left: Math.round(((width - slice) * focus) / 100), top: 0, width: slice, height };
}

/** brand: name on share cards, and background of transparent images. */
export type EncodeOptions = { readonly draft?: boolean; readonly brand?: Brand };

/** Encodes a rendition; drafts are encoded faster, and look coarse. */
export async function encodeImage(
  path: string,
  { width, format, tall, share }: Rendition,
  { draft = false, brand = UNBRANDED }: EncodeOptions = {},
): Promise<Buffer> {
  // Loaded lazily, because share cards are rare and load a font.
  if (share) return (await import('./share-card.ts')).renderProductCard(path, brand);
  const slice = tall === undefined ? undefined : sliceOf(await sizeOf(path), tall);
  const whole = sharp(path).rotate();
  const image = (slice ? whole.extract(slice) : whole).resize({ width, withoutEnlargement: true });
  const quality = qualityOf(width, format);
  if (format === 'avif') return image.avif(draft ? DRAFT : { quality, effort: AVIF_EFFORT }).toBuffer();
  if (format === 'webp') return image.webp({ quality }).toBuffer();
  return image.flatten({ background: brand.colours.paper }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
