/** Changes the payment method of an unpaid order. Closed at first, as most shoppers stay with their choice. */
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Choice } from '../../components/checkout/Choice.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PAY_COPY as SAY } from '../../core/order/pay-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { paymentMethodLine, paymentMethodName } from '../../core/payment/copy.ts';
import { changePayment } from '../../stores/order-changes.ts';
import { useSubmit } from './use-submit.ts';

export function OtherMethods({ order }: { readonly order: OrderView }) {
  const { others, step } = order.payment;
  const [chosen, setChosen] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, failure, submit } = useSubmit();
  const id = useId();
  if (others.length === 0) return null;

  function send() {
    setMissing(chosen === '');
    if (chosen) submit(() => changePayment(order, chosen));
  }

  return (
    <details className="fold no-print mt-8 border-y">
      <summary className="flex min-h-12 items-center justify-between gap-4 text-small font-medium">
        {SAY.other}
        <Icon of={Plus} className="fold-mark shrink-0 transition-transform duration-(--panel)" />
      </summary>
      <fieldset className="pb-6" aria-describedby={missing ? id : undefined}>
        <legend className="sr-only">{SAY.other}</legend>
        {step?.kind === 'redirect' && <p className="mb-3 max-w-[48ch] text-small text-soot">{SAY.otherLine}</p>}
        {others.map((method) => (
          <Choice
            key={method}
            name="other"
            value={method}
            chosen={chosen === method}
            onChoose={() => {
              setChosen(method);
              setMissing(false);
            }}
          >
            <span className="block font-medium">{paymentMethodName(method, order.pickup !== null)}</span>
            <span className="block text-small text-soot">{paymentMethodLine(method, order.pickup !== null)}</span>
          </Choice>
        ))}
        {missing && (
          <p id={id} role="alert" className="mt-1.5 text-caption text-danger">
            {SAY.noOther}
          </p>
        )}
        <ErrorBox>{failure}</ErrorBox>
        <Button kind="outline" className="mt-4" aria-busy={busy} disabled={busy} onClick={send}>
          {busy ? SAY.changing : SAY.change}
        </Button>
      </fieldset>
    </details>
  );
}
