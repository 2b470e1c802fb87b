/**
 * Picture with responsive sources. Foreign pictures are shown unchanged; a failed one leaves a plain plate (styles.css).
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

/** URL of a picture as a single file, for browsers without sources and for sharing. */
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
  const avif = srcSet(picture, 'avif', max, baseOf(picture));
  const webp = srcSet(picture, 'webp', max, baseOf(picture));
  return (
    <picture data-picture="" data-tint={picture.tint ?? undefined} className={className}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={pictureUrl(picture)}
        srcSet={webp ?? undefined}
        sizes={webp ? sizes : undefined}
        alt={alt ?? picture.alt}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        loading={eager ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
        style={picture.focus && { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` }}
        className={`size-full object-cover ${imgClassName}`}
      />
    </picture>
  );
}
