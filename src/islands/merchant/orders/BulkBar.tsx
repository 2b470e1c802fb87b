/** What can be done with the selected orders, pinned to the bottom, and what became of it. */
import { Button } from '../../../components/Button.tsx';
import { LABEL_FILE, SLIP_FILE } from '../../../core/merchant/file-paths.ts';
import type { OfficeSummary } from '../../../core/merchant/office-summary.ts';
import { movesOf } from '../../../core/merchant/order-moves.ts';
import { ORDERS_COPY } from '../../../core/merchant/orders-copy.ts';
import type { Role } from '../../../core/merchant/role.ts';
import { BulkResult } from './BulkResult.tsx';
import type { useBulk } from './use-bulk.ts';

const SAY = ORDERS_COPY.bulk;

type Props = {
  readonly orders: readonly OfficeSummary[];
  readonly role: Role;
  readonly bulk: ReturnType<typeof useBulk>;
  readonly onClear: () => void;
};

export function BulkBar({ orders, role, bulk, onClear }: Props) {
  const { progress, report, moveAll, print, close } = bulk;
  const able = (move: 'confirm' | 'pack') => orders.filter((order) => movesOf(order, role).includes(move));
  const [confirms, packs] = [able('confirm'), able('pack')];
  const numbers = orders.map(({ number }) => number);
  const busy = progress !== null;
  const small = 'min-h-11! px-4!';
  const isOpen = orders.length > 0 || report !== null || busy;
  return (
    <div
      className={`sticky bottom-0 z-20 -mx-(--gutter) bg-paper px-(--gutter) text-small lg:mx-0 lg:px-0 ${isOpen ? 'border-t border-ink' : ''}`}
    >
      <div role="status">
        {progress && <p className="py-3">{SAY.busy(progress.done, progress.all)}</p>}
        {report && <BulkResult report={report} onClose={close} />}
      </div>
      {orders.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
          <p className="mr-2 font-medium tabular-nums">{ORDERS_COPY.selected(orders.length)}</p>
          {confirms.length > 0 && (
            <Button className={small} disabled={busy} onClick={() => moveAll(confirms, 'confirm', false)}>
              {SAY.confirm(confirms.length)}
            </Button>
          )}
          {packs.length > 0 && (
            <Button className={small} disabled={busy} onClick={() => moveAll(packs, 'pack', true)}>
              {SAY.pack(packs.length)}
            </Button>
          )}
          <Button kind="outline" className={small} disabled={busy} onClick={() => print(SLIP_FILE, numbers)}>
            {SAY.print}
          </Button>
          <Button kind="outline" className={small} disabled={busy} onClick={() => print(LABEL_FILE, numbers)}>
            {SAY.labels}
          </Button>
          <Button kind="quiet" className="min-h-11 sm:ml-auto" disabled={busy} onClick={onClear}>
            {ORDERS_COPY.deselect}
          </Button>
        </div>
      )}
    </div>
  );
}
