/** Reports a payment's reference; it can be corrected until the payment is verified. */
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { Field } from '../../components/Field.tsx';
import { ORDER_COPY } from '../../core/order/copy.ts';
import { momentText } from '../../core/order/moments.ts';
import { ORDER_PAGE_COPY } from '../../core/order/page-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { PAYMENT } from '../../core/payment/constants.ts';
import { readReference } from '../../core/payment/upi.ts';
import { ApiError } from '../../core/shop/api-error.ts';
import { reportReference } from '../../stores/order.ts';
import { useSubmit } from './use-submit.ts';

const SAY = ORDER_PAGE_COPY.pay;

function ReferenceForm({ order, onReported }: { readonly order: OrderView; readonly onReported: () => void }) {
  const [text, setText] = useState(order.payment.reference ?? '');
  const [fault, setFault] = useState('');
  const { busy, failure, submit, reset } = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const hint = order.payment.method === 'upi' ? SAY.fieldHint.upi : SAY.fieldHint.neft;

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    reset();
    const wrong = readReference(text) === null ? ORDER_COPY.badReference : '';
    setFault(wrong);
    if (wrong) return field.current?.focus();
    await submit(
      async () => {
        await reportReference(order, text);
        onReported();
      },
      (error) => {
        const ofField = error instanceof ApiError && error.status === 400;
        if (ofField) setFault(error.message);
        return ofField;
      },
    );
  }

  return (
    <form noValidate onSubmit={onSubmit} aria-busy={busy} className="no-print mt-5 flex max-w-lg flex-col gap-4">
      <Field
        ref={field}
        label={SAY.field}
        hint={hint}
        error={fault || undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        inputMode={order.payment.method === 'upi' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={PAYMENT.referenceMax}
        required
      />
      {failure && <ErrorBox>{failure}</ErrorBox>}
      <Button type="submit" disabled={busy} className="self-start">
        {busy ? SAY.busy : SAY.done}
      </Button>
    </form>
  );
}

type Props = {
  readonly order: OrderView;
  /** For the deadline of the verification. */
  readonly now: number;
};

export function Reference({ order, now }: Props) {
  const reported = order.payment.state === 'claimed' ? order.payment.reference : null;
  const [open, setOpen] = useState(false);
  if (reported === null) {
    return (
      <div className="mt-10">
        <h3 className="font-serif text-heading">{SAY.paidTitle}</h3>
        <ReferenceForm order={order} onReported={() => setOpen(false)} />
      </div>
    );
  }
  return (
    <section aria-labelledby="told" className="border-l-2 border-success pl-5">
      <h2 id="told" className="label text-soot">
        {SAY.told}
      </h2>
      <p className="mt-2 font-serif text-heading tabular-nums">{reported}</p>
      <p role="status" className="mt-2 max-w-[48ch] text-small text-soot">
        {SAY.thanks}
        {order.expiresAt && ` ${ORDER_PAGE_COPY.claimedUntil(momentText(order.expiresAt, now))}`}
      </p>
      {open ? (
        <ReferenceForm order={order} onReported={() => setOpen(false)} />
      ) : (
        <button type="button" onClick={() => setOpen(true)} className="link no-print mt-1 min-h-11 text-small">
          {SAY.tellAgain}
        </button>
      )}
    </section>
  );
}
