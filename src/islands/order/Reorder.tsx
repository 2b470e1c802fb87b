/** Puts the lines of an order in the cart again. */
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { openPanel } from '../../stores/panel.ts';
import { orderAgain } from '../../stores/reorder.ts';
import { useSubmit } from './use-submit.ts';

export function Reorder({ order }: { readonly order: OrderView }) {
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
