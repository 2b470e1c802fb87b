/** One kind of work that waits, with its number of orders. */
import { TODAY_COPY as SAY } from '../../../core/merchant/today-copy.ts';
import type { Waiting } from '../../../core/merchant/waiting.ts';
import { WORK } from '../../../core/merchant/work.ts';
import { groupDigits } from '../../../core/shop/digits.ts';

export function Work({ kind, count }: Waiting) {
  return (
    <li className="border-t max-sm:first:nth-last-[2n+1]:col-span-2">
      <a href={WORK[kind].href} data-step className="group flex min-h-28 flex-col justify-between pt-3 pb-6">
        <span className="font-serif text-name tabular-nums">{groupDigits(count)}</span>
        <span className="text-small text-soot decoration-1 underline-offset-4 group-hover:text-ink group-hover:underline">
          {count === 1 ? SAY.workOne[kind] : SAY.work[kind]}
        </span>
      </a>
    </li>
  );
}
