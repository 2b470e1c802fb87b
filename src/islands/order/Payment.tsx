/** Payment step of the order: QR code, bank account, cash, or a provider's page. */
import { Button } from '../../components/Button.tsx';
import { PAY_COPY as SAY } from '../../core/order/pay-copy.ts';
import { PICKUP_COPY } from '../../core/order/pickup-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { amountText, isCashDue, stageOf } from '../../core/order/view.ts';
import { COPY } from '../../core/shop/copy.ts';
import { refreshOrder } from '../../stores/order.ts';
import { Countdown } from './Countdown.tsx';
import { OtherMethods } from './OtherMethods.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';
import { PaymentRedirect } from './PaymentRedirect.tsx';
import { Bank, Upi } from './PaymentTransfer.tsx';
import { Reference } from './Reference.tsx';

function Cash({ order, amount }: { readonly order: OrderView; readonly amount: number }) {
  return (
    <PaymentFrame title={SAY.cashTitle} amount={amountText(order, amount)}>
      <p className="mt-3 max-w-[48ch] text-soot">{order.pickup ? PICKUP_COPY.cash : SAY.cashLine}</p>
      <OtherMethods order={order} />
    </PaymentFrame>
  );
}

export function Payment({ order, now }: { readonly order: OrderView; readonly now: number }) {
  const { step } = order.payment;
  const stage = stageOf(order);
  if (stage === 'claimed') return <Reference order={order} now={now} />;
  if (stage === 'pay' && !step) {
    return (
      <PaymentFrame title={SAY.title}>
        <p role="alert" className="mt-3 text-soot">
          {SAY.away}
        </p>
        <Button kind="outline" className="mt-5" onClick={refreshOrder}>
          {COPY.error.retry}
        </Button>
      </PaymentFrame>
    );
  }
  switch (step?.kind) {
    case 'upi':
      return (
        <PaymentFrame title={SAY.upiTitle} amount={amountText(order, step.amount)}>
          <Upi order={order} step={step} />
          <Countdown order={order} until={step.until} now={now} />
          <Reference order={order} now={now} />
          <OtherMethods order={order} />
        </PaymentFrame>
      );
    case 'bank':
      return (
        <PaymentFrame title={SAY.bankTitle} amount={amountText(order, step.amount)}>
          <Bank order={order} step={step} />
          <Countdown order={order} until={step.until} now={now} />
          <Reference order={order} now={now} />
          <OtherMethods order={order} />
        </PaymentFrame>
      );
    case 'cash':
      return <Cash order={order} amount={step.amount} />;
    case 'redirect':
      return <PaymentRedirect order={order} step={step} now={now} />;
    default:
      return isCashDue(order) ? <Cash order={order} amount={order.total} /> : null;
  }
}
