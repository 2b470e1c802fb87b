/** The strip of products below a showcase. */
import { LANDING_COPY } from '../../core/landing/copy.ts';
import type { ShowcaseProduct } from '../../core/landing/showcase.ts';
import { productPath } from '../../core/shop/routes.ts';
import { Picture } from '../Picture.tsx';

export const words = LANDING_COPY.showcase;

const THUMBNAIL_MAX = 480;

/** Once hydrated the strip is rendered twice for a seamless loop; the copy is hidden from assistive technology. */
export function ShowcaseStrip({
  pieces,
  silent = false,
}: {
  readonly pieces: readonly ShowcaseProduct[];
  readonly silent?: boolean;
}) {
  return (
    <ul className="showcase-run" aria-hidden={silent || undefined}>
      {pieces.map(({ slug, name, picture }) => (
        <li key={slug} className="showcase-card">
          <a href={productPath(slug)} tabIndex={silent ? -1 : undefined} className="group block">
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) 168px, (min-width: 40rem) 18vw, 30vw"
              max={THUMBNAIL_MAX}
              alt={silent ? '' : undefined}
              className="aspect-4/5 w-full rounded-control"
            />
            <span className="mt-2 line-clamp-2 text-caption decoration-1 underline-offset-4 group-hover:underline">
              {name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
