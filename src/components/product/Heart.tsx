/** Wishlist button; its icon is a style. Rendered unpressed; islands/shell/hearts.ts sets its state and handles clicks. */
import type { Product } from '../../core/product/product.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';
import type { PriceSnapshot } from '../../core/wishlist/local-wishlist.ts';

type Props = { readonly product: Product; readonly className?: string };

export function Heart({ product: { slug, name, price, inStock }, className = '' }: Props) {
  const seen: PriceSnapshot = { name, price, inStock };
  return (
    <button
      type="button"
      data-native=""
      data-wish={slug}
      data-seen={JSON.stringify(seen)}
      aria-pressed="false"
      aria-label={WISHLIST_COPY.save(name)}
      suppressHydrationWarning
      className={`heart unscripted:hidden z-10 grid size-11 place-items-center rounded-full ${className}`}
    />
  );
}
