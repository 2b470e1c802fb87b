/** Product grid with its loading, empty and error states. */
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { RoomTile } from '../../components/catalogue/RoomTile.tsx';
import { Empty } from '../../components/Empty.tsx';
import { ProductCard } from '../../components/product/ProductCard.tsx';
import { CardSkeleton } from '../../components/Skeleton.tsx';
import type { CataloguePage, Sort } from '../../core/catalogue/catalogue.ts';
import { CATALOGUE } from '../../core/catalogue/constants.ts';
import { productsBeforeRoom, type RoomLink, roomOfPage } from '../../core/editorial/room.ts';
import { HALF_PHONE } from '../../core/images/constants.ts';
import { listBadges } from '../../core/product/badge.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';

/** Columns by width; more in landscape. */
const GRID =
  'grid grid-cols-2 gap-x-(--column-gap) gap-y-9 [--column-gap:12px] sm:[--column-gap:24px] sm:gap-y-12 md:landscape:grid-cols-3 lg:grid-cols-3 xl:landscape:grid-cols-4 2xl:grid-cols-4 3xl:grid-cols-5 3xl:landscape:grid-cols-6 list:grid-cols-1! list:gap-y-6';
const SIZES = `(min-width: 120rem) 14vw, (min-width: 80rem) 18vw, (min-width: 75rem) 24vw, (min-width: 64rem) 30vw, ${HALF_PHONE}`;
/** Loaded eagerly: the one card on every first screen. Others load once their position is known. */
const EAGER = 1;

type Props = {
  readonly page: CataloguePage | null;
  readonly sort: Sort;
  readonly rooms: readonly RoomLink[];
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** Replaces the default empty state. */
  readonly empty?: ReactNode;
};

function Skeletons() {
  const cards = Array.from({ length: CATALOGUE.skeletonGrid }, (_, index) => `card-${index}`);
  return (
    <ul data-results className={GRID} aria-label={COPY.catalogue.loading}>
      {cards.map((key, index) => (
        <li key={key} className={index < CATALOGUE.skeletonList ? '' : 'list:hidden'}>
          <CardSkeleton />
        </li>
      ))}
    </ul>
  );
}

export function Results({ page, sort, rooms, busy, failed, onRetry, empty }: Props) {
  if (!page) {
    if (!failed) return <Skeletons />;
    return (
      <Empty title={COPY.catalogue.empty} hint={COPY.error.network} className="border-t-0">
        <Button onClick={onRetry}>{COPY.error.retry}</Button>
      </Empty>
    );
  }
  if (page.items.length === 0 && !busy) {
    return (
      empty ?? (
        <Empty title={COPY.catalogue.empty} hint={COPY.catalogue.emptyHint} className="border-t-0">
          <ButtonLink kind="outline" href={ROUTES.shop.path}>
            {COPY.catalogue.browseAll}
          </ButtonLink>
        </Empty>
      )
    );
  }
  const badges = listBadges(page.items, sort === 'featured');
  const room = roomOfPage(rooms, page.page, page.items.length);
  const roomAfter = room ? productsBeforeRoom(page.page) - 1 : -1;
  return (
    <ul
      // A new list for a new order: the browser would keep a moved card in view and scroll with it.
      key={page.items.map(({ id }) => id).join()}
      data-results
      aria-busy={busy}
      className={`${GRID} [&_picture]:transition-opacity aria-busy:[&_picture]:opacity-40 aria-busy:[&_picture]:delay-200`}
    >
      {page.items.map((product, index) => (
        <li key={product.id} className={index === roomAfter ? 'contents' : index < EAGER ? '' : 'far'}>
          <ProductCard product={product} badge={badges[index] ?? null} sizes={SIZES} priority={index < EAGER} facts />
          {/* Within the item before it, so that the list counts its products alone. */}
          {room && index === roomAfter && <RoomTile room={room} />}
        </li>
      ))}
    </ul>
  );
}
