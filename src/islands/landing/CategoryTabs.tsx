/** Scrollable row of category tabs, with arrows when it overflows on tablets and larger. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { CATEGORY_BROWSER } from '../../core/landing/constants.ts';
import { LANDING_COPY } from '../../core/landing/copy.ts';
import type { CategoryTab } from '../../core/landing/landing.ts';
import { hiddenSides, tabStep } from '../../core/shop/tabs.ts';

const words = LANDING_COPY.categories;
const KEYS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type Props = {
  readonly categories: readonly CategoryTab[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
};

export function CategoryTabs({ categories, chosen, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ before: false, after: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other categories, another width.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => setHidden(hiddenSides(element));
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(waiting);
      waiting = setTimeout(look, CATEGORY_BROWSER.resizeDebounceMs);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      clearTimeout(waiting);
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', later);
    };
  }, [categories]);

  function onKey(event: KeyboardEvent): void {
    const to = KEYS[event.key];
    if (!to || !row.current) return;
    event.preventDefault();
    const at = categories.findIndex(({ id }) => id === chosen);
    const next = categories[to(at, categories.length)];
    if (!next) return;
    onChoose(next.id);
    row.current.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  const arrow = (step: -1 | 1) => (
    <button
      type="button"
      className="hidden size-11 shrink-0 place-items-center rounded-full border bg-paper transition-colors hover:bg-ink hover:text-paper disabled:text-soot/40 disabled:hover:bg-paper disabled:hover:text-soot/40 md:grid"
      aria-label={step < 0 ? words.back : words.on}
      disabled={step < 0 ? !hidden.before : !hidden.after}
      onClick={() => {
        const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        row.current?.scrollBy({ left: step * tabStep(row.current.clientWidth), behavior: calm ? 'instant' : 'smooth' });
      }}
    >
      <Icon of={step < 0 ? ChevronLeft : ChevronRight} />
    </button>
  );
  const overflows = hidden.before || hidden.after;

  return (
    <div className="-mr-(--gutter) flex items-center gap-2 md:mr-0">
      <div
        ref={row}
        role="tablist"
        aria-label={words.title}
        onKeyDown={onKey}
        className="tab-row flex min-w-0 flex-1 gap-x-[clamp(20px,2.2vw,36px)] overflow-x-auto pr-(--gutter) font-serif text-[clamp(2.25rem,1.4rem+2.6vw,4rem)] md:portrait:text-[4.25rem] leading-none tracking-[-0.02em] whitespace-nowrap md:pr-0"
      >
        {categories.map(({ id, name }) => (
          <button
            key={id}
            id={`tab-${id}`}
            data-tab={id}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls="category-panel"
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
            className="shrink-0 py-2 text-soot/75 transition-colors hover:text-ink aria-selected:text-ink"
          >
            {name}
          </button>
        ))}
      </div>
      {overflows && arrow(-1)}
      {overflows && arrow(1)}
    </div>
  );
}
