/** The one way to draw a picture. A foreign one is shown as it is; one that fails leaves a quiet plate (see styles.css). */

import { fileWidth, imagePath, type Picture as PictureData, srcSet } from '../core/images/picture.ts';
import { IMAGE_FILES_PX } from '../core/shop/constants.ts';

/** Our pictures live on the API's origin. */
const BASE = import.meta.env.PUBLIC_API_HOST ?? '';
/** An editor's picture stands with the pages, wherever the API is. */
export const baseOf = ({ own }: PictureData) => (own ? '' : BASE);

type Props = {
  readonly picture: PictureData;
  /** How wide it will stand, in the sizes syntax. */
  readonly sizes: string;
  /** Frame: the element's own box. */
  readonly className?: string;
  readonly imgClassName?: string;
  /** Of the first screen: loaded at once. */
  readonly priority?: boolean;
  /** Widest rendition asked for, in pixels. */
  readonly max?: number;
  /** '' for a picture that says nothing new. */
  readonly alt?: string;
};

/** The address of a picture as one file, for browsers without sources and for sharing. */
export function pictureUrl(picture: PictureData, max: number = IMAGE_FILES_PX.fallback): string {
  if (picture.hash === null) return picture.url.startsWith('/') ? BASE + picture.url : picture.url;
  return baseOf(picture) + imagePath(picture.hash, fileWidth(picture, max), 'jpg');
}

export function Picture({ picture, sizes, className = '', imgClassName = '', priority = false, max, alt }: Props) {
  const formats = (['avif', 'webp'] as const).map(
    (format) => [format, srcSet(picture, format, max, baseOf(picture))] as const,
  );
  return (
    <picture data-picture="" data-tint={picture.tint ?? undefined} className={className}>
      {formats.map(
        ([format, set]) => set && <source key={format} type={`image/${format}`} srcSet={set} sizes={sizes} />,
      )}
      <img
        src={pictureUrl(picture)}
        alt={alt ?? picture.alt}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        className={`size-full object-cover ${imgClassName}`}
      />
    </picture>
  );
}
