/** Counts down the time that is left for a payment. */
import { momentText, timeLeft } from '../../core/order/moments.ts';
import { PAY_COPY as SAY } from '../../core/order/pay-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { amountText } from '../../core/order/view.ts';

/** over: shown once the time has passed. */
type CountdownProps = {
  readonly order: OrderView;
  readonly until: string;
  readonly now: number;
  readonly over?: string;
};

/** Remaining time; not a live region, so that it does not interrupt. An order with a rest to pay does not end by itself. */
export function Countdown({ order, until, now, over = SAY.over }: CountdownProps) {
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
