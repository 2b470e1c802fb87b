/** Which renditions of an original the pages name. The image service makes no others. */
import { IMAGE_FILES_PX, SLIDE_IMAGE, TALL_IMAGE } from '../shop/constants.ts';
import { fileWidth, renditionName, tallSteps, widthsFor } from './picture.ts';

/** Of an original, in pixels. */
export type ImageSize = { readonly width: number; readonly height: number };

/** Name of a product's card for sharing. */
export const SHARE_NAME = 'share.jpg';

const SRCSET_FORMATS = ['avif', 'webp'] as const;

/** Names that only the hero gives the picture of a slide: its blur, its fallback, and slices for phones. */
export function heroNames(size: ImageSize): string[] {
  const slices = SRCSET_FORMATS.flatMap((format) =>
    TALL_IMAGE.focus.flatMap((focus) => tallSteps(size).map(([step]) => renditionName(step, format, focus))),
  );
  const { placeholderWidthPx, fullWidthPx } = SLIDE_IMAGE;
  return [renditionName(placeholderWidthPx, 'webp'), renditionName(fileWidth(size, fullWidthPx), 'jpg'), ...slices];
}

/** Names that any page may give an original of this size. */
export function pictureNames(size: ImageSize): string[] {
  const { fallback, zoom, large, lately } = IMAGE_FILES_PX;
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
