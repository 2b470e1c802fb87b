/** The form that reports the reference number of a payment. */
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { Field } from '../../components/Field.tsx';
import { ORDER_COPY } from '../../core/order/copy.ts';
import { PAY_COPY as SAY } from '../../core/order/pay-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { PAYMENT } from '../../core/payment/constants.ts';
import { readReference } from '../../core/payment/upi.ts';
import { ApiError } from '../../core/shop/api-error.ts';
import { reportReference } from '../../stores/order-changes.ts';
import { useSubmit } from './use-submit.ts';

export function ReferenceForm({ order, onReported }: { readonly order: OrderView; readonly onReported: () => void }) {
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
