/** A list shared by link, with a button that adds its products to the own list. */
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { ProductCard } from '../../components/product/ProductCard.tsx';
import { CardSkeleton } from '../../components/Skeleton.tsx';
import { COPY } from '../../core/shop/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';
import { mergeLocalWishlists } from '../../core/wishlist/local-wishlist.ts';
import { $wishlist, storeWishlist } from '../../stores/wishlist.ts';
import { PricesUnavailable } from './PricesUnavailable.tsx';
import { useWishlistProducts } from './use-wishlist-products.ts';
import { GRID } from './WishlistGrid.tsx';

const SIZES = '(min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 45vw';

type Props = { readonly slugs: readonly string[]; readonly onMessage: (message: string) => void };

export function SharedList({ slugs, onMessage }: Props) {
  const states = useWishlistProducts(slugs);
  const shown = slugs.filter((slug) => states.of(slug).state !== 'gone');
  const products = shown.flatMap((slug) => {
    const one = states.of(slug);
    return one.state === 'ready' ? [one.product] : [];
  });

  function addAll(): void {
    const addedAt = new Date().toISOString();
    const theirs = products.map(({ slug, name, price, inStock }) => ({ slug, addedAt, name, price, inStock }));
    storeWishlist(mergeLocalWishlists($wishlist.get(), theirs));
    onMessage(WISHLIST_COPY.kept);
  }

  if (shown.length === 0) {
    return (
      <Empty title={WISHLIST_COPY.sharedEmpty} hint={WISHLIST_COPY.sharedEmptyHint} className="mt-8">
        <ButtonLink href={ROUTES.shop.path}>{COPY.catalogue.browseAll}</ButtonLink>
        <ButtonLink kind="quiet" href={ROUTES.wishlist.path}>
          {WISHLIST_COPY.own}
        </ButtonLink>
      </Empty>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-5 pb-8">
        <div>
          <h2 className="font-serif text-heading">{WISHLIST_COPY.sharedTitle}</h2>
          <p className="mt-1 text-soot">{WISHLIST_COPY.sharedHint}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink kind="quiet" href={ROUTES.wishlist.path} className="min-h-11">
            {WISHLIST_COPY.own}
          </ButtonLink>
          <Button disabled={products.length === 0} onClick={addAll}>
            {WISHLIST_COPY.keepAll}
          </Button>
        </div>
      </div>
      {states.failed && <PricesUnavailable onRetry={states.retry} />}
      <ul className={GRID}>
        {shown.map((slug) => {
          const one = states.of(slug);
          return (
            <li key={slug}>
              {one.state === 'ready' ? <ProductCard product={one.product} sizes={SIZES} /> : <CardSkeleton />}
            </li>
          );
        })}
      </ul>
    </>
  );
}
