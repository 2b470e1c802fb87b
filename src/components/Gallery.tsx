/** Pictures of a product: a strip that snaps, and thumbnails that lead to each. Works by touch and without JavaScript. */
import { COPY } from '../core/copy.ts';
import type { Picture as PictureData } from '../core/picture.ts';
import { NoPicture } from './NoPicture.tsx';
import { Picture } from './Picture.tsx';

const SIZES = '(min-width: 64rem) 54vw, 100vw';
const THUMBNAIL_MAX = 320;
const idOf = (index: number) => `picture-${index + 1}`;

export function Gallery({ pictures }: { readonly pictures: readonly PictureData[] }) {
  if (pictures.length === 0) return <NoPicture className="aspect-4/5 w-full" />;
  return (
    <section
      data-gallery
      aria-label={COPY.product.gallery}
      className="flex flex-col gap-3 lg:flex-row-reverse lg:gap-4"
    >
      <ul
        data-gallery-strip
        className="strip -mx-(--gutter) flex min-w-0 flex-1 focus-visible:outline-ink lg:mx-0"
        tabIndex={pictures.length > 1 ? 0 : undefined}
        aria-label={COPY.product.gallery}
      >
        {pictures.map((picture, index) => (
          <li key={picture.hash ?? picture.url} id={idOf(index)} className="w-full shrink-0 snap-always">
            <Picture
              picture={picture}
              sizes={SIZES}
              priority={index === 0}
              className="aspect-4/5 w-full md:max-h-[64dvh] lg:max-h-[calc(100dvh-9rem)] lg:min-h-[32rem]"
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="flex gap-2 lg:w-18 lg:shrink-0 lg:flex-col">
          {pictures.map((picture, index) => (
            <li key={picture.hash ?? picture.url}>
              <a
                href={`#${idOf(index)}`}
                data-gallery-link={index}
                aria-label={COPY.product.picture(index + 1, pictures.length)}
                aria-current={index === 0 ? 'true' : undefined}
                className="block opacity-60 outline-offset-2 transition-opacity hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:outline aria-[current=true]:outline-ink"
              >
                <Picture
                  picture={picture}
                  sizes="72px"
                  max={THUMBNAIL_MAX}
                  alt=""
                  className="aspect-4/5 w-14 lg:w-18"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
