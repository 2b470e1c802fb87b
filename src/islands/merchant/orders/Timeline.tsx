/** Timeline of the order, newest first: when, by whom, what. */
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { OFFICE_ORDER_COPY as SAY } from '../../../core/merchant/order-page-copy.ts';
import { ORDER_COPY } from '../../../core/order/copy.ts';
import { dateOf, momentText } from '../../../core/order/moments.ts';

export function Timeline({ order }: { readonly order: OfficeOrder }) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="font-serif text-heading">
        {SAY.history}
      </h2>
      <ol className="mt-4 border-t">
        {order.timeline
          .map((event, index) => ({ ...event, index }))
          .reverse()
          .map(({ at, state, actor, note, index }) => (
            <li key={index} className="grid gap-x-6 border-b py-3 text-small sm:grid-cols-[13rem_1fr]">
              <p className="text-soot">
                <time dateTime={at} title={dateOf(at)} className="tabular-nums">
                  {momentText(at, Date.now())}
                </time>
                <span className="block text-caption">{SAY.actor[actor] ?? actor}</span>
              </p>
              <div>
                <p className="font-medium">{ORDER_COPY.state[state]}</p>
                {note && <p className="text-soot">{note}</p>}
              </div>
            </li>
          ))}
      </ol>
    </section>
  );
}
