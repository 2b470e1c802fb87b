/** The renditions that pages request. The image service makes no others. */
import { IMAGE_FILES_PX, SLIDE_IMAGE, TALL_IMAGE } from './constants.ts';
import { fileWidth, renditionName, tallSteps, widthsFor } from './picture.ts';

/** Size of an original, in pixels. */
export type ImageSize = { readonly width: number; readonly height: number };

/** File name of a product's share card. */
export const SHARE_NAME = 'share.jpg';

const SRCSET_FORMATS = ['avif', 'webp'] as const;

/** Renditions used only by the hero: blur, fallback, and portrait crops for phones. */
export function heroNames(size: ImageSize): string[] {
  const slices = SRCSET_FORMATS.flatMap((format) =>
    TALL_IMAGE.focus.flatMap((focus) => tallSteps(size).map(([step]) => renditionName(step, format, focus))),
  );
  const { placeholderWidthPx, fullWidthPx } = SLIDE_IMAGE;
  return [renditionName(placeholderWidthPx, 'webp'), renditionName(fileWidth(size, fullWidthPx), 'jpg'), ...slices];
}

/** Renditions that any page may request of an original of this size. */
export function pictureNames(size: ImageSize): string[] {
  const { fallback, zoom, large, recentlyViewed: lately } = IMAGE_FILES_PX;
  const names = [
    ...SRCSET_FORMATS.flatMap((format) => widthsFor(size).map((width) => renditionName(width, format))),
    ...[fallback, zoom].map((max) => renditionName(fileWidth(size, max), 'jpg')),
    renditionName(large, 'webp'),
    renditionName(large, 'jpg'),
    renditionName(lately, 'jpg'),
    SHARE_NAME,
  ];
  return [...new Set(names)];
}
