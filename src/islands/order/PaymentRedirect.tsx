/** The payment step on a gateway's page. */
import { useEffect } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { ORDER_PAGE } from '../../core/order/constants.ts';
import { timeLeft } from '../../core/order/moments.ts';
import { PAY_COPY as SAY } from '../../core/order/pay-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { amountText } from '../../core/order/view.ts';
import { paymentMethodName } from '../../core/payment/copy.ts';
import type { PaymentStep, PaymentStepOf } from '../../core/payment/payment-step.ts';
import { refreshOrder } from '../../stores/order.ts';
import { Countdown } from './Countdown.tsx';
import { OtherMethods } from './OtherMethods.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';

type Props<Kind extends PaymentStep['kind']> = {
  readonly order: OrderView;
  readonly step: PaymentStepOf<Kind>;
};

/** What became of the last attempt on the provider's page. */
function Attempt({ order }: { readonly order: OrderView }) {
  const { attempt } = order.payment;
  if (!attempt) return null;
  const { title, line } = SAY.attempt[attempt];
  return (
    <div role="status" className={`mt-5 border-l-2 pl-5 ${attempt === 'failed' ? 'border-danger' : 'border-brass'}`}>
      <p className="font-medium">{title}</p>
      <p className="mt-1 max-w-[48ch] text-small text-soot">{line}</p>
    </div>
  );
}

/** Reloads the order from time to time while the page is visible: the provider may report a payment. */
function useReports(waits: boolean): void {
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && refreshOrder(), ORDER_PAGE.reportMs);
    return () => clearInterval(timer);
  }, [waits]);
}

export function PaymentRedirect({ order, step, now }: Props<'redirect'> & { readonly now: number }) {
  const waits = order.payment.attempt === 'pending';
  useReports(waits || !timeLeft(step.until, now));
  return (
    <PaymentFrame title={SAY.redirectTitle} amount={amountText(order, step.amount)}>
      <Attempt order={order} />
      {waits ? (
        <Button kind="outline" className="mt-6" onClick={refreshOrder}>
          {SAY.check}
        </Button>
      ) : (
        <>
          <p className="mt-5 font-medium">{paymentMethodName(order.payment.method)}</p>
          <p className="mt-1 max-w-[48ch] text-soot">{SAY.redirectLine}</p>
          <ButtonLink href={step.url} className="mt-6">
            {SAY.redirect}
          </ButtonLink>
          <Countdown order={order} until={step.until} now={now} over={SAY.redirectOver} />
          <OtherMethods order={order} />
        </>
      )}
    </PaymentFrame>
  );
}
