/** Confirms a cancellation, of the whole order or of some of its pieces, and explains the refund. */
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { CANCEL_COPY as SAY } from '../../core/order/cancel-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { amountText } from '../../core/order/view.ts';
import { isSampleOrder } from '../../core/samples/sample-order.ts';
import { cancelOrder, cancelPart } from '../../stores/order-changes.ts';
import { CancelChoices, type Choice } from './CancelChoices.tsx';
import { CancelPart } from './CancelPart.tsx';
import { usePartCancel } from './use-part-cancel.ts';
import { useSubmit } from './use-submit.ts';

function consequence(order: OrderView): string {
  if (order.payment.state === 'paid' && order.total > 0) return SAY.paid(amountText(order, order.total));
  return order.payment.state === 'claimed' ? SAY.claimed : SAY.free;
}

type Props = { readonly order: OrderView; readonly open: boolean; readonly onClose: () => void };

export function CancelDialog({ order, open, onClose }: Props) {
  const { busy, failure, submit } = useSubmit();
  const [choice, setChoice] = useState<Choice>('whole');
  const part = usePartCancel(order);
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const divisible = pieces > 1 && !isSampleOrder(order);
  const some = choice === 'part' && divisible;
  const quote = part.state.state === 'ready' && part.state.quote.problem === null ? part.state.quote : null;

  const cancel = () =>
    submit(async () => {
      if (!some) await cancelOrder(order);
      else if (quote) await cancelPart(order, part.lines, quote.total);
      part.setChosen({});
      onClose();
    });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={SAY.title}
      closeLabel={SAY.keep}
      footer={
        <div className="flex flex-col gap-3">
          {failure && <ErrorBox>{failure}</ErrorBox>}
          <Button onClick={cancel} disabled={busy || !order.cancellable || (some && !quote)}>
            {busy ? SAY.busy : some ? SAY.confirmPart : SAY.confirm}
          </Button>
          <Button kind="outline" onClick={onClose}>
            {SAY.keep}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-6 py-7">
        {divisible && <CancelChoices value={choice} onChange={setChoice} />}
        {some ? (
          <CancelPart order={order} part={part} />
        ) : (
          <>
            <p className="text-lead">{consequence(order)}</p>
            <ul className="border-t">
              {order.lines.map(({ sku, name, quantity }) => (
                <li key={sku} className="border-b py-3 text-small text-soot">
                  {quantity} × {name}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
