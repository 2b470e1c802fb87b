/** When the piece arrives: six digits, and the days between which it will stand there. The table of codes comes on first use. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { DELIVERY_COPY } from '../../core/delivery/copy.ts';
import { SHIPPING } from '../../core/shop/constants.ts';
import { COPY } from '../../core/shop/copy.ts';
import { $pin, keepPin } from '../../stores/pin.ts';

type Answer = { readonly place: string; readonly dates: string } | { readonly problem: string } | null;

async function answerFor(text: string): Promise<Answer> {
  const [{ placeName, findPlace }, { dayText, deliveryRange, indiaDay }] = await Promise.all([
    import('../../core/delivery/pin.ts'),
    import('../../core/delivery/delivery.ts'),
  ]);
  const answer = findPlace(text);
  if (answer.state === 'bad') return { problem: answer.message };
  const { from, to } = deliveryRange(indiaDay(new Date()), answer.place.band);
  keepPin(answer.place.pin);
  return {
    place: `${answer.place.pin}, ${placeName(answer.place)}`,
    dates: DELIVERY_COPY.arrives(dayText(from), dayText(to)),
  };
}

export function Delivery() {
  const kept = useStore($pin, { ssr: () => '' });
  const [draft, setDraft] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer>(null);
  useEffect(() => {
    if (kept) answerFor(kept).then(setAnswer);
  }, [kept]);
  const found = answer && 'place' in answer ? answer : null;
  const problem = answer && 'problem' in answer ? answer.problem : '';
  const text = draft ?? kept;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        answerFor(text).then((next) => {
          setAnswer(next);
          if (next && 'place' in next) setDraft(null);
        });
      }}
    >
      <p className="text-soot">
        {found?.dates ?? COPY.product.deliveryLine(SHIPPING.metroDays.from, SHIPPING.remoteDays.to)}
      </p>
      <div className="mt-2 flex max-w-64 items-center border-b border-(--edge) focus-within:border-ink">
        <input
          type="text"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          aria-label={DELIVERY_COPY.label}
          aria-invalid={problem !== ''}
          aria-describedby="pin-answer"
          placeholder={DELIVERY_COPY.prompt}
          value={text}
          onChange={({ target }) => {
            setDraft(target.value.replace(/[^\d ]/g, ''));
            setAnswer(null);
          }}
          className="h-10 min-w-0 flex-1 bg-transparent text-small tabular-nums outline-none placeholder:text-soot"
        />
        <button type="submit" className="min-h-10 text-small underline decoration-1 underline-offset-4">
          {DELIVERY_COPY.check}
        </button>
      </div>
      <p
        id="pin-answer"
        role="status"
        className={`mt-1.5 min-h-5 text-caption ${problem ? 'text-danger' : 'text-soot'}`}
      >
        {problem || (found ? DELIVERY_COPY.to(found.place) : '')}
      </p>
    </form>
  );
}
