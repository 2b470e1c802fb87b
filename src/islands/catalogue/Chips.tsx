/** Active filters as removable chips. */
import { X } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { COPY } from '../../core/shop/copy.ts';
import type { Change, Chip } from './filters.ts';

type Props = {
  readonly chips: readonly Chip[];
  readonly onChange: (change: Change) => void;
  readonly onClear: () => void;
};

export function Chips({ chips, onChange, onClear }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, name, change }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => onChange(change)}
            aria-label={COPY.catalogue.without(name)}
            className="flex h-8 items-center gap-1.5 rounded-full border border-(--edge) pr-2 pl-3.5 text-caption transition-colors hover:border-ink hover:bg-ink hover:text-paper"
          >
            {name}
            <Icon of={X} size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" onClick={onClear} className="link ml-2 min-h-8 text-caption">
          {COPY.catalogue.clear}
        </button>
      </li>
    </ul>
  );
}
