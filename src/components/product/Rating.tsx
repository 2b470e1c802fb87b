/** Rating with review count; a message when there is none. Its star is a style. */
import { RATING } from '../../core/product/constants.ts';
import type { Product } from '../../core/product/product.ts';
import { ratingText, reviewCountText } from '../../core/product/product-texts.ts';
import { COPY } from '../../core/shop/copy.ts';

type Props = {
  readonly product: Pick<Product, 'rating' | 'reviewCount'>;
  readonly className?: string;
};

export function Rating({ product, className = '' }: Props) {
  const rating = ratingText(product.rating);
  const count = reviewCountText(product.reviewCount);
  if (rating === null) return <p className={`text-caption text-soot ${className}`}>{COPY.product.noRatings}</p>;
  return (
    <p
      role="img"
      aria-label={`${COPY.product.rated(rating, RATING.max)}, ${COPY.product.reviews(count)}`}
      className={`rating flex flex-wrap items-center gap-x-1.5 text-caption text-soot tabular-nums ${className}`}
    >
      {`${rating} (${count})`}
    </p>
  );
}
