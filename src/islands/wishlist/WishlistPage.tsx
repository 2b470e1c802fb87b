/** The wishlist page: the own list or a shared one. Prerendered empty. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { CardSkeleton } from '../../components/Skeleton.tsx';
import type { Picture as PictureData } from '../../core/images/picture.ts';
import { sharedSlugs } from '../../core/wishlist/local-wishlist.ts';
import { $wishlist, EMPTY_WISHLIST } from '../../stores/wishlist.ts';
import { OwnList } from './OwnList.tsx';
import { SharedList } from './SharedList.tsx';
import { GRID } from './WishlistGrid.tsx';

/** picture: beside the text of an empty list. */
export function WishlistPage({ picture = null }: { readonly picture?: PictureData | null }) {
  const list = useStore($wishlist, { ssr: () => EMPTY_WISHLIST });
  const [shared, setShared] = useState<readonly string[] | null>(null);
  const [alive, setAlive] = useState(false);
  const [message, setMessage] = useState('');
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
        {message}
      </p>
      {shared ? (
        <SharedList slugs={shared} onMessage={setMessage} />
      ) : (
        <OwnList list={list} picture={picture} onMessage={setMessage} />
      )}
    </>
  );
}
