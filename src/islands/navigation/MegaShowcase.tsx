/** Pictured products of the mega menu. */
import { Picture } from '../../components/Picture.tsx';
import { NAVIGATION } from '../../core/shop/constants.ts';
import type { MenuPicture } from '../../core/shop/navigation.ts';
import { NAVIGATION_COPY } from '../../core/shop/navigation-copy.ts';

const THUMBNAIL = '(min-width: 80rem) 11vw, 15vw';

export function MegaShowcase({ pieces }: { readonly pieces: readonly MenuPicture[] }) {
  if (pieces.length === 0) return <p className="text-small text-soot">{NAVIGATION_COPY.noFeatured}</p>;
  return (
    <ul className="grid grid-cols-3 gap-x-4 gap-y-6 xl:grid-cols-6">
      {pieces.slice(0, NAVIGATION.showcaseMax).map(({ href, name, picture }, index) => (
        <li key={href} className={index > 2 ? 'hidden xl:block' : ''}>
          <a href={href} className="group block">
            <Picture
              picture={picture}
              sizes={THUMBNAIL}
              max={480}
              alt=""
              className="aspect-4/5"
              imgClassName="transition-transform duration-700 group-hover:scale-103"
            />
            <span className="mt-2 block text-caption decoration-1 underline-offset-4 group-hover:underline">
              {name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
