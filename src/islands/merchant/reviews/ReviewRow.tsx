/** A review with its moves: show, hide, reply. A move is shown at once and can be undone for some seconds. */
import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { REVIEW_LIST } from '../../../core/merchant/constants.ts';
import { dateText } from '../../../core/merchant/day-text.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { OfficeReview, ReviewState } from '../../../core/merchant/review.ts';
import { REVIEWS_COPY as SAY } from '../../../core/merchant/reviews-copy.ts';
import { productPath } from '../../../core/shop/routes.ts';
import { announce } from '../../../stores/announcements.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { messageOf } from '../message-of.ts';
import { Rating } from './Rating.tsx';
import { ReplyForm } from './ReplyForm.tsx';

type Props = {
  readonly review: OfficeReview;
  readonly onChanged: (change: Partial<OfficeReview>) => void;
};

export function ReviewRow({ review, onChanged }: Props) {
  const { id, slug, product, name, rating, title, text, createdAt, state, reply } = review;
  const [former, setFormer] = useState<ReviewState | null>(null);
  const [error, setError] = useState('');
  const [replying, setReplying] = useState(false);

  useEffect(() => {
    if (former === null) return;
    const timer = setTimeout(() => setFormer(null), REVIEW_LIST.undoMs);
    return () => clearTimeout(timer);
  }, [former]);

  async function move(to: ReviewState, undoing = false): Promise<void> {
    setError('');
    if (!navigator.onLine) return setError(SAY.offline);
    onChanged({ state: to });
    setFormer(undoing ? null : state);
    try {
      await callMerchant(MERCHANT_ENDPOINTS.moderate, { params: { id }, body: { state: to } });
      announce(SAY.moved[to]);
    } catch (cause) {
      onChanged({ state });
      setFormer(null);
      setError(messageOf(cause, SAY.offline, SAY.notSaved));
    }
  }

  return (
    <li data-step data-review={id} className="border-t py-6">
      <article className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-4 text-small">
            <Rating rating={rating} />
            <a href={productPath(slug)} className="decoration-1 underline-offset-4 hover:underline">
              {product}
            </a>
          </p>
          {title && <h2 className="mt-2 font-serif text-heading">{title}</h2>}
          <p className="mt-2 max-w-[62ch] whitespace-pre-line">{text}</p>
          <p className="mt-2 text-caption text-soot">
            {[name, dateText(createdAt), state !== 'held' && SAY.states[state]].filter(Boolean).join(' · ')}
          </p>
          {reply && !replying && (
            <div className="mt-4 border-l pl-5">
              <p className="text-caption font-medium">{SAY.fromShop}</p>
              <p className="mt-1 max-w-[62ch] text-small whitespace-pre-line">{reply}</p>
            </div>
          )}
          {replying && (
            <ReplyForm
              review={review}
              onSaved={(next) => onChanged({ reply: next })}
              onClose={() => setReplying(false)}
            />
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 lg:content-start lg:justify-end">
          {former === null ? (
            <>
              {state !== 'shown' && (
                <Button
                  kind="outline"
                  className="min-h-11 px-5!"
                  data-key="s"
                  aria-label={SAY.showOf(name)}
                  onClick={() => move('shown')}
                >
                  {SAY.show}
                </Button>
              )}
              {state !== 'hidden' && (
                <Button
                  kind={state === 'held' ? 'outline' : 'quiet'}
                  className={state === 'held' ? 'min-h-11 px-5!' : 'min-h-11'}
                  data-key="h"
                  aria-label={SAY.hideOf(name)}
                  onClick={() => move('hidden')}
                >
                  {SAY.hide}
                </Button>
              )}
            </>
          ) : (
            <p className="text-small text-soot lg:text-right">
              {SAY.moved[state]}{' '}
              <button type="button" className="link min-h-11 text-ink" onClick={() => move(former, true)}>
                {SAY.undo}
              </button>
            </p>
          )}
          {!replying && (
            <Button
              kind="quiet"
              className="min-h-11"
              data-key="r"
              aria-label={reply ? undefined : SAY.replyOf(name)}
              onClick={() => setReplying(true)}
            >
              {reply ? SAY.edit : SAY.reply}
            </Button>
          )}
          {error && (
            <p role="alert" className="basis-full text-caption text-danger lg:text-right">
              {error}
            </p>
          )}
        </div>
      </article>
    </li>
  );
}
