/** Progress of the order as a line of steps. */
import { ORDER_COPY } from '../../core/order/copy.ts';
import { dayOf } from '../../core/order/moments.ts';
import type { OrderState } from '../../core/order/order.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import { PICKUP_COPY } from '../../core/order/pickup-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { stepsOf } from '../../core/order/steps.ts';

/** What is collected is ready instead of shipped. */
export const nameOf = ({ pickup }: OrderView, state: OrderState) =>
  pickup && (state === 'shipped' || state === 'delivered') ? PICKUP_COPY.steps[state] : ORDER_COPY.state[state];

export function Steps({ order }: { readonly order: OrderView }) {
  const steps = stepsOf(order);
  return (
    <ol aria-label={SAY.steps} className="mt-10 flex flex-col md:mt-14 md:flex-row md:gap-x-3">
      {steps.map(({ state, at, current }) => (
        <li
          key={state}
          aria-current={current ? 'step' : undefined}
          className={`flex flex-1 items-baseline justify-between gap-4 border-l-2 py-1.5 pl-4 md:block md:border-t-2 md:border-l-0 md:py-0 md:pt-4 md:pl-0 ${at || current ? 'border-ink' : 'border-stone'}`}
        >
          <p className={current ? 'font-medium' : at ? '' : 'text-soot'}>{nameOf(order, state)}</p>
          <p className="text-caption text-soot tabular-nums md:mt-1">{at && dayOf(at)}</p>
        </li>
      ))}
    </ol>
  );
}
