/** Reviews of a product: the build's first, the API's once visible. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { ReviewFigures } from '../../components/product/ReviewFigures.tsx';
import { ReviewForm } from '../../components/product/ReviewForm.tsx';
import { ReviewList } from '../../components/product/ReviewList.tsx';
import { REVIEW_FORM_COPY as SAY } from '../../core/product/review-form-copy.ts';
import type { ReviewPage, ReviewView } from '../../core/product/review-reader.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { openPanel } from '../../stores/panel.ts';
import { fetchReviews, sendReview } from '../../stores/reviews.ts';
import { $token } from '../../stores/token.ts';

type Product = { readonly slug: string; readonly name: string; readonly sampleRatings: boolean };

/** Link for buyers to write a review, through the session or their order. */
function WriteLink({ product, onWritten }: { readonly product: Product; readonly onWritten: () => void }) {
  const token = useStore($token, { ssr: () => null });
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  async function send(draft: Parameters<typeof sendReview>[1]): Promise<string> {
    const words = await sendReview(product.slug, draft);
    onWritten();
    return words;
  }
  if (!token) {
    return (
      <>
        <p className="max-w-[38ch] text-small text-soot">{SAY.who}</p>
        <p className="flex gap-x-6 text-small">
          <button type="button" onClick={() => openPanel('auth')} className="link min-h-11">
            {SAY.signIn}
          </button>
          <a href={ROUTES.order.path} className="link inline-flex min-h-11 items-center">
            {SAY.find}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <Button kind="outline" onClick={() => setOpen(true)}>
        {SAY.write}
      </Button>
      <Dialog open={open} onClose={close} title={SAY.write} closeLabel={SAY.close}>
        <ReviewForm name={product.name} send={send} onClose={close} />
      </Dialog>
    </>
  );
}

/** Loads further pages one by one. */
function useMorePages(slug: string, first: ReviewPage | null) {
  const [more, setMore] = useState<readonly ReviewView[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const known = [...(first?.reviews ?? []), ...more];
  async function loadMore(): Promise<void> {
    setState('loading');
    try {
      const size = first?.reviews.length || 1;
      const page = await fetchReviews(slug, Math.floor(known.length / size) + 1);
      const ids = new Set(known.map(({ id }) => id));
      setMore([...more, ...page.reviews.filter(({ id }) => !ids.has(id))]);
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return { known, state, loadMore, reset: () => setMore([]) };
}

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
