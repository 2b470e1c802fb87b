/** The wishlist as a page, one's own or one that was shared. The build's picture of it is nobody's. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { Picture } from '../../components/Picture.tsx';
import { CardSkeleton } from '../../components/Skeleton.tsx';
import type { Picture as PictureData } from '../../core/images/picture.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';
import { type Kept, sharedSlugs } from '../../core/wishlist/local-wishlist.ts';
import { openPanel } from '../../stores/panel.ts';
import { $token } from '../../stores/token.ts';
import { $wishlist, NOBODYS_WISHLIST } from '../../stores/wishlist.ts';
import { GRID, Pieces } from './Pieces.tsx';
import { ShareButton } from './ShareButton.tsx';
import { SharedList } from './SharedList.tsx';
import { Unreached } from './Unreached.tsx';
import { useGaps } from './use-gaps.ts';
import { useWished } from './use-wished.ts';

function Nothing({ picture }: { readonly picture: PictureData | null }) {
  return (
    <div className="grid items-end gap-x-6 border-t lg:mt-2 lg:grid-cols-12">
      <Empty title={WISHLIST_COPY.empty} hint={WISHLIST_COPY.emptyHint} className="border-t-0 lg:col-span-5">
        <ButtonLink href={ROUTES.shop.path}>{COPY.cart.continue}</ButtonLink>
        <ButtonLink kind="quiet" href={ROUTES.featured.path}>
          {COPY.nav.featured}
        </ButtonLink>
      </Empty>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 56vw, 100vw"
          alt=""
          className="aspect-4/3 w-full lg:col-span-7 lg:mt-8 lg:max-h-[62dvh]"
        />
      )}
    </div>
  );
}

type ListProps = { readonly list: Kept; readonly picture: PictureData | null; readonly onSaid: (said: string) => void };

function OwnList({ list, picture, onSaid }: ListProps) {
  const token = useStore($token, { ssr: () => null });
  const gaps = useGaps(list);
  const wished = useWished(list.map(({ slug }) => slug));
  if (gaps.cells.length === 0) return <Nothing picture={picture} />;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-b py-3">
        <p className="text-small text-soot">
          {WISHLIST_COPY.pieces(list.length)}
          {!token && (
            <>
              {'. '}
              {WISHLIST_COPY.onDevice}{' '}
              <button type="button" className="link min-h-6 text-ink" onClick={() => openPanel('auth')}>
                {WISHLIST_COPY.signIn}
              </button>
            </>
          )}
        </p>
        {list.length > 0 && <ShareButton list={list} />}
      </div>
      {wished.failed && <Unreached onRetry={wished.retry} />}
      <Pieces gaps={gaps} wished={wished} onSaid={onSaid} />
    </>
  );
}

/** picture: beside the words of an empty list. */
export function WishlistPage({ picture = null }: { readonly picture?: PictureData | null }) {
  const list = useStore($wishlist, { ssr: () => NOBODYS_WISHLIST });
  const [shared, setShared] = useState<readonly string[] | null>(null);
  const [alive, setAlive] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    setShared(sharedSlugs(window.location.search));
    setAlive(true);
  }, []);

  if (!alive) {
    return (
      <div className={`${GRID} pt-8 unscripted:hidden`}>
        <CardSkeleton />
        <CardSkeleton />
      </div>
    );
  }
  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      {shared ? (
        <SharedList slugs={shared} onSaid={setSaid} />
      ) : (
        <OwnList list={list} picture={picture} onSaid={setSaid} />
      )}
    </>
  );
}
