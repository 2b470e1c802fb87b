/** Confirms a cancellation and explains the refund. */
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { ORDER_PAGE_COPY } from '../../core/order/page-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { amountText } from '../../core/order/view.ts';
import { cancelOrder } from '../../stores/order.ts';
import { useSubmit } from './use-submit.ts';

const SAY = ORDER_PAGE_COPY.cancel;

function consequence(order: OrderView): string {
  if (order.payment.state === 'paid') return SAY.paid(amountText(order, order.total));
  return order.payment.state === 'claimed' ? SAY.claimed : SAY.free;
}

type Props = { readonly order: OrderView; readonly open: boolean; readonly onClose: () => void };

export function CancelDialog({ order, open, onClose }: Props) {
  const { busy, failure, submit } = useSubmit();

  const cancel = () =>
    submit(async () => {
      await cancelOrder(order);
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
          <Button onClick={cancel} disabled={busy || !order.cancellable}>
            {busy ? SAY.busy : SAY.confirm}
          </Button>
          <Button kind="outline" onClick={onClose}>
            {SAY.keep}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5 py-7">
        <p className="text-lead">{consequence(order)}</p>
        <ul className="border-t">
          {order.lines.map(({ sku, name, quantity }) => (
            <li key={sku} className="border-b py-3 text-small text-soot">
              {quantity} × {name}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
