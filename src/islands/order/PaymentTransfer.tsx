/** Payment steps of UPI and bank transfer. */
import { Smartphone } from 'lucide-react';
import { ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PAY_COPY as SAY } from '../../core/order/pay-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { amountText } from '../../core/order/view.ts';
import type { PaymentStep, PaymentStepOf } from '../../core/payment/payment-step.ts';
import { toMajor } from '../../core/shop/money.ts';
import { CopyRow } from './CopyRow.tsx';

type Props<Kind extends PaymentStep['kind']> = {
  readonly order: OrderView;
  readonly step: PaymentStepOf<Kind>;
};

export function Upi({ order, step }: Props<'upi'>) {
  const amount = amountText(order, step.amount);
  return (
    <>
      <p className="mt-3 max-w-[48ch] text-soot max-md:hidden pointer-coarse:hidden">{SAY.upiLine}</p>
      <p className="mt-3 max-w-[48ch] text-soot md:pointer-fine:hidden">{SAY.upiPhone}</p>
      <ButtonLink href={step.link} className="no-print mt-6 w-full md:pointer-fine:hidden">
        <Icon of={Smartphone} size={18} />
        {SAY.open}
      </ButtonLink>
      <div className="mt-7 grid gap-x-10 gap-y-6 md:grid-cols-[200px_1fr] md:items-center">
        {step.qr && (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(step.qr)}`}
            alt={SAY.qr(amount, step.payee)}
            width={200}
            height={200}
            className="size-50 border bg-paper p-1 max-md:mx-auto"
          />
        )}
        <dl className="border-t">
          <CopyRow name={SAY.amount} value={amount} plain={String(toMajor(step.amount))} />
          <CopyRow name={SAY.upiId} value={step.upiId} />
          <CopyRow name={SAY.number} value={order.number} />
        </dl>
      </div>
    </>
  );
}

export function Bank({ order, step }: Props<'bank'>) {
  return (
    <>
      <p className="mt-3 max-w-[48ch] text-soot">{SAY.bankLine}</p>
      <dl className="mt-6 border-t">
        <CopyRow name={SAY.name} value={step.name} />
        <CopyRow name={SAY.account} value={step.account} />
        <CopyRow name={SAY.ifsc} value={step.ifsc} />
        <CopyRow name={SAY.bank} value={step.bank} />
        <CopyRow name={SAY.amount} value={amountText(order, step.amount)} plain={String(toMajor(step.amount))} />
        <CopyRow name={SAY.reference} value={step.reference} />
      </dl>
    </>
  );
}
