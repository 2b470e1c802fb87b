/** The button that opens the edit of an order, for those who may. The form is loaded with the first press. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { OFFICE_ORDER_COPY } from '../../../core/merchant/order-page-copy.ts';
import { mayCall } from '../../../core/merchant/rights.ts';
import type { Role } from '../../../core/merchant/role.ts';
import { isEditable } from '../../../core/order/order.ts';
import { useUnsavedWarning } from '../use-unsaved.ts';

const EditDialog = lazy(async () => ({ default: (await import('./EditDialog.tsx')).EditDialog }));

type Props = {
  readonly order: OfficeOrder;
  readonly role: Role;
  readonly onSaved: (order: OfficeOrder) => void;
};

export function EditOrder({ order, role, onSaved }: Props) {
  /** The order that is edited, null before; each edit has a number, so that a discarded one starts anew. */
  const [edited, setEdited] = useState<{ readonly order: OfficeOrder; readonly at: number } | null>(null);
  const [open, setOpen] = useState(false);
  useUnsavedWarning();
  if (!mayCall(role, 'editOrder') || (!isEditable(order.state) && !open)) return null;
  const end = () => {
    setOpen(false);
    setEdited(null);
  };
  return (
    <>
      <Button
        kind="quiet"
        className="min-h-11"
        onClick={() => {
          setEdited((now) => now ?? { order, at: Date.now() });
          setOpen(true);
        }}
      >
        {OFFICE_ORDER_COPY.edit}
      </Button>
      {edited && (
        <Suspense>
          <EditDialog
            key={edited.at}
            order={edited.order}
            open={open}
            onClose={() => setOpen(false)}
            onDiscard={end}
            onSaved={(next) => {
              end();
              onSaved(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
