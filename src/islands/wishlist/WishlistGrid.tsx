/** Grid of the own wishlist. A removed product leaves a message in its place. */
import { useEffect, useRef } from 'react';
import { COPY } from '../../core/shop/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';
import type { LocalWishlistItem } from '../../core/wishlist/local-wishlist.ts';
import { Tile } from './Tile.tsx';
import type { Cell, useRemovedItems } from './use-removed-items.ts';
import type { useWishlistProducts } from './use-wishlist-products.ts';

export const GRID = 'grid grid-cols-2 gap-x-4 gap-y-12 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4';

function Gap({ cell, onUndo }: { readonly cell: Cell; readonly onUndo: () => void }) {
  const { name } = cell.item;
  // The pressed button is gone; the focus stays at its place.
  const first = useRef<HTMLElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="flex aspect-4/5 flex-col items-start justify-end gap-1 rounded-control bg-linen p-4 sm:p-5">
      {cell.gone === 'cart' ? (
        <>
          <p className="text-small text-soot">{WISHLIST_COPY.moved(name)}</p>
          <a
            ref={first as React.RefObject<HTMLAnchorElement | null>}
            href={ROUTES.cart.path}
            data-panel="cart"
            className="link flex min-h-11 items-center text-small font-medium"
          >
            {COPY.nav.cart}
          </a>
        </>
      ) : (
        <>
          <p className="text-small text-soot">{WISHLIST_COPY.removed(name)}</p>
          <button
            ref={first as React.RefObject<HTMLButtonElement | null>}
            type="button"
            onClick={onUndo}
            aria-label={WISHLIST_COPY.undoOf(name)}
            className="link min-h-11 text-small font-medium"
          >
            {WISHLIST_COPY.undo}
          </button>
        </>
      )}
    </div>
  );
}

type Props = {
  readonly gaps: ReturnType<typeof useRemovedItems>;
  readonly products: ReturnType<typeof useWishlistProducts>;
  readonly onMessage: (message: string) => void;
};

export function WishlistGrid({ gaps: { cells, leave, undo }, products, onMessage }: Props) {
  /** With its current name. */
  function named(item: LocalWishlistItem): LocalWishlistItem {
    const now = products.of(item.slug);
    return { ...item, name: now.state === 'ready' ? now.product.name : item.name || item.slug };
  }
  function remove(item: LocalWishlistItem): void {
    leave(named(item), 'nowhere');
    onMessage(WISHLIST_COPY.removed(named(item).name));
  }
  return (
    <ul className={GRID}>
      {cells.map((cell) => (
        <li key={cell.item.slug}>
          {cell.gone ? (
            <Gap cell={cell} onUndo={() => undo(cell.item)} />
          ) : (
            <Tile
              item={cell.item}
              current={products.of(cell.item.slug)}
              onRemove={() => remove(cell.item)}
              onMoved={() => leave(named(cell.item), 'cart')}
              onMessage={onMessage}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
