/** Rows of a list of rules, with buttons that remove one and add another. */
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { DELIVERY_RULES_COPY as SAY } from '../../../core/merchant/delivery-copy.ts';
import { FaultOf } from './fields.tsx';
import { useList } from './use-list.ts';

type AddProps = { readonly label: string; readonly onAdd: () => void };

export function AddButton({ label, onAdd }: AddProps) {
  return (
    <button type="button" onClick={onAdd} className="link mt-2 flex min-h-11 items-center gap-2 text-small">
      <Icon of={Plus} size={16} />
      {label}
    </button>
  );
}

export type Props = {
  readonly path: string;
  readonly add: string;
  /** A new row. */
  readonly fresh: unknown;
  /** Names the row for the button that removes it. */
  readonly nameOf: (index: number) => string;
  readonly children: (path: string, index: number) => ReactNode;
};

/** One line per row, for fees, surcharges and windows. beforeLast: a new row is put before the last. */
export function LineRows({
  path,
  add,
  fresh,
  nameOf,
  beforeLast = false,
  children,
}: Props & { readonly beforeLast?: boolean }) {
  const list = useList(path);
  return (
    <div>
      <ul className="flex flex-col gap-3">
        {list.rows.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
          <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3">
            {children(`${path}.${index}`, index)}
            <button
              type="button"
              aria-label={SAY.remove(nameOf(index))}
              onClick={() => list.remove(index)}
              className="grid size-11 place-items-center self-end text-soot hover:text-danger"
            >
              <Icon of={X} size={18} />
            </button>
          </li>
        ))}
      </ul>
      <FaultOf path={path} />
      <AddButton label={add} onAdd={() => (beforeLast ? list.addBeforeLast(fresh) : list.add(fresh))} />
    </div>
  );
}
