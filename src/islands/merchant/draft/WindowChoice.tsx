/** The delivery window of a parcel that the van brings. Nothing where the van has no windows. */
import { useEffect, useMemo } from 'react';
import { Choice } from '../../../components/checkout/Choice.tsx';
import { SlotPicker } from '../../../components/delivery/SlotPicker.tsx';
import { LoadError } from '../../../components/LoadError.tsx';
import { dayText } from '../../../core/delivery/delivery.ts';
import type { SlotTime } from '../../../core/delivery/slot.ts';
import { SLOT_COPY as SAY } from '../../../core/delivery/slot-copy.ts';
import { nextFree, type OfferedDay } from '../../../core/delivery/slots.ts';
import type { VanParcel } from '../../../core/delivery/van-reader.ts';
import { ORDER_ENDPOINTS } from '../../../core/order/endpoints.ts';
import { useCall } from '../use-call.ts';

type Props = {
  readonly pin: string;
  readonly van: VanParcel;
  readonly isOnly: boolean;
  readonly chosen: SlotTime | null;
  readonly onChoose: (time: SlotTime | null) => void;
};

const NONE: readonly OfferedDay[] = [];

export function WindowChoice({ pin, van: { parcel, earliest, from, to }, isOnly, chosen, onChoose }: Props) {
  const options = useMemo(() => ({ query: { pin, from: earliest } }), [pin, earliest]);
  const { response, reload } = useCall(ORDER_ENDPOINTS.slots, options, true);
  const days = response.state === 'ready' ? response.data : NONE;
  const free = nextFree(days, earliest);
  // A window that the rules no longer have, or that this parcel cannot reach.
  const isGone =
    response.state === 'ready' &&
    chosen !== null &&
    !days.some(({ day, windows }) => day === chosen.day && windows.some(({ window }) => window === chosen.window));
  useEffect(() => {
    if (isGone) onChoose(null);
  }, [isGone, onChoose]);

  if (response.state === 'failed') return <LoadError title={SAY.failed} onRetry={reload} />;
  if (days.length === 0) return null;
  const rows = [
    { value: false, name: SAY.any, line: SAY.anyHint(dayText(from), dayText(to)) },
    { value: true, name: free || chosen ? SAY.choose : SAY.noNext, line: '' },
  ];
  return (
    <fieldset>
      <legend className="pb-2 text-small font-medium">{isOnly ? SAY.title : SAY.titleOf(parcel)}</legend>
      {rows.map(({ value, name, line }) => (
        <Choice
          key={String(value)}
          name={`window-${parcel}`}
          value={String(value)}
          chosen={(chosen !== null) === value}
          disabled={value && !free && !chosen}
          onChoose={() => onChoose(value ? (chosen ?? free) : null)}
        >
          {name}
          {line && !chosen && <span className="block text-small text-soot">{line}</span>}
        </Choice>
      ))}
      {chosen && (
        <div className="border-b px-4 py-5">
          <SlotPicker days={days} chosen={chosen} onChoose={onChoose} />
        </div>
      )}
    </fieldset>
  );
}
