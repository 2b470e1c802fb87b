/** Reviews by state, those that wait first. */
import { useMemo, useState } from 'react';
import { Pagination } from '../../components/catalogue/Pagination.tsx';
import { Empty } from '../../components/Empty.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { MERCHANT_ENDPOINTS } from '../../core/merchant/endpoints.ts';
import { MERCHANT_PAGES } from '../../core/merchant/pages.ts';
import { REVIEW_STATES, type ReviewState } from '../../core/merchant/review.ts';
import { REVIEWS_COPY as SAY } from '../../core/merchant/reviews-copy.ts';
import { Gate } from './Gate.tsx';
import { ReviewRow } from './reviews/ReviewRow.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Tabs } from './Tabs.tsx';
import { useCall } from './use-call.ts';
import { pressIn } from './use-keys.ts';
import { useUnsavedWarning } from './use-unsaved.ts';

type View = { readonly state: ReviewState; readonly page: number };

const pathOf = ({ state, page }: View) => {
  const query = new URLSearchParams({
    ...(state !== 'held' && { state }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${MERCHANT_PAGES.reviews.path}${query && `?${query}`}`;
};

function firstView(): View {
  const given = new URLSearchParams(window.location.search);
  return {
    state: REVIEW_STATES.find((one) => one === given.get('state')) ?? 'held',
    page: Math.max(1, Math.floor(Number(given.get('page'))) || 1),
  };
}

const ROW = '[data-review]';
const KEYS = { s: pressIn(ROW, 's'), h: pressIn(ROW, 'h'), r: pressIn(ROW, 'r') };

function Reviews() {
  const [view, setView] = useState(firstView);
  const { response, reload, setData } = useCall(
    MERCHANT_ENDPOINTS.heldReviews,
    useMemo(() => ({ query: { state: view.state, page: String(view.page) } }), [view]),
  );
  useUnsavedWarning();

  function go(next: View): void {
    setView(next);
    window.history.replaceState(null, '', pathOf(next));
    window.scrollTo({ top: 0 });
  }

  if (response.state === 'failed') return <LoadError title={SAY.failed} onRetry={reload} />;
  if (response.state === 'loading')
    return (
      <div aria-busy="true">
        {['a', 'b', 'c'].map((one) => (
          <Skeleton key={one} className="mb-4 h-36 w-full" />
        ))}
      </div>
    );
  const { reviews, counts, pageSize } = response.data;
  return (
    <div className="max-w-280">
      <Tabs
        label={SAY.stateName}
        tabs={REVIEW_STATES.map((state) => [state, SAY.tab(SAY.states[state], counts[state])] as const)}
        chosen={view.state}
        onChoose={(state) => go({ state, page: 1 })}
      />
      {reviews.length === 0 ? (
        <Empty title={SAY.none[view.state]} hint={SAY.noneHint} className="pt-8! md:pt-8!" />
      ) : (
        <ul className="border-b">
          {reviews.map((review) => (
            <ReviewRow
              key={review.id}
              review={review}
              onChanged={(change) =>
                setData((list) => ({
                  ...list,
                  reviews: list.reviews.map((one) => (one.id === review.id ? { ...one, ...change } : one)),
                }))
              }
            />
          ))}
        </ul>
      )}
      <Pagination
        page={view.page}
        pages={Math.ceil(counts[view.state] / pageSize)}
        hrefOf={(page) => pathOf({ ...view, page })}
        onGo={(page) => go({ ...view, page })}
        onNear={() => {}}
      />
      <Shortcuts more={SAY.keys} keys={KEYS} />
    </div>
  );
}

export function ReviewsPage() {
  return <Gate page={MERCHANT_PAGES.reviews}>{() => <Reviews />}</Gate>;
}
