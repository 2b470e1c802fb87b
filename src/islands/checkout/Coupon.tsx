/** Coupon field: shows the discount, or why the code does not apply. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { readCode } from '../../core/checkout/coupon.ts';
import { COUPON_FIELD_COPY as SAY } from '../../core/checkout/coupon-copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { $draft, changeDraft } from '../../stores/checkout-draft.ts';
import { $quote } from '../../stores/checkout-quote.ts';

export function Coupon() {
  const { coupon } = useStore($draft);
  const quote = useStore($quote);
  const [text, setText] = useState(coupon);
  const [blank, setBlank] = useState(false);
  const result = quote.data?.coupon ?? null;
  const requested = readCode(coupon);
  const known = result?.code === requested && requested !== '' ? result : null;
  const touched = readCode(text) !== requested;
  const applied = known?.state === 'applied' && !touched;
  const problem = blank ? SAY.blank : known && !applied && !touched ? SAY.state[known.state]?.(known.code) : undefined;

  function apply(): void {
    setBlank(readCode(text) === '');
    changeDraft({ coupon: text.trim() });
  }

  return (
    <div className="mt-3">
      <div className="flex items-start gap-3">
        <Field
          label={SAY.title}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={text}
          readOnly={applied}
          error={problem}
          className="min-w-0 flex-1"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would submit the surrounding form.
            event.preventDefault();
            apply();
          }}
          onChange={({ target }) => {
            setBlank(false);
            setText(target.value);
          }}
        />
        {/* Beside the field, below its label. */}
        <div className="pt-[calc(1lh+0.375rem)]">
          {applied ? (
            <Button
              kind="outline"
              onClick={() => {
                setText('');
                changeDraft({ coupon: '' });
              }}
            >
              {SAY.remove}
            </Button>
          ) : (
            <Button kind="outline" disabled={quote.state === 'asking'} onClick={apply}>
              {SAY.apply}
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="mt-1.5 text-caption text-success">
        {applied && quote.data ? SAY.applied(known.code, exactMoney(quote.data.discount)) : ''}
        {problem && <span className="sr-only">{problem}</span>}
      </p>
    </div>
  );
}
