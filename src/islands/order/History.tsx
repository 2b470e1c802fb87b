/** Timeline of the order, newest first. */

import { dateOf, momentText } from '../../core/order/moments.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { historyOf } from '../../core/order/steps.ts';
import { nameOf } from './Steps.tsx';

export function History({ order }: { readonly order: OrderView }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="font-serif text-heading">
        {SAY.history}
      </h2>
      <ol className="mt-5 border-t">
        {historyOf(order).map(({ at, state, note, known }) => (
          <li
            key={`${at} ${state} ${note}`}
            className="grid gap-x-6 gap-y-1 border-b py-4 text-small sm:grid-cols-[16rem_1fr] sm:items-baseline"
          >
            <time dateTime={at} className="text-soot tabular-nums">
              {dateOf(at)}, {momentText(at, Date.parse(at))}
            </time>
            <div>
              {!known && <p className="text-body">{nameOf(order, state)}</p>}
              {note && <p className={known ? 'text-body' : 'text-soot'}>{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
