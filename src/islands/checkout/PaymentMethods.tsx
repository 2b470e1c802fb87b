/** Chooses the payment method. */
import { useStore } from '@nanostores/react';
import { Choice } from '../../components/checkout/Choice.tsx';
import { PAYMENT_STEP_COPY as SAY } from '../../core/checkout/payment-copy.ts';
import { paymentMethodLine, paymentMethodName } from '../../core/payment/copy.ts';
import { $draft, changeDraft } from '../../stores/checkout-draft.ts';
import type { Faults } from './use-faults.ts';

export function PaymentMethods({ ways, faults }: { readonly ways: readonly string[]; readonly faults: Faults }) {
  const { payment, delivery } = useStore($draft);
  const isCollected = delivery.store !== null;
  const problem = faults.of('payment');
  return (
    <fieldset aria-describedby={problem && 'payment-said'}>
      <legend className="sr-only">{SAY.ways}</legend>
      {ways.map((id) => {
        const rows = (isCollected ? SAY.moreAtStore[id] : undefined) ?? SAY.more[id];
        return (
          <Choice
            key={id}
            name="payment"
            value={id}
            chosen={payment === id}
            wrong={problem !== undefined}
            onChoose={() => {
              faults.clear('payment');
              changeDraft({ payment: id });
            }}
          >
            <span className="block font-medium">{paymentMethodName(id, isCollected)}</span>
            <span className="block text-small text-soot">{paymentMethodLine(id, isCollected)}</span>
            {payment === id && rows && (
              <span className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 text-small">
                {rows.map((row, index) => (
                  <span key={row} className="contents">
                    <span className="text-soot tabular-nums">{index + 1}</span>
                    <span>{row}</span>
                  </span>
                ))}
              </span>
            )}
          </Choice>
        );
      })}
      {problem && (
        <p id="payment-said" className="mt-1.5 text-caption text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
