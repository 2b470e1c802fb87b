/** Rows of a list of rules, with buttons that remove one and add another. */
import { Plus, X } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { DELIVERY_RULES_COPY as SAY } from '../../../core/merchant/delivery-copy.ts';
import { FaultOf, TreeContext, useRows } from './fields.tsx';

type AddProps = { readonly label: string; readonly onAdd: () => void };

function AddButton({ label, onAdd }: AddProps) {
  return (
    <button type="button" onClick={onAdd} className="link mt-2 flex min-h-11 items-center gap-2 text-small">
      <Icon of={Plus} size={16} />
      {label}
    </button>
  );
}

type Props = {
  readonly path: string;
  readonly add: string;
  /** A new row. */
  readonly fresh: unknown;
  /** Names the row for the button that removes it. */
  readonly nameOf: (index: number) => string;
  readonly children: (path: string, index: number) => ReactNode;
};

function useList(path: string) {
  const { put } = use(TreeContext);
  const rows = useRows(path);
  return {
    rows,
    add: (row: unknown) => put(path, [...rows, row]),
    // A row with a limit belongs before the last one, which has none.
    addBeforeLast: (row: unknown) => put(path, [...rows.slice(0, -1), row, ...rows.slice(-1)]),
    remove: (index: number) =>
      put(
        path,
        rows.filter((_, at) => at !== index),
      ),
  };
}

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

/** One section per row, folded to its name; for zones, classes, services and carriers. */
export function SectionRows({ path, add, fresh, nameOf, children }: Props) {
  const { errorOf } = use(TreeContext);
  const list = useList(path);
  return (
    <div>
      {list.rows.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
        <section key={index} aria-label={nameOf(index)} className="border-t py-6">
          <div className="flex items-baseline justify-between gap-6 pb-4">
            <h2 className="font-serif text-heading">{nameOf(index)}</h2>
            <button
              type="button"
              aria-label={SAY.remove(nameOf(index))}
              onClick={() => list.remove(index)}
              className="link min-h-11 text-small text-soot"
            >
              {SAY.removeRow}
            </button>
          </div>
          {children(`${path}.${index}`, index)}
          {errorOf(`${path}.${index}`) && <FaultOf path={`${path}.${index}`} />}
        </section>
      ))}
      <FaultOf path={path} />
      <div className="border-t pt-2">
        <AddButton label={add} onAdd={() => list.add(fresh)} />
      </div>
    </div>
  );
}
