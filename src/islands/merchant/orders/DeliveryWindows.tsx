/** The delivery windows of an order's van parcels, with the button that moves them until the van leaves. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { PARCEL_COPY } from '../../../core/delivery/parcel-copy.ts';
import { slotText } from '../../../core/delivery/slot-text.ts';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { OFFICE_ORDER_COPY } from '../../../core/merchant/order-page-copy.ts';
import { mayCall } from '../../../core/merchant/rights.ts';
import type { Role } from '../../../core/merchant/role.ts';
import { arrivalText } from '../../../core/order/arrival-text.ts';
import type { ParcelView } from '../../../core/order/parcel-reader.ts';
import { movableVans } from '../../../core/order/parcel-view.ts';
import type { OrderMoves } from './use-order.ts';

/** The library of dialogs is a large part of the page. */
const WindowDialog = lazy(async () => ({ default: (await import('./WindowDialog.tsx')).WindowDialog }));

const SAY = OFFICE_ORDER_COPY.window;

type Props = { readonly order: OfficeOrder; readonly role: Role; readonly moves: OrderMoves };

export function DeliveryWindows({ order, role, moves }: Props) {
  const [open, setOpen] = useState<ParcelView | null>(null);
  const close = () => {
    setOpen(null);
    moves.clear();
  };
  return (
    <section aria-labelledby="windows">
      <h2 id="windows" className="font-serif text-heading">
        {SAY.title}
      </h2>
      <ul className="mt-4 border-t">
        {movableVans(order.parcels).map((parcel) => {
          const { slot, delivery } = parcel;
          const title = order.parcels.length > 1 ? PARCEL_COPY.title(parcel.parcel, order.parcels.length) : '';
          return (
            <li
              key={parcel.parcel}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b py-4"
            >
              <p>
                {title && <span className="block text-small text-soot">{title}</span>}
                {slot ? slotText(slot) : SAY.none(delivery ? arrivalText({ delivery }) : '')}
              </p>
              {mayCall(role, 'moveDelivery') && (
                <Button kind="outline" className="min-h-11!" onClick={() => setOpen(parcel)}>
                  {slot ? SAY.move : SAY.book}
                  {title && <span className="sr-only"> {title}</span>}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {open && (
        <Suspense>
          <WindowDialog order={order} parcel={open} moves={moves} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
