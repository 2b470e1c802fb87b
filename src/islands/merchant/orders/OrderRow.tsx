/** One order in the list. The whole row opens it; the checkbox selects it. */
import type { OfficeSummary } from '../../../core/merchant/office-summary.ts';
import { ORDERS_COPY as SAY } from '../../../core/merchant/orders-copy.ts';
import { orderOfficePath } from '../../../core/merchant/pages.ts';
import { ORDER_COPY } from '../../../core/order/copy.ts';
import { momentText } from '../../../core/order/moments.ts';
import { amountText } from '../../../core/order/view.ts';
import { deliveryOf, paymentOf } from './order-words.ts';

type Props = {
  readonly order: OfficeSummary;
  readonly now: number;
  readonly selected: boolean;
  readonly busy: boolean;
  readonly onSelect: (selected: boolean) => void;
};

export function OrderRow({ order, now, selected, busy, onSelect }: Props) {
  const { number, placedAt, name, city, email, pieces, names, total, state, paymentState, toRefund, returning } = order;
  const urgent = paymentState === 'claimed' || toRefund;
  return (
    <li
      data-step
      aria-busy={busy || undefined}
      className={`relative grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-2 border-b py-3 text-small max-md:pr-2 transition-colors hover:bg-linen/50 has-[a:focus-visible]:bg-linen/70 md:grid-cols-[2.75rem_minmax(8.5rem,0.9fr)_minmax(0,1.1fr)_minmax(0,1.4fr)_6.5rem_minmax(9rem,0.9fr)] md:items-center md:gap-x-4 ${selected ? 'bg-linen/60' : ''}`}
    >
      <label className="relative z-10 row-span-3 grid size-11 place-items-center md:row-span-1">
        <input
          type="checkbox"
          className="size-5"
          checked={selected}
          aria-label={SAY.select(number)}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </label>
      <div>
        <a
          href={orderOfficePath(number)}
          data-focus
          className="font-medium whitespace-nowrap tabular-nums decoration-1 underline-offset-4 outline-none after:absolute after:inset-0 hover:underline focus-visible:underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
        >
          {number}
        </a>
        <time dateTime={placedAt} className="block text-caption text-soot">
          {momentText(placedAt, now)}
        </time>
      </div>
      <p className="text-right tabular-nums md:order-1">{amountText(order, total)}</p>
      <p className="min-w-0 truncate max-md:col-start-2 max-md:col-end-4">
        {name || email}
        <span className="text-soot max-md:before:content-[',_'] md:block md:text-caption">{city}</span>
      </p>
      <p className="hidden min-w-0 text-soot md:block">
        <span className="block truncate">{names.join(', ')}</span>
        <span className="text-caption tabular-nums">
          {[SAY.pieces(pieces), deliveryOf(order)].filter(Boolean).join(', ')}
        </span>
      </p>
      <p className="max-md:col-start-2 max-md:col-end-4 md:order-2">
        <span className={`font-medium ${returning ? 'text-danger' : ''}`}>
          {returning && state !== 'return-requested' ? SAY.returned.waiting : ORDER_COPY.state[state]}
        </span>
        <span
          className={`max-md:before:content-[',_'] md:block md:text-caption ${urgent ? 'text-danger' : 'text-soot'}`}
        >
          {paymentOf(order)}
        </span>
      </p>
    </li>
  );
}
