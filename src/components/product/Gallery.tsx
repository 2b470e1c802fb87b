/** Product gallery: a scroll-snap strip and thumbnails. Works by touch and without JavaScript. */
import { ZoomIn } from 'lucide-react';
import type { Picture as PictureData } from '../../core/images/picture.ts';
import { PRODUCT_COPY } from '../../core/product/copy.ts';
import { IMAGE_FILES_PX } from '../../core/shop/constants.ts';
import { COPY } from '../../core/shop/copy.ts';
import { Icon } from '../Icon.tsx';
import { NoPicture } from '../NoPicture.tsx';
import { Picture, pictureUrl } from '../Picture.tsx';

/** On laptops the strip is as high as the screen allows, and a picture has an aspect ratio of 4:5. */
export const GALLERY_SIZES = '(min-width: 64rem) min(54vw, 78vh), 88vw';
export const GALLERY_MAX = 1440;
const THUMBNAIL_MAX = 320;
const idOf = (index: number) => `picture-${index + 1}`;

export function Gallery({ pictures }: { readonly pictures: readonly PictureData[] }) {
  if (pictures.length === 0) return <NoPicture className="aspect-4/5 w-full" />;
  const many = pictures.length > 1;
  return (
    <section
      data-gallery
      aria-label={COPY.product.gallery}
      // The thumbnails' column is reserved before they load, to avoid layout shifts.
      className={`flex flex-col gap-3 lg:gap-4 ${many ? 'lg:grid lg:grid-cols-[4.5rem_minmax(0,1fr)]' : ''}`}
    >
      <ul
        data-gallery-strip
        className="strip relative -mx-(--gutter) flex min-w-0 flex-1 focus-visible:outline-ink lg:col-start-2 lg:row-start-1 lg:mx-0"
        tabIndex={many ? 0 : undefined}
        aria-label={COPY.product.gallery}
      >
        {pictures.map((picture, index) => (
          <li key={picture.hash ?? picture.url} id={idOf(index)} className="group relative w-full shrink-0 snap-always">
            <a
              href={pictureUrl(picture, IMAGE_FILES_PX.zoom)}
              data-zoom={index}
              aria-label={PRODUCT_COPY.zoom(index + 1, pictures.length)}
              className="block cursor-zoom-in focus-visible:-outline-offset-4"
            >
              <Picture
                picture={picture}
                sizes={GALLERY_SIZES}
                max={GALLERY_MAX}
                priority={index === 0}
                className="pulse aspect-4/5 w-full md:max-h-[64dvh] lg:max-h-[calc(100dvh-9rem)] lg:min-h-[32rem]"
              />
              <span className="pointer-events-none absolute right-3 bottom-3 grid size-10 place-items-center rounded-full bg-paper/90 opacity-0 transition-opacity group-hover:opacity-100">
                <Icon of={ZoomIn} size={18} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {many && (
        <ul className="flex gap-2 max-lg:overflow-x-auto lg:col-start-1 lg:row-start-1 lg:flex-col">
          {pictures.map((picture, index) => (
            <li key={picture.hash ?? picture.url} className="shrink-0">
              <a
                href={`#${idOf(index)}`}
                data-gallery-link={index}
                aria-label={COPY.product.picture(index + 1, pictures.length)}
                aria-current={index === 0 ? 'true' : undefined}
                className="block border border-transparent p-px opacity-60 transition-opacity hover:opacity-100 aria-[current=true]:border-ink aria-[current=true]:opacity-100"
              >
                <Picture
                  picture={picture}
                  sizes="72px"
                  max={THUMBNAIL_MAX}
                  alt=""
                  className="aspect-4/5 w-14 lg:w-[4.25rem]"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
