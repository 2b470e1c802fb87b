/** A product of the list: its saved and current state, and its actions. */
import { X } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { NoPicture } from '../../components/NoPicture.tsx';
import { Price } from '../../components/product/Price.tsx';
import { CardSkeleton } from '../../components/Skeleton.tsx';
import { productPath } from '../../core/shop/routes.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';
import type { LocalWishlistItem } from '../../core/wishlist/local-wishlist.ts';
import type { WishlistProduct } from '../../stores/wishlist-products.ts';
import { MoveToCart } from './MoveToCart.tsx';
import { Changes, Known } from './TileChanges.tsx';

type Props = {
  readonly item: LocalWishlistItem;
  readonly current: WishlistProduct;
  readonly onRemove: () => void;
  readonly onMoved: () => void;
  readonly onMessage: (message: string) => void;
};

export function Tile({ item, current, onRemove, onMoved, onMessage }: Props) {
  const product = current.state === 'ready' ? current.product : null;
  const name = product?.name || item.name || item.slug;
  if (current.state === 'loading') return <CardSkeleton />;
  return (
    <article className="group relative flex h-full flex-col">
      {product ? <Known product={product} /> : <NoPicture className="aspect-4/5 w-full" />}
      <button
        type="button"
        onClick={onRemove}
        aria-label={WISHLIST_COPY.remove(name)}
        className="on-picture absolute top-1.5 right-1.5 z-10 grid size-11 place-items-center rounded-full"
      >
        <Icon of={X} />
      </button>
      <h2 className="pt-3.5 text-card">
        {current.state === 'gone' ? (
          name
        ) : (
          <a
            href={productPath(item.slug)}
            className="decoration-1 underline-offset-4 after:absolute after:inset-x-0 after:top-0 after:aspect-4/5 group-hover:underline"
          >
            {name}
          </a>
        )}
      </h2>
      {product ? (
        <>
          <Price
            price={product.price}
            originalPrice={product.originalPrice}
            varies={product.priceVaries}
            className="mt-0.5 text-card"
          />
          <Changes item={item} product={product} />
          <MoveToCart product={product} onMoved={onMoved} onMessage={onMessage} />
        </>
      ) : (
        <p className="mt-1 text-caption text-soot">
          {current.state === 'gone' ? WISHLIST_COPY.withdrawn : WISHLIST_COPY.unknown}
        </p>
      )}
    </article>
  );
}
