/** The place of a product that was removed, with undo. */
import { useEffect, useRef } from 'react';
import { NAVIGATION_COPY } from '../../core/shop/navigation-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';
import type { Cell } from './use-removed-items.ts';

export function Gap({ cell, onUndo }: { readonly cell: Cell; readonly onUndo: () => void }) {
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
            {NAVIGATION_COPY.cart}
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
