/** The delivery window of one parcel, and how to change it. */
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { SlotPicker } from '../../components/delivery/SlotPicker.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import type { SlotTime } from '../../core/delivery/slot.ts';
import { SLOT_COPY } from '../../core/delivery/slot-copy.ts';
import type { OrderSlots } from '../../core/delivery/slot-reader.ts';
import { slotText } from '../../core/delivery/slot-text.ts';
import { nextFree } from '../../core/delivery/slots.ts';
import { momentText } from '../../core/order/moments.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { announce } from '../../stores/announcements.ts';
import { moveSlot } from '../../stores/order-changes.ts';
import { useSubmit } from './use-submit.ts';

const SAY = SLOT_COPY.order;

const timeOf = ({ slot }: OrderSlots): SlotTime | null => slot && { day: slot.day, window: slot.window };

type Props = {
  readonly order: OrderView;
  readonly one: OrderSlots;
  readonly isOnly: boolean;
  readonly onMoved: () => void;
};

export function ParcelSlot({ order, one, isOnly, onMoved }: Props) {
  const [wanted, setWanted] = useState<SlotTime | null>(null);
  const { busy, failure, submit } = useSubmit();
  const { parcel, slot, days, changeable, until } = one;
  const free = nextFree(days, days[0]?.day ?? '');
  const move = (time: SlotTime | null, said: string) =>
    submit(async () => {
      try {
        await moveSlot(order, parcel, time);
        setWanted(null);
        announce(said);
      } finally {
        onMoved();
      }
    });
  const picked = wanted && days.flatMap(({ day, windows }) => windows.map((window) => ({ day, ...window })));
  const target = picked?.find(({ day, window }) => day === wanted?.day && window === wanted.window);
  const isSame = wanted?.day === slot?.day && wanted?.window === slot?.window;
  return (
    <div className="border-t py-4">
      {!isOnly && <p className="text-caption text-soot">{SLOT_COPY.titleOf(parcel)}</p>}
      <p>{slot ? slotText(slot) : SAY.none}</p>
      {slot && until && changeable && (
        <p className="mt-1 text-small text-soot">{SAY.until(momentText(until, Date.now()))}</p>
      )}
      {slot && !changeable && <p className="mt-1 text-small text-soot">{SLOT_COPY.tooLate}</p>}
      {changeable && (slot || free) && (
        <Button kind="outline" className="mt-3" onClick={() => setWanted(timeOf(one) ?? free)}>
          {slot ? SAY.change : SAY.book}
        </Button>
      )}
      <Dialog
        open={wanted !== null}
        onClose={() => setWanted(null)}
        title={SAY.title}
        closeLabel={SAY.close}
        footer={
          <div className="flex flex-col gap-3">
            {failure && <ErrorBox>{failure}</ErrorBox>}
            <Button
              disabled={busy || isSame}
              onClick={() => wanted && move(wanted, SAY.saved(target ? slotText(target) : ''))}
            >
              {SAY.save}
            </Button>
            {slot && (
              <Button kind="outline" disabled={busy} onClick={() => move(null, SAY.given)}>
                {SAY.cancel}
              </Button>
            )}
          </div>
        }
      >
        <div className="py-7">
          <SlotPicker days={days} chosen={wanted} onChoose={setWanted} />
        </div>
      </Dialog>
    </div>
  );
}
