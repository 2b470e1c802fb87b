/** Product card. Its name is a link that covers the whole card; in list view it is horizontal and shows more. */

import { CARD_PICTURE_PX, secondPicture } from '../../core/images/second-picture.ts';
import { type Badge as BadgeText, badgeOf } from '../../core/product/badge.ts';
import type { Product } from '../../core/product/product.ts';
import { shortText } from '../../core/product/product-texts.ts';
import { COPY } from '../../core/shop/copy.ts';
import { productPath } from '../../core/shop/routes.ts';
import { NoPicture } from '../NoPicture.tsx';
import { baseOf, Picture } from '../Picture.tsx';
import { Badge } from './Badge.tsx';
import { CardFacts } from './CardFacts.tsx';
import { Finishes, finishesOf } from './Finishes.tsx';
import { FitNote } from './FitNote.tsx';
import { Heart } from './Heart.tsx';
import { Price } from './Price.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { Rating } from './Rating.tsx';

type Props = {
  readonly product: Product;
  readonly sizes: string;
  readonly priority?: boolean;
  /** Instead of the product's own; null: none. */
  readonly badge?: BadgeText | null;
  /** Heading level. */
  readonly level?: 2 | 3;
  /** Shows size and lead time, and the short text in list view alone. */
  readonly facts?: boolean;
};

export function ProductCard({
  product,
  sizes,
  priority = false,
  badge = badgeOf(product),
  level = 3,
  facts = false,
}: Props) {
  const Heading = `h${level}` as const;
  const [first, second] = product.pictures;
  // Prerendered lists have none.
  const short = shortText(product);
  const priceFor = (className: string) => (
    <Price
      price={product.price}
      originalPrice={product.originalPrice}
      varies={product.priceVaries}
      of={product.pricedAs}
      className={`text-card ${className}`}
    />
  );
  return (
    <article className="group relative list:grid list:grid-cols-[112px_minmax(0,1fr)] list:gap-5 sm:list:grid-cols-[176px_minmax(0,1fr)] sm:list:gap-8">
      <div
        className="relative aspect-4/5 overflow-hidden rounded-control"
        data-second={second && secondPicture(second, baseOf(second))}
      >
        {first ? (
          <Picture
            picture={first}
            sizes={sizes}
            priority={priority}
            max={CARD_PICTURE_PX}
            className="pulse size-full"
          />
        ) : (
          <NoPicture className="size-full" />
        )}
        {badge && <Badge>{badge}</Badge>}
        <QuickAdd product={product} />
      </div>
      <Heart product={product} className="absolute top-0 right-0 sm:top-1.5 sm:right-1.5 list:-top-2 list:right-0" />
      <div className="pt-3.5 list:self-center list:pt-0">
        <Heading className="text-card max-sm:min-h-[2lh] list:min-h-0 list:pr-12 list:font-serif list:text-heading">
          <a
            href={productPath(product.slug)}
            className="card-link line-clamp-2 decoration-1 underline-offset-4 outline-none after:absolute after:inset-0 after:rounded-control group-hover:underline focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-ink"
          >
            {product.name}
          </a>
        </Heading>
        {finishesOf(product) ? (
          <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 list:mt-2 list:justify-start list:gap-6">
            {priceFor('')}
            <Finishes product={product} className="shrink-0" />
          </div>
        ) : (
          priceFor('mt-0.5 list:mt-2')
        )}
        {facts && <CardFacts product={product} />}
        {short && (
          <p
            className={`mt-1 truncate text-caption text-soot list:mt-3 list:line-clamp-3 list:max-w-[52ch] list:text-small list:whitespace-normal ${facts ? 'hidden list:block' : 'max-sm:hidden'}`}
          >
            {short}
          </p>
        )}
        {product.inStock ? (
          <Rating product={product} className="mt-1" />
        ) : (
          <p className="mt-1 text-caption text-soot">{COPY.product.unavailable}</p>
        )}
        <FitNote product={product} />
      </div>
    </article>
  );
}
