/** What changed about a product since it was put on the wishlist. */
import { NoPicture } from '../../components/NoPicture.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { Product } from '../../core/product/product.ts';
import { formatMoney } from '../../core/shop/money.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';
import { changeSince, type LocalWishlistItem } from '../../core/wishlist/local-wishlist.ts';

const SIZES = '(min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 45vw';

const MAX_WIDTH = 828;

export function Changes({ item, product }: { readonly item: LocalWishlistItem; readonly product: Product }) {
  const { price, stock } = changeSince(item, product);
  if (!price && !stock) return null;
  return (
    <ul className="mt-1.5 text-caption">
      {price && (
        <li className={price.way === 'lower' ? 'text-success' : 'text-soot'}>
          {WISHLIST_COPY[price.way](formatMoney(price.by))}
        </li>
      )}
      {stock && <li className={stock === 'back' ? 'text-success' : 'text-soot'}>{WISHLIST_COPY[stock]}</li>}
    </ul>
  );
}

export function Known({ product }: { readonly product: Product }) {
  const [picture] = product.pictures;
  return picture ? (
    <Picture picture={picture} sizes={SIZES} max={MAX_WIDTH} className="aspect-4/5 w-full rounded-control" />
  ) : (
    <NoPicture className="aspect-4/5 w-full" />
  );
}
