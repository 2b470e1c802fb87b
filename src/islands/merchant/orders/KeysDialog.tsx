/** The list of keys. */
import { Dialog } from '../../../components/Dialog.tsx';
import { ORDERS_COPY } from '../../../core/merchant/orders-copy.ts';

const SAY = ORDERS_COPY.help;

export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={SAY.title} closeLabel={SAY.close}>
      <dl className="py-2">
        {SAY.rows.map(([key, what]) => (
          <div key={key} className="grid grid-cols-[7rem_1fr] items-center border-b py-3 text-small">
            <dt>
              <kbd className="font-sans font-medium">{key}</kbd>
            </dt>
            <dd className="text-soot">{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
