/** How the caller pays: the methods that the quote offers. */
import { useId } from 'react';
import { Choice } from '../../../components/checkout/Choice.tsx';
import { ORDER_DRAFT_COPY as SAY } from '../../../core/merchant/order-draft-copy.ts';

type Props = {
  readonly payment: string;
  /** Empty until there is a quote. */
  readonly offered: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (payment: string) => void;
};

export function PayFields({ payment, offered, error, onChange }: Props) {
  const id = useId();
  if (offered.length === 0) return <p className="text-small text-soot">{SAY.payAfter}</p>;
  return (
    <fieldset aria-describedby={id}>
      <legend className="sr-only">{SAY.payment}</legend>
      {offered.map((method) => (
        <Choice
          key={method}
          name="payment"
          value={method}
          chosen={payment === method}
          wrong={error !== undefined}
          onChoose={() => onChange(method)}
        >
          {SAY.method[method] ?? SAY.otherMethod(method)}
        </Choice>
      ))}
      <p id={id} role="alert" className="text-small text-danger not-empty:pt-2">
        {error}
      </p>
    </fieldset>
  );
}
