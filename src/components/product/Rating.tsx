/** Rating with review count; a message when there is none. */
import { Star } from 'lucide-react';
import { RATING } from '../../core/product/constants.ts';
import { type Product, ratingText, reviewCountText } from '../../core/product/product.ts';
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
    <p className={`flex flex-wrap items-center gap-x-1.5 text-caption text-soot tabular-nums ${className}`}>
      <Star size={12} fill="currentColor" strokeWidth={0} aria-hidden="true" className="text-ink" />
      <span aria-hidden="true">
        {rating} <span>({count})</span>
      </span>
      <span className="sr-only">
        {COPY.product.rated(rating, RATING.max)}, {COPY.product.reviews(count)}
      </span>
    </p>
  );
}
