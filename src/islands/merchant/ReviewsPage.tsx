/** Reviews by state, those that wait first. */
import { LoadError } from '../../components/LoadError.tsx';
import { MERCHANT_ENDPOINTS } from '../../core/merchant/endpoints.ts';
import { MERCHANT_PAGES } from '../../core/merchant/pages.ts';
import { REVIEW_STATES } from '../../core/merchant/review.ts';
import { REVIEWS_COPY as SAY } from '../../core/merchant/reviews-copy.ts';
import { Gate } from './Gate.tsx';
import { ReviewRow } from './reviews/ReviewRow.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { StateList } from './StateList.tsx';
import { useCall } from './use-call.ts';
import { pressIn } from './use-keys.ts';
import { useStateView } from './use-state-view.ts';
import { useUnsavedWarning } from './use-unsaved.ts';
import { Waiting } from './Waiting.tsx';

const ROW = '[data-review]';
const KEYS = { s: pressIn(ROW, 's'), h: pressIn(ROW, 'h'), r: pressIn(ROW, 'r') };

function Reviews() {
  const views = useStateView(MERCHANT_PAGES.reviews.path, REVIEW_STATES);
  const { response, reload, setData } = useCall(MERCHANT_ENDPOINTS.heldReviews, views.query);
  useUnsavedWarning();

  if (response.state === 'failed') return <LoadError title={SAY.failed} onRetry={reload} />;
  if (response.state === 'loading') return <Waiting />;
  const { reviews, counts, pageSize } = response.data;
  const rows = reviews.map((review) => (
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
  ));
  return (
    <StateList views={views} states={REVIEW_STATES} counts={counts} pageSize={pageSize} copy={SAY} rows={rows}>
      <Shortcuts more={SAY.keys} keys={KEYS} />
    </StateList>
  );
}

export function ReviewsPage() {
  return <Gate page={MERCHANT_PAGES.reviews}>{() => <Reviews />}</Gate>;
}
