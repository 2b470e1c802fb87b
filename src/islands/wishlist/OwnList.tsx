/** The visitor's own wishlist. */
import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { EmptyPage } from '../../components/EmptyPage.tsx';
import { CART_COPY } from '../../core/cart/copy.ts';
import type { Picture as PictureData } from '../../core/images/picture.ts';
import { NAVIGATION_COPY } from '../../core/shop/navigation-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';
import type { LocalWishlist } from '../../core/wishlist/local-wishlist.ts';
import { openPanel } from '../../stores/panel.ts';
import { $token } from '../../stores/token.ts';
import { PricesUnavailable } from './PricesUnavailable.tsx';
import { ShareButton } from './ShareButton.tsx';
import { useRemovedItems } from './use-removed-items.ts';
import { useWishlistProducts } from './use-wishlist-products.ts';
import { WishlistGrid } from './WishlistGrid.tsx';

/** Loaded with a session. */
const PriceAlerts = lazy(() => import('./PriceAlerts.tsx').catch(() => ({ default: () => <></> })));

type ListProps = {
  readonly list: LocalWishlist;
  readonly picture: PictureData | null;
  readonly onMessage: (message: string) => void;
};

export function OwnList({ list, picture, onMessage }: ListProps) {
  const token = useStore($token, { ssr: () => null });
  const gaps = useRemovedItems(list);
  const products = useWishlistProducts(list.map(({ slug }) => slug));
  if (gaps.cells.length === 0)
    return (
      <EmptyPage title={WISHLIST_COPY.empty} hint={WISHLIST_COPY.emptyHint} picture={picture}>
        <ButtonLink href={ROUTES.shop.path}>{CART_COPY.continue}</ButtonLink>
        <ButtonLink kind="quiet" href={ROUTES.featured.path}>
          {NAVIGATION_COPY.featured}
        </ButtonLink>
      </EmptyPage>
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3">
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
      <div className="mb-6 min-h-px border-b not-empty:pb-3">
        {token && (
          <Suspense fallback={<div className="h-11" />}>
            <PriceAlerts key={token} />
          </Suspense>
        )}
      </div>
      {products.failed && <PricesUnavailable onRetry={products.retry} />}
      <WishlistGrid gaps={gaps} products={products} onMessage={onMessage} />
    </>
  );
}
