/** Actions available for the order. */
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { dayText } from '../../core/delivery/delivery.ts';
import { CANCEL_COPY } from '../../core/order/cancel-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { RETURNS_COPY } from '../../core/order/returns-copy.ts';
import { SAMPLE_ORDER } from '../../core/samples/order-copy.ts';
import { isSampleOrder } from '../../core/samples/sample-order.ts';
import { productPath } from '../../core/shop/routes.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { Reorder } from './Reorder.tsx';

/** From samples to the piece, with what the first one is of selected. */
function BackToPiece({ order }: { readonly order: OrderView }) {
  const [first] = order.lines;
  if (!first) return null;
  return (
    <ButtonLink kind="outline" href={`${productPath(first.slug)}?variant=${encodeURIComponent(first.sku)}`}>
      {SAMPLE_ORDER.back}
    </ButtonLink>
  );
}

/** When the pieces can be returned: one day, or that they differ. */
function untilText({ returnable }: OrderView): string {
  const days = [...new Set(returnable.map(({ until }) => until))].sort();
  const [first = ''] = days;
  return (days.length > 1 ? RETURNS_COPY.untilEach : RETURNS_COPY.until)(dayText(first));
}

type Props = { readonly order: OrderView; readonly onReturn: () => void };

export function Actions({ order, onReturn }: Props) {
  const [cancelling, setCancelling] = useState(false);
  const isReturnable = order.returnable.length > 0;
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-4">
      {isReturnable && (
        <Button kind="outline" onClick={onReturn}>
          {RETURNS_COPY.button}
        </Button>
      )}
      {isSampleOrder(order) ? <BackToPiece order={order} /> : <Reorder order={order} />}
      {order.cancellable && (
        <Button kind="quiet" className="min-h-12 px-2" onClick={() => setCancelling(true)}>
          {CANCEL_COPY.button}
        </Button>
      )}
      {isReturnable && <p className="w-full text-small text-soot">{untilText(order)}</p>}
      <CancelDialog order={order} open={cancelling} onClose={() => setCancelling(false)} />
    </div>
  );
}
