/**
 * Picture in responsive sizes. Foreign pictures are shown unchanged; a failed one leaves a plain plate (styles.css). All sizes
 * are AVIF, which every browser has read since January 2024: a second format would cost an element per picture. Older browsers
 * get the JPEG of src (islands/shell/picture-retry.ts).
 */

import { IMAGE_FILES_PX } from '../core/images/constants.ts';
import { fileWidth, imagePath, type Picture as PictureData, srcSet } from '../core/images/picture.ts';

/** Our pictures are served from the API's origin. */
const BASE = import.meta.env.PUBLIC_API_HOST ?? '';
/** Editors' pictures are served with the pages. */
export const baseOf = ({ own }: PictureData) => (own ? '' : BASE);

export type Props = {
  readonly picture: PictureData;
  /** The sizes attribute. */
  readonly sizes: string;
  /** Classes of the frame element. */
  readonly className?: string;
  readonly imgClassName?: string;
  /** Above the fold: loaded eagerly. */
  readonly priority?: boolean;
  /** Loaded at once although it may be out of sight. */
  readonly eager?: boolean;
  /** Widest rendition requested, in pixels. */
  readonly max?: number;
  /** '' for a decorative picture. */
  readonly alt?: string;
};

/** URL of a picture as a single JPEG, for browsers that cannot read AVIF and for sharing. */
export function pictureUrl(picture: PictureData, max: number = IMAGE_FILES_PX.fallback): string {
  if (picture.hash === null) return picture.url.startsWith('/') ? BASE + picture.url : picture.url;
  return baseOf(picture) + imagePath(picture.hash, fileWidth(picture, max), 'jpg');
}

export function Picture({
  picture,
  sizes,
  className = '',
  imgClassName = '',
  priority = false,
  eager = priority,
  max,
  alt,
}: Props) {
  const set = srcSet(picture, 'avif', max, baseOf(picture));
  return (
    <span data-picture="" data-tint={picture.tint ?? undefined} className={className}>
      <img
        src={pictureUrl(picture)}
        srcSet={set ?? undefined}
        sizes={set ? sizes : undefined}
        alt={alt ?? picture.alt}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        loading={eager ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
        style={picture.focus && { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` }}
        className={`size-full object-cover ${imgClassName}`}
      />
    </span>
  );
}
