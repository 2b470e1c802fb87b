/** Choice of another delivery window for a parcel of the van. */
import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { SlotPicker } from '../../../components/delivery/SlotPicker.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { LoadError } from '../../../components/LoadError.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { PARCEL_COPY } from '../../../core/delivery/parcel-copy.ts';
import type { SlotTime } from '../../../core/delivery/slot.ts';
import { slotText } from '../../../core/delivery/slot-text.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { MOVES_COPY } from '../../../core/merchant/moves-copy.ts';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { OFFICE_ORDER_COPY } from '../../../core/merchant/order-page-copy.ts';
import type { ParcelView } from '../../../core/order/parcel-reader.ts';
import { useCall } from '../use-call.ts';
import type { OrderMoves } from './use-order.ts';

const SAY = OFFICE_ORDER_COPY.window;

type Props = {
  readonly order: OfficeOrder;
  readonly parcel: ParcelView;
  readonly moves: OrderMoves;
  readonly onClose: () => void;
};

const isSame = (a: SlotTime | null, b: SlotTime | null) => a?.day === b?.day && a?.window === b?.window;

export function WindowDialog({ order, parcel, moves, onClose }: Props) {
  const { slot } = parcel;
  const [wanted, setWanted] = useState<SlotTime | null>(slot);
  const options = useMemo(() => ({ params: { number: order.number } }), [order.number]);
  const { response, reload } = useCall(MERCHANT_ENDPOINTS.deliverySlots, options, true);
  const offered = response.state === 'ready' ? response.data.find((one) => one.parcel === parcel.parcel) : null;
  const days = offered?.days ?? [];
  const busy = moves.busy !== null;

  async function move(time: SlotTime | null): Promise<void> {
    const window = days.find(({ day }) => day === time?.day)?.windows.find((one) => one.window === time?.window);
    const said = time && window ? SAY.moved(slotText({ day: time.day, from: window.from, to: window.to })) : SAY.given;
    if (await moves.moveDelivery(order, parcel.parcel, time, said)) onClose();
    else reload();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={order.parcels.length > 1 ? SAY.titleOf(PARCEL_COPY.title(parcel.parcel, order.parcels.length)) : SAY.title}
      closeLabel={MOVES_COPY.form.close}
      footer={
        <div className="flex flex-col gap-3">
          <ErrorBox>{moves.fault}</ErrorBox>
          <Button disabled={busy || !wanted || isSame(wanted, slot)} onClick={() => wanted && move(wanted)}>
            {busy ? OFFICE_ORDER_COPY.saving : SAY.save}
          </Button>
          {slot && (
            <Button kind="outline" disabled={busy} onClick={() => move(null)}>
              {SAY.give}
            </Button>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-6 py-6">
        <p className="text-small text-soot">{SAY.line}</p>
        {response.state === 'failed' && <LoadError title={SAY.failed} onRetry={reload} />}
        {response.state !== 'failed' && !offered && response.state !== 'ready' && (
          <div aria-busy="true">
            <p className="sr-only">{SAY.loading}</p>
            <Skeleton className="h-40 w-full" />
          </div>
        )}
        {response.state === 'ready' &&
          (days.length > 0 ? (
            <SlotPicker days={days} chosen={wanted} onChoose={setWanted} />
          ) : (
            <p className="text-small">{SAY.noDays}</p>
          ))}
      </div>
    </Dialog>
  );
}
