/** Reviews, newest first. */

import { dateOf } from '../../core/order/moments.ts';
import { REVIEW_FORM_COPY as SAY } from '../../core/product/review-form-copy.ts';
import type { ReviewView } from '../../core/product/review-reader.ts';
import { Stars } from './Stars.tsx';

export function ReviewList({ reviews }: { readonly reviews: readonly ReviewView[] }) {
  return (
    <ul className="border-t">
      {reviews.map(({ id, name, rating, title, text, verified, createdAt, reply }) => (
        <li key={id} className="border-b py-8">
          <article>
            <Stars rating={rating} />
            {title && <h3 className="mt-3 font-serif text-heading">{title}</h3>}
            <p className="mt-3 max-w-[62ch] whitespace-pre-line">{text}</p>
            <p className="mt-4 flex flex-wrap gap-x-4 text-caption text-soot">
              <span className="font-medium text-ink">{name}</span>
              {verified && <span className="text-success">{verified}</span>}
              <time dateTime={createdAt}>{dateOf(createdAt)}</time>
            </p>
            {reply && (
              <div className="mt-4 border-l pl-5">
                <p className="text-caption font-medium">{SAY.reply}</p>
                <p className="mt-1 max-w-[62ch] whitespace-pre-line">{reply}</p>
              </div>
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}
