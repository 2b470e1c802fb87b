/** Reviews of a product: the build's first, the API's once visible. */
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ReviewFigures } from '../../components/product/ReviewFigures.tsx';
import { ReviewList } from '../../components/product/ReviewList.tsx';
import { REVIEW_FORM_COPY as SAY } from '../../core/product/review-form-copy.ts';
import type { ReviewPage } from '../../core/product/review-reader.ts';
import { fetchReviews } from '../../stores/reviews.ts';
import { useMorePages } from './use-more-pages.ts';
import { type Product, WriteLink } from './WriteLink.tsx';

/** built: the first page at build time, null without reviews. */
export function Reviews({ product, built }: { readonly product: Product; readonly built: ReviewPage | null }) {
  const [page, setPage] = useState(built);
  const more = useMorePages(product.slug, page);
  const average = page?.average ?? null;

  async function load(): Promise<void> {
    try {
      setPage(await fetchReviews(product.slug));
      more.reset();
    } catch {
      // The build's reviews stay.
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the section has come into view.
  useEffect(() => {
    load();
  }, []);

  return (
    <div className="mt-8 grid gap-x-6 gap-y-12 lg:grid-cols-12">
      <div className="flex flex-col items-start gap-6 lg:col-span-4">
        {page && average !== null ? (
          <ReviewFigures page={{ ...page, average }} />
        ) : (
          <div>
            <p className="font-serif text-heading">{SAY.empty}</p>
            <p className="mt-3 max-w-[38ch] text-soot">{SAY.emptyHint}</p>
            {product.sampleRatings && <p className="mt-3 max-w-[38ch] text-small text-soot">{SAY.sample}</p>}
          </div>
        )}
        <div className="unscripted:hidden">
          <WriteLink product={product} onWritten={load} />
        </div>
      </div>
      {page && average !== null && (
        <div className="lg:col-span-7 lg:col-start-6">
          <ReviewList reviews={more.known} />
          {more.known.length < page.count && (
            <Button
              kind="outline"
              className="mt-8 unscripted:hidden"
              disabled={more.state === 'loading'}
              onClick={more.loadMore}
            >
              {more.state === 'loading' ? SAY.loading : SAY.more}
            </Button>
          )}
          <p role="status" className="mt-3 text-small text-danger">
            {more.state === 'failed' && SAY.failed}
          </p>
        </div>
      )}
    </div>
  );
}
