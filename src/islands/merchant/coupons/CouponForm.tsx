/** Form of a coupon, new or existing. Faults are shown at their fields. */

import { type SubmitEvent, useState } from 'react';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { Field } from '../../../components/Field.tsx';
import type { Coupon } from '../../../core/merchant/coupon.ts';
import {
  type CouponDraft,
  couponBody,
  couponFaults,
  draftOf,
  EMPTY_COUPON,
} from '../../../core/merchant/coupon-form.ts';
import { COUPON_COPY } from '../../../core/merchant/coupons-copy.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { FormButtons } from '../FormButtons.tsx';
import { messageOf } from '../message-of.ts';

const { form: SAY } = COUPON_COPY;

type Props = {
  /** null: a new one. */
  readonly coupon: Coupon | null;
  readonly taken: readonly string[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

export function CouponForm({ coupon, taken, onSaved, onClose }: Props) {
  const [first] = useState(() => (coupon ? draftOf(coupon) : EMPTY_COUPON));
  const [draft, setDraft] = useState(first);
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const found = couponFaults(draft, coupon ? [] : taken);
  const faults = shown ? found : {};

  const bind = (name: Exclude<keyof CouponDraft, 'kind'>) => ({
    value: draft[name],
    autoComplete: 'off',
    error: faults[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      setDraft({ ...draft, [name]: name === 'code' ? target.value.toUpperCase() : target.value }),
  });

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setShown(true);
    if (Object.keys(found).length > 0) return setError(COUPON_COPY.fix);
    setBusy(true);
    setError('');
    try {
      await callMerchant(MERCHANT_ENDPOINTS.putCoupon, { body: couponBody(draft, coupon) });
      onSaved();
      onClose();
    } catch (cause) {
      setError(messageOf(cause, COUPON_COPY.offline, COUPON_COPY.notSaved));
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-busy={busy}
      data-unsaved={JSON.stringify(draft) !== JSON.stringify(first) || undefined}
      className="flex flex-col gap-5 py-6"
    >
      <ErrorBox>{error}</ErrorBox>
      <Field label={SAY.code} hint={SAY.codeHint} maxLength={20} readOnly={coupon !== null} {...bind('code')} />
      <fieldset>
        <legend className="text-small font-medium">{SAY.kind}</legend>
        <div className="mt-1.5 flex flex-wrap gap-x-6">
          {(['percent', 'amount'] as const).map((kind) => (
            <label key={kind} className="flex min-h-11 items-center gap-2.5 text-small">
              <input
                type="radio"
                name="kind"
                className="size-5"
                checked={draft.kind === kind}
                onChange={() => setDraft({ ...draft, kind })}
              />
              {SAY[kind]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field
          label={draft.kind === 'percent' ? SAY.worthPercent : SAY.worthAmount}
          inputMode="numeric"
          {...bind('worth')}
        />
        <Field label={SAY.uses} inputMode="numeric" {...bind('uses')} />
        <Field label={SAY.starts} type="date" {...bind('starts')} />
        <Field label={SAY.ends} type="date" {...bind('ends')} />
      </div>
      <Field label={SAY.minSubtotal} inputMode="numeric" {...bind('minSubtotal')} />
      {draft.kind === 'percent' && <Field label={SAY.maxDiscount} inputMode="numeric" {...bind('maxDiscount')} />}
      <FormButtons label={busy ? SAY.saving : SAY.save} cancel={SAY.cancel} disabled={busy} onClose={onClose} />
    </form>
  );
}
