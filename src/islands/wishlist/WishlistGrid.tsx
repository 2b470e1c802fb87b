/** Grid of the own wishlist. A removed product leaves a message in its place. */
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';
import type { LocalWishlistItem } from '../../core/wishlist/local-wishlist.ts';
import { Gap } from './Gap.tsx';
import { Tile } from './Tile.tsx';
import type { useRemovedItems } from './use-removed-items.ts';
import type { useWishlistProducts } from './use-wishlist-products.ts';

export const GRID = 'grid grid-cols-2 gap-x-4 gap-y-12 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4';

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
