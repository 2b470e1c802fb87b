/** Somebody else's list, as the address names it: to look at, and to keep. */
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { ProductCard } from '../../components/product/ProductCard.tsx';
import { CardSkeleton } from '../../components/Skeleton.tsx';
import { COPY } from '../../core/shop/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';
import { unite } from '../../core/wishlist/local-wishlist.ts';
import { $wishlist, keepWishlist } from '../../stores/wishlist.ts';
import { GRID } from './Pieces.tsx';
import { Unreached } from './Unreached.tsx';
import { useWished } from './use-wished.ts';

const SIZES = '(min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 45vw';

type Props = { readonly slugs: readonly string[]; readonly onSaid: (said: string) => void };

export function SharedList({ slugs, onSaid }: Props) {
  const wished = useWished(slugs);
  const shown = slugs.filter((slug) => wished.of(slug).state !== 'gone');
  const products = shown.flatMap((slug) => {
    const one = wished.of(slug);
    return one.state === 'ready' ? [one.product] : [];
  });

  function keepAll(): void {
    const addedAt = new Date().toISOString();
    const theirs = products.map(({ slug, name, price, inStock }) => ({ slug, addedAt, name, price, inStock }));
    keepWishlist(unite($wishlist.get(), theirs));
    onSaid(WISHLIST_COPY.kept);
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
          <Button disabled={products.length === 0} onClick={keepAll}>
            {WISHLIST_COPY.keepAll}
          </Button>
        </div>
      </div>
      {wished.failed && <Unreached onRetry={wished.retry} />}
      <ul className={GRID}>
        {shown.map((slug) => {
          const one = wished.of(slug);
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
