/** The steps and the history of an order as its page shows them. */
import type { OrderState } from './order.ts';
import type { OrderView } from './reader.ts';

/** at is an ISO moment, null for a future step. */
export type OrderStep = { readonly state: OrderState; readonly at: string | null; readonly current: boolean };

const FORWARD: readonly OrderState[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'];

const BACK: readonly OrderState[] = ['placed', 'delivered', 'return-requested', 'return-approved', 'refunded'];

/** Progress of an order in at most five steps; for a cancelled order only the steps it reached. */
export function stepsOf({ state, timeline }: Pick<OrderView, 'state' | 'timeline'>): OrderStep[] {
  const first = (of: OrderState) => timeline.find((event) => event.state === of)?.at ?? null;
  const way =
    state === 'cancelled'
      ? [...FORWARD.filter((of) => first(of) !== null), 'cancelled' as const]
      : FORWARD.includes(state)
        ? FORWARD
        : BACK;
  const reached = way.indexOf(state);
  return way.map((of, index) => ({ state: of, at: index <= reached ? first(of) : null, current: of === state }));
}

/** Timeline, newest first. known: the state occurred before, so only the note is new. */
export function historyOf({ timeline }: Pick<OrderView, 'timeline'>) {
  return timeline
    .map((event, index) => ({ ...event, known: index > 0 && timeline[index - 1]?.state === event.state }))
    .filter(({ known, note }) => !known || note !== '')
    .reverse();
}
