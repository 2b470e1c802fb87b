/** Payment step of the order: QR code, bank account, cash, or a provider's page. */
import { Smartphone } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ORDER_PAGE } from '../../core/order/constants.ts';
import { momentText, timeLeft } from '../../core/order/moments.ts';
import { ORDER_PAGE_COPY } from '../../core/order/page-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { amountText, isCashDue, stageOf } from '../../core/order/view.ts';
import { paymentMethodName } from '../../core/payment/copy.ts';
import type { PaymentStep } from '../../core/payment/payment-step.ts';
import { COPY } from '../../core/shop/copy.ts';
import { toMajor } from '../../core/shop/money.ts';
import { refreshOrder } from '../../stores/order.ts';
import { CopyRow } from './CopyRow.tsx';
import { OtherMethods } from './OtherMethods.tsx';
import { Reference } from './Reference.tsx';

const SAY = ORDER_PAGE_COPY.pay;

type Step<Kind extends PaymentStep['kind']> = Extract<PaymentStep, { readonly kind: Kind }>;
type Props<Kind extends PaymentStep['kind']> = { readonly order: OrderView; readonly step: Step<Kind> };

function Upi({ order, step }: Props<'upi'>) {
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

function Bank({ order, step }: Props<'bank'>) {
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

/** over: shown once the time has passed. */
type CountdownProps = {
  readonly order: OrderView;
  readonly until: string;
  readonly now: number;
  readonly over?: string;
};

/** Remaining time; not a live region, so that it does not interrupt. An order with a rest to pay does not end by itself. */
function Countdown({ order, until, now, over = SAY.over }: CountdownProps) {
  const { step } = order.payment;
  if (order.expiresAt === null && step && step.amount < order.total)
    return <p className="mt-6 border-l-2 border-brass pl-5 text-small">{SAY.rest(amountText(order, order.total))}</p>;
  const left = timeLeft(until, now);
  return (
    <p className="mt-6 border-l-2 border-brass pl-5 text-small">
      {left ? SAY.until(momentText(until, now), left) : over}
    </p>
  );
}

type FrameProps = { readonly title: string; readonly amount?: string; readonly children: ReactNode };

function Frame({ title, amount, children }: FrameProps) {
  return (
    <section aria-labelledby="pay">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t pt-6">
        <h2 id="pay" className="font-serif text-name">
          {title}
        </h2>
        {amount && <p className="text-heading tabular-nums">{amount}</p>}
      </div>
      {children}
    </section>
  );
}

function Cash({ order, amount }: { readonly order: OrderView; readonly amount: number }) {
  return (
    <Frame title={SAY.cashTitle} amount={amountText(order, amount)}>
      <p className="mt-3 max-w-[48ch] text-soot">{order.pickup ? ORDER_PAGE_COPY.pickup.cash : SAY.cashLine}</p>
      <OtherMethods order={order} />
    </Frame>
  );
}

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

function Redirect({ order, step, now }: Props<'redirect'> & { readonly now: number }) {
  const waits = order.payment.attempt === 'pending';
  useReports(waits || !timeLeft(step.until, now));
  return (
    <Frame title={SAY.redirectTitle} amount={amountText(order, step.amount)}>
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
    </Frame>
  );
}

export function Payment({ order, now }: { readonly order: OrderView; readonly now: number }) {
  const { step } = order.payment;
  const stage = stageOf(order);
  if (stage === 'claimed') return <Reference order={order} now={now} />;
  if (stage === 'pay' && !step) {
    return (
      <Frame title={SAY.title}>
        <p role="alert" className="mt-3 text-soot">
          {SAY.away}
        </p>
        <Button kind="outline" className="mt-5" onClick={refreshOrder}>
          {COPY.error.retry}
        </Button>
      </Frame>
    );
  }
  switch (step?.kind) {
    case 'upi':
      return (
        <Frame title={SAY.upiTitle} amount={amountText(order, step.amount)}>
          <Upi order={order} step={step} />
          <Countdown order={order} until={step.until} now={now} />
          <Reference order={order} now={now} />
          <OtherMethods order={order} />
        </Frame>
      );
    case 'bank':
      return (
        <Frame title={SAY.bankTitle} amount={amountText(order, step.amount)}>
          <Bank order={order} step={step} />
          <Countdown order={order} until={step.until} now={now} />
          <Reference order={order} now={now} />
          <OtherMethods order={order} />
        </Frame>
      );
    case 'cash':
      return <Cash order={order} amount={step.amount} />;
    case 'redirect':
      return <Redirect order={order} step={step} now={now} />;
    default:
      return isCashDue(order) ? <Cash order={order} amount={order.total} /> : null;
  }
}
