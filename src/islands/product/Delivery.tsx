/** Delivery dates by PIN code. The table of codes is loaded on first use. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { SHIPPING } from '../../core/delivery/constants.ts';
import { DELIVERY_COPY } from '../../core/delivery/copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { $pin, storePin } from '../../stores/pin.ts';

type Result = { readonly place: string; readonly dates: string } | { readonly problem: string } | null;

async function deliveryTo(text: string): Promise<Result> {
  const [{ placeName, findPlace }, { dayText, deliveryRange, indiaDay }] = await Promise.all([
    import('../../core/delivery/pin.ts'),
    import('../../core/delivery/delivery.ts'),
  ]);
  const result = findPlace(text);
  if (result.state === 'bad') return { problem: result.message };
  const { from, to } = deliveryRange(indiaDay(new Date()), result.place.band);
  storePin(result.place.pin);
  return {
    place: `${result.place.pin}, ${placeName(result.place)}`,
    dates: DELIVERY_COPY.arrives(dayText(from), dayText(to)),
  };
}

export function Delivery() {
  const storedPin = useStore($pin, { ssr: () => '' });
  const [draft, setDraft] = useState<string | null>(null);
  const [result, setResult] = useState<Result>(null);
  useEffect(() => {
    if (storedPin) deliveryTo(storedPin).then(setResult);
  }, [storedPin]);
  const found = result && 'place' in result ? result : null;
  const problem = result && 'problem' in result ? result.problem : '';
  const text = draft ?? storedPin;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        deliveryTo(text).then((next) => {
          setResult(next);
          // A code typed in the meantime stays.
          if (next && 'place' in next) setDraft((draft) => (draft === text ? null : draft));
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
            setResult(null);
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
        className={`-mb-3 mt-1.5 min-h-5 text-caption ${problem ? 'text-danger' : 'text-soot'}`}
      >
        {problem || (found ? DELIVERY_COPY.to(found.place) : '')}
      </p>
    </form>
  );
}
