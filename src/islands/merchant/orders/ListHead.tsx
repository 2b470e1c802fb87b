/** Line above the list: selection of all rows, number of orders, and the way to the list of keys. */
import { Checkbox } from '../../../components/Checkbox.tsx';
import { ORDERS_COPY as SAY } from '../../../core/merchant/orders-copy.ts';

type Props = {
  readonly total: number;
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
  /** Missing without filters. */
  readonly onClear?: () => void;
  readonly onKeys: () => void;
};

export function ListHead({ total, all, onAll, onClear, onKeys }: Props) {
  return (
    <div className="flex items-center justify-between gap-4 border-b pl-3">
      <Checkbox label={SAY.selectAll} checked={all} onChange={onAll} />
      <div className="flex items-center gap-x-6 text-small text-soot">
        {onClear && (
          <button type="button" className="link min-h-11" onClick={onClear}>
            {SAY.clear}
          </button>
        )}
        <p className="whitespace-nowrap tabular-nums">{SAY.found(total)}</p>
        <button type="button" className="link hidden min-h-11 lg:inline" onClick={onKeys}>
          {SAY.keys} <kbd className="font-sans">?</kbd>
        </button>
      </div>
    </div>
  );
}
