/** Empty list: no orders at all, none that wait for this work, or none that match. */
import { Button } from '../../../components/Button.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { isPlainFilter, NO_FILTER, type OrderFilter } from '../../../core/merchant/order-filter.ts';
import { ORDERS_COPY as SAY } from '../../../core/merchant/orders-copy.ts';
import type { ChangeFilter } from './use-filter.ts';

type Props = { readonly filter: OrderFilter; readonly onChange: ChangeFilter };

export function NoOrders({ filter, onChange }: Props) {
  if (!isPlainFilter(filter))
    return (
      <Empty title={SAY.noneFound} hint={SAY.noneFoundHint}>
        <Button kind="outline" onClick={() => onChange({ ...NO_FILTER, work: filter.work })}>
          {SAY.clear}
        </Button>
      </Empty>
    );
  if (filter.work || filter.page > 1)
    return (
      <Empty title={SAY.noneHere} hint={SAY.noneHereHint}>
        <Button kind="outline" onClick={() => onChange(NO_FILTER)}>
          {SAY.all}
        </Button>
      </Empty>
    );
  return <Empty title={SAY.none} hint={SAY.noneHint} />;
}
