/** Star rating. Apart from the product page's, so that its scripts are not split for the back office. */
import { REVIEWS_COPY as SAY } from '../../../core/merchant/reviews-copy.ts';
import { RATING } from '../../../core/product/constants.ts';

const ALL = Array.from({ length: RATING.max }, (_, index) => index + 1);
const POINTS = '8,1 10.2,5.7 15.3,6.3 11.5,9.8 12.5,14.9 8,12.4 3.5,14.9 4.5,9.8 0.7,6.3 5.8,5.7';

export function Rating({ rating }: { readonly rating: number }) {
  return (
    <span role="img" aria-label={SAY.given(rating, RATING.max)} className="inline-flex gap-0.5">
      {ALL.map((star) => (
        <svg key={star} viewBox="0 0 16 16" aria-hidden="true" className="size-3.5">
          <polygon points={POINTS} className={star <= rating ? 'fill-ink' : 'fill-ink/20'} />
        </svg>
      ))}
    </span>
  );
}
