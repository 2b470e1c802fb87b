/** Star rating, with a text alternative. */
import { Star } from 'lucide-react';
import { RATING } from '../../core/product/constants.ts';
import { REVIEW_FORM_COPY } from '../../core/product/review-form-copy.ts';

const ALL = Array.from({ length: RATING.max }, (_, index) => index + 1);

/** rating: rounded to whole stars. */
export function Stars({ rating, size = 14 }: { readonly rating: number; readonly size?: number }) {
  const given = Math.round(rating);
  return (
    <span role="img" aria-label={REVIEW_FORM_COPY.given(given, RATING.max)} className="inline-flex gap-0.5">
      {ALL.map((star) => (
        <Star
          key={star}
          size={size}
          fill={star <= given ? 'currentColor' : 'none'}
          strokeWidth={1}
          aria-hidden="true"
          className={star <= given ? 'text-ink' : 'text-ink/40'}
        />
      ))}
    </span>
  );
}
