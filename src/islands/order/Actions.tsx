/** Actions available for the order. */
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { dayText } from '../../core/delivery/delivery.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { SAMPLE_ORDER } from '../../core/samples/order-copy.ts';
import { isSampleOrder } from '../../core/samples/sample-order.ts';
import { productPath } from '../../core/shop/routes.ts';
import { openPanel } from '../../stores/panel.ts';
import { orderAgain } from '../../stores/reorder.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { useSubmit } from './use-submit.ts';

function Reorder({ order }: { readonly order: OrderView }) {
  const { busy, failure, submit } = useSubmit();
  const [outcome, setOutcome] = useState<{ readonly pieces: number; readonly missing: readonly string[] } | null>(null);

  const again = () =>
    submit(async () => {
      setOutcome(null);
      setOutcome(await orderAgain(order));
    });

  return (
    <>
      <Button kind="outline" onClick={again} disabled={busy}>
        {busy ? SAY.reorder.busy : SAY.reorder.button}
      </Button>
      <div className="order-last w-full empty:hidden">
        {failure && <ErrorBox>{failure}</ErrorBox>}
        <div role="status" className="text-small">
          {outcome && (
            <div className="border-l-2 border-success pl-4">
              <p>{outcome.pieces > 0 ? SAY.reorder.added(outcome.pieces) : SAY.reorder.none}</p>
              {outcome.missing.map((words) => (
                <p key={words} className="text-soot">
                  {words}
                </p>
              ))}
            </div>
          )}
        </div>
        {outcome && outcome.pieces > 0 && (
          <button type="button" onClick={() => openPanel('cart')} className="link min-h-11 text-small">
            {SAY.reorder.open}
          </button>
        )}
      </div>
    </>
  );
}

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
  return (days.length > 1 ? SAY.returns.untilEach : SAY.returns.until)(dayText(first));
}

type Props = { readonly order: OrderView; readonly onReturn: () => void };

export function Actions({ order, onReturn }: Props) {
  const [cancelling, setCancelling] = useState(false);
  const isReturnable = order.returnable.length > 0;
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-4">
      {isReturnable && (
        <Button kind="outline" onClick={onReturn}>
          {SAY.returns.button}
        </Button>
      )}
      {isSampleOrder(order) ? <BackToPiece order={order} /> : <Reorder order={order} />}
      {order.cancellable && (
        <Button kind="quiet" className="min-h-12 px-2" onClick={() => setCancelling(true)}>
          {SAY.cancel.button}
        </Button>
      )}
      {isReturnable && <p className="w-full text-small text-soot">{untilText(order)}</p>}
      <CancelDialog order={order} open={cancelling} onClose={() => setCancelling(false)} />
    </div>
  );
}
