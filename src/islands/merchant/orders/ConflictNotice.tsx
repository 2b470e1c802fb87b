/** What another person or the shopper changed meanwhile, and the choice: go on, or leave it. */
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { OFFICE_ORDER_COPY } from '../../../core/merchant/order-page-copy.ts';
import { ORDERS_COPY } from '../../../core/merchant/orders-copy.ts';
import { ORDER_COPY } from '../../../core/order/copy.ts';
import { momentText } from '../../../core/order/moments.ts';
import type { Conflict } from './use-order.ts';

const SAY = ORDERS_COPY.conflict;
const word = (state: keyof typeof ORDER_COPY.state) => ORDER_COPY.state[state].toLowerCase();

type Props = {
  readonly conflict: Pick<Conflict, 'before' | 'now' | 'possible'>;
  /** Words of the button that goes on. */
  readonly again: string;
  readonly busy: boolean;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
};

export function ConflictNotice({ conflict, again, busy, onAgain, onLeave }: Props) {
  const { before, now, possible } = conflict;
  const added = now.timeline.slice(before.timeline.length);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div
      ref={first}
      tabIndex={-1}
      role="alert"
      className="border-l-2 border-danger bg-linen px-5 py-4 text-small outline-none"
    >
      <p className="font-serif text-heading">{SAY.title}</p>
      <p className="mt-2">{before.state === now.state ? SAY.same : SAY.state(word(before.state), word(now.state))}</p>
      {added.length > 0 && (
        <ul className="mt-2">
          {added.map(({ at, state, actor, note }) => (
            <li key={`${at}${note}`} className="border-t py-2">
              <span className="text-soot">
                {momentText(at, Date.now())}, {OFFICE_ORDER_COPY.actor[actor] ?? actor}:{' '}
              </span>
              {ORDER_COPY.state[state]}
              {note && `. ${note}`}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2">{possible ? SAY.choose : SAY.gone}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {possible && (
          <Button kind="outline" className="min-h-11!" disabled={busy} onClick={onAgain}>
            {again}
          </Button>
        )}
        <Button kind="quiet" className="min-h-11" onClick={onLeave}>
          {SAY.leave}
        </Button>
      </div>
    </div>
  );
}
