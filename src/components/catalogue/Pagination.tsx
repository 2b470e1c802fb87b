/** Pagination with real links: first, last, current and neighbours. */
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { COPY } from '../../core/shop/copy.ts';
import { Icon } from '../Icon.tsx';

type Props = {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  readonly onGo: (page: number) => void;
  /** Called when a pointer or the focus reaches a page's link. */
  readonly onNear: (page: number) => void;
};

/** 1 … 4 5 6 … 12; 0 is a gap. */
function shown(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) =>
    index > 0 && number - (numbers[index - 1] ?? 0) > 1 ? [0, number] : number,
  );
}

export function Pagination({ page, pages, hrefOf, onGo, onNear }: Props) {
  if (pages < 2) return null;
  const cell =
    'grid size-11 place-items-center rounded-control text-small tabular-nums transition-colors hover:bg-ink/5';

  function go(event: MouseEvent, target: number): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo(target);
  }

  const near = (target: number) => {
    const prefetch = () => {
      if (target !== page) onNear(target);
    };
    return { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch };
  };

  const step = (target: number, label: string, icon: typeof ArrowLeft) =>
    target >= 1 && target <= pages ? (
      <a
        data-live
        href={hrefOf(target)}
        onClick={(event) => go(event, target)}
        {...near(target)}
        aria-label={label}
        className={cell}
      >
        <Icon of={icon} size={18} />
      </a>
    ) : (
      <span className={`${cell} text-ink/25 hover:bg-transparent`} aria-hidden="true">
        <Icon of={icon} size={18} />
      </span>
    );

  return (
    <nav aria-label={COPY.catalogue.pages} className="mt-16 flex items-center justify-center gap-1 border-t pt-8">
      {step(page - 1, COPY.catalogue.previous, ArrowLeft)}
      {shown(page, pages).map((number, index) =>
        number === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place.
          <span key={`gap-${index}`} className="w-6 text-center text-soot" aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={number}
            data-live
            href={hrefOf(number)}
            onClick={(event) => go(event, number)}
            {...near(number)}
            aria-label={COPY.catalogue.page(number)}
            aria-current={number === page ? 'page' : undefined}
            className={`${cell} ${number === page ? 'bg-ink text-paper hover:bg-ink' : ''}`}
          >
            {number}
          </a>
        ),
      )}
      {step(page + 1, COPY.catalogue.next, ArrowRight)}
    </nav>
  );
}
