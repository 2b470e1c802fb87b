/**
 * Product gallery: on phones and tablets a scroll-snap strip with thumbnails, on laptops all pictures below each other,
 * the first one large, the others in two columns. Works by touch and without JavaScript.
 */
import { IMAGE_FILES_PX } from '../../core/images/constants.ts';
import type { Picture as PictureData } from '../../core/images/picture.ts';
import { PRODUCT_COPY } from '../../core/product/copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { NoPicture } from '../NoPicture.tsx';
import { Picture, pictureUrl } from '../Picture.tsx';

/** Widths of the large picture and of one column: the grid of pages/product. */
const LARGE_SIZES = '(min-width: 64rem) min(56vw, max(40rem, 86vh)), 92vw';
const COLUMN_SIZES = '(min-width: 64rem) min(28vw, max(20rem, 43vh)), 92vw';
const GALLERY_MAX = 1440;
const THUMBNAIL_MAX = 320;
const idOf = (index: number) => `picture-${index + 1}`;

export function Gallery({ pictures }: { readonly pictures: readonly PictureData[] }) {
  if (pictures.length === 0) return <NoPicture className="aspect-4/5 w-full" />;
  const many = pictures.length > 1;
  /** Spans both columns: the first, and a last one that would stand alone. */
  const large = (index: number) => index === 0 || (index === pictures.length - 1 && index % 2 === 1);
  return (
    <section data-gallery aria-label={COPY.product.gallery} className="flex flex-col gap-3">
      <ul
        data-gallery-strip
        className="strip relative -mx-(--gutter) flex min-w-0 lg:mx-0 lg:grid lg:grid-cols-2 lg:gap-4 lg:overflow-visible"
        aria-label={COPY.product.gallery}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.hash ?? picture.url}
            id={idOf(index)}
            className={`relative w-full shrink-0 snap-always scroll-mt-23 ${large(index) ? 'lg:col-span-2' : ''}`}
          >
            <a
              href={pictureUrl(picture, IMAGE_FILES_PX.zoom)}
              data-zoom={index}
              aria-label={PRODUCT_COPY.zoom(index + 1, pictures.length)}
              className="zoom-sign block cursor-zoom-in focus-visible:-outline-offset-4"
            >
              <Picture
                picture={picture}
                sizes={large(index) ? LARGE_SIZES : COLUMN_SIZES}
                max={GALLERY_MAX}
                priority={index === 0}
                className="pulse aspect-4/5 w-full md:max-lg:max-h-[64dvh]"
              />
            </a>
          </li>
        ))}
      </ul>
      {many && (
        <ul className="flex gap-2 overflow-x-auto lg:hidden">
          {pictures.map((picture, index) => (
            <li key={picture.hash ?? picture.url} className="shrink-0">
              <a
                href={`#${idOf(index)}`}
                data-gallery-link={index}
                aria-label={COPY.product.picture(index + 1, pictures.length)}
                aria-current={index === 0 ? 'true' : undefined}
                className="block border-2 border-transparent p-0.5 transition-colors hover:border-stone aria-[current=true]:border-ink"
              >
                <Picture picture={picture} sizes="72px" max={THUMBNAIL_MAX} alt="" className="aspect-4/5 w-14" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
