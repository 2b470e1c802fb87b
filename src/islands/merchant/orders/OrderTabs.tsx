/** Tabs of the list: all orders, and those that wait for each kind of work, with their number. */
import type { MouseEvent } from 'react';
import { NO_FILTER, type OrderFilter } from '../../../core/merchant/order-filter.ts';
import { WORK, type Work } from '../../../core/merchant/order-work.ts';
import { ORDERS_COPY as SAY } from '../../../core/merchant/orders-copy.ts';
import { type ChangeFilter, filterPath } from './use-filter.ts';

type Props = {
  readonly filter: OrderFilter;
  readonly counts: Readonly<Record<Work, number>> | undefined;
  readonly onChange: ChangeFilter;
};

export function OrderTabs({ filter, counts, onChange }: Props) {
  const tab = (work: Work | null, name: string) => {
    const count = work && counts?.[work];
    const go = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onChange({ ...NO_FILTER, work });
    };
    return (
      <li key={name}>
        <a
          href={filterPath({ ...NO_FILTER, work })}
          onClick={go}
          aria-current={filter.work === work ? 'page' : undefined}
          className="flex min-h-11 items-center gap-1.5 border-b border-transparent whitespace-nowrap text-small text-soot transition-colors hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
        >
          {name}
          {count ? <span className="font-medium text-clay tabular-nums">{count}</span> : null}
        </a>
      </li>
    );
  };
  return (
    <nav aria-label={SAY.tabs}>
      <ul className="strip -mx-(--gutter) flex scroll-px-(--gutter) gap-x-6 border-b px-(--gutter) lg:mx-0 lg:px-0">
        {tab(null, SAY.all)}
        {WORK.map((work) => tab(work, SAY.work[work]))}
      </ul>
    </nav>
  );
}
