/** Group of filter checkboxes; rare values are collapsed, and a group may be folded as a whole. */
import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, startTransition, useOptimistic } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { SHOWN } from '../../core/catalogue/constants.ts';
import type { FacetValue } from '../../core/catalogue/facets.ts';
import { COPY } from '../../core/shop/copy.ts';
import { afterFrame } from '../../stores/after-frame.ts';
import type { FlagFilter, ListFilter, Toggle } from './filters.ts';
import { useFold } from './use-fold.ts';

type TickProps = {
  readonly filter: ListFilter | FlagFilter;
  readonly value: string;
  readonly name: string;
  readonly count: number;
  readonly checked: boolean;
  readonly onToggle: Toggle;
};

/**
 * Rendered only when it changes: a list has a hundred of them, twice. It shows a choice before the URL and the list follow.
 */
export const Tick = memo(function Tick({ filter, value, name, count, checked, onToggle }: TickProps) {
  const [shown, show] = useOptimistic(checked);
  const choose = () =>
    startTransition(async () => {
      show(!shown);
      await new Promise<void>(afterFrame);
      startTransition(() => onToggle(filter, value));
    });
  return (
    <label className="flex min-h-8 items-center gap-2.5 text-small hover:underline hover:decoration-1 hover:underline-offset-4">
      <input type="checkbox" checked={shown} onChange={choose} className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">{name}</span>
      <span className="text-caption text-soot tabular-nums">{count}</span>
    </label>
  );
});

export function FilterGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="border-b py-5 last:border-b-0">
      <legend className="float-left mb-2 w-full text-small font-medium">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

type FoldedProps = { readonly title: string; readonly open: boolean; readonly children: ReactNode };

/** A group that is closed at first; a chosen value opens it, also one read from the URL. */
function FoldedGroup({ title, open, children }: FoldedProps) {
  const fold = useFold(open);
  return (
    <details {...fold} className="group/fold border-b py-5 last:border-b-0">
      <summary className="flex min-h-8 items-center justify-between text-small font-medium">
        {title}
        <Icon of={ChevronDown} size={16} className="text-soot transition-transform group-open/fold:rotate-180" />
      </summary>
      {fold.open && (
        <fieldset className="mt-2">
          <legend className="sr-only">{title}</legend>
          {children}
        </fieldset>
      )}
    </details>
  );
}

type RestProps = { readonly count: number; readonly open: boolean; readonly children: ReactNode };

/** Rare values, drawn once asked for: lists of materials and colours are long. */
function Rest({ count, open, children }: RestProps) {
  const fold = useFold(open);
  return (
    <details {...fold} className="group">
      <summary className="link flex min-h-8 w-fit items-center text-small text-soot group-open:hidden">
        {COPY.catalogue.showMore(count)}
      </summary>
      {fold.open && children}
    </details>
  );
}

type FacetProps = {
  readonly filter: ListFilter;
  readonly title: string;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly (string | number)[];
  readonly folded?: boolean;
  readonly onToggle: Toggle;
};

export function FacetGroup({ filter, title, values, chosen, folded = false, onToggle }: FacetProps) {
  if (values.length === 0) return null;
  const picked = chosen.map(String);
  const tick = ({ value, name, count }: FacetValue) => (
    <Tick key={value} {...{ filter, value, name, count, onToggle }} checked={picked.includes(value)} />
  );
  const rest = values.slice(SHOWN.facetValues);
  const ticks = (
    <>
      {values.slice(0, SHOWN.facetValues).map(tick)}
      {rest.length > 0 && (
        <Rest count={rest.length} open={rest.some(({ value }) => picked.includes(value))}>
          {rest.map(tick)}
        </Rest>
      )}
    </>
  );
  if (!folded) return <FilterGroup title={title}>{ticks}</FilterGroup>;
  return (
    <FoldedGroup title={title} open={picked.length > 0}>
      {ticks}
    </FoldedGroup>
  );
}
