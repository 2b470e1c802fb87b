/** Sort order, and grid or list view. */
import { useStore } from '@nanostores/react';
import { ChevronDown, LayoutGrid, Rows3 } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { Sort } from '../../core/catalogue/catalogue.ts';
import { COPY } from '../../core/shop/copy.ts';
import { $view, chooseView, type View } from '../../stores/view.ts';

type SortProps = { readonly sort: Sort; readonly sorts: readonly Sort[]; readonly onChange: (sort: Sort) => void };

/** Shows a choice before the list follows. */
export function SortSelect({ sort, sorts, onChange }: SortProps) {
  const [shown, show] = useOptimistic(sort);
  const choose = (chosen: Sort) =>
    startTransition(() => {
      show(chosen);
      onChange(chosen);
    });
  return (
    <label className="flex items-center gap-2 text-small">
      <span className="text-soot">{COPY.catalogue.sort}</span>
      <span className="relative">
        <select
          value={shown}
          onChange={(event) => {
            const chosen = sorts.find((one) => one === event.target.value);
            if (chosen) choose(chosen);
          }}
          className="h-10 appearance-none rounded-control border border-(--edge) bg-paper pr-9 pl-3 transition-colors hover:border-ink"
        >
          {sorts.map((one) => (
            <option key={one} value={one}>
              {COPY.catalogue.sorts[one]}
            </option>
          ))}
        </select>
        <Icon
          of={ChevronDown}
          size={16}
          className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-soot"
        />
      </span>
    </label>
  );
}

const VIEWS: readonly [View, typeof LayoutGrid][] = [
  ['grid', LayoutGrid],
  ['list', Rows3],
];

export function ViewToggle() {
  const view = useStore($view, { ssr: 'initial' });
  return (
    <fieldset className="flex" aria-label={COPY.catalogue.view}>
      {VIEWS.map(([name, icon]) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          aria-label={COPY.catalogue[name]}
          onClick={() => chooseView(name)}
          className="grid size-10 place-items-center rounded-control text-soot transition-colors hover:text-ink aria-pressed:text-ink aria-[pressed=false]:opacity-70"
        >
          <Icon of={icon} size={18} />
        </button>
      ))}
    </fieldset>
  );
}
