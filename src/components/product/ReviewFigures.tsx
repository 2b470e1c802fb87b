/** Average rating, and the distribution of stars. */

import { RATING } from '../../core/product/constants.ts';
import { spreadBars } from '../../core/product/review.ts';
import { REVIEW_FORM_COPY as SAY } from '../../core/product/review-form-copy.ts';
import type { ReviewPage } from '../../core/product/review-reader.ts';
import { Stars } from './Stars.tsx';

export function ReviewFigures({ page }: { readonly page: ReviewPage & { readonly average: number } }) {
  const { average, count, spread } = page;
  const rating = average.toFixed(RATING.decimals);
  const bars = spreadBars(spread);
  return (
    <div>
      <p className="flex items-end gap-4">
        <span className="font-serif text-title" aria-hidden="true">
          {rating}
        </span>
        <span className="sr-only">{SAY.average(rating, RATING.max)}</span>
        <span className="pb-2" aria-hidden="true">
          <Stars rating={average} size={18} />
        </span>
      </p>
      <p className="mt-2 text-small text-soot">{SAY.from(count)}</p>
      <table className="mt-6 w-full max-w-xs text-caption text-soot tabular-nums">
        <caption className="sr-only">{SAY.spread}</caption>
        <tbody>
          {spread
            .map((many, index) => (
              <tr key={SAY.stars(index + 1)}>
                <th scope="row" className="w-16 py-1 text-left font-normal whitespace-nowrap">
                  {SAY.stars(index + 1)}
                </th>
                <td className="px-3">
                  <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="h-0.5 w-full" aria-hidden="true">
                    <rect width="100" height="2" className="fill-stone" />
                    <rect width={bars[index]} height="2" className="fill-ink" />
                  </svg>
                </td>
                <td className="w-8 text-right">{many}</td>
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </div>
  );
}
