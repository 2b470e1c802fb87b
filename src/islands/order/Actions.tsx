/** Actions available for the order. */
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { dayText } from '../../core/delivery/delivery.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { openPanel } from '../../stores/panel.ts';
import { orderAgain } from '../../stores/reorder.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
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

export function Actions({ order }: { readonly order: OrderView }) {
  const [open, setOpen] = useState<'cancel' | 'return' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-4">
      {order.returnUntil && (
        <Button kind="outline" onClick={() => setOpen('return')}>
          {SAY.returns.button}
        </Button>
      )}
      <Reorder order={order} />
      {order.cancellable && (
        <Button kind="quiet" className="min-h-12 px-2" onClick={() => setOpen('cancel')}>
          {SAY.cancel.button}
        </Button>
      )}
      {order.returnUntil && (
        <p className="w-full text-small text-soot">{SAY.returns.until(dayText(order.returnUntil))}</p>
      )}
      <CancelDialog order={order} open={open === 'cancel'} onClose={close} />
      {order.returnUntil && <ReturnDialog order={order} open={open === 'return'} onClose={close} />}
    </div>
  );
}
