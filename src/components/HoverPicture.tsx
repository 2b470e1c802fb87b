/** A second picture that is shown on hover. */
import { srcSet } from '../core/images/picture.ts';
import { baseOf, type Props, pictureUrl } from './Picture.tsx';

/**
 * A card's second picture, one element because most visits never show it: browsers that cannot decode AVIF keep the first
 * picture.
 */
export function HoverPicture({ picture, sizes, max }: Pick<Props, 'picture' | 'sizes' | 'max'>) {
  return (
    <img
      src={pictureUrl(picture)}
      srcSet={srcSet(picture, 'avif', max, baseOf(picture)) ?? undefined}
      sizes={sizes}
      alt=""
      loading="lazy"
      decoding="async"
      data-picture=""
      data-tint={picture.tint ?? undefined}
      className="second-picture size-full object-cover"
    />
  );
}
