/** Chooses the delivery window of one parcel. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Choice } from '../../components/checkout/Choice.tsx';
import { SlotPicker } from '../../components/delivery/SlotPicker.tsx';
import { dayText } from '../../core/delivery/delivery.ts';
import { SLOT_COPY as SAY } from '../../core/delivery/slot-copy.ts';
import { nextFree, type OfferedDay } from '../../core/delivery/slots.ts';
import type { VanParcel } from '../../core/delivery/van-reader.ts';
import { COPY } from '../../core/shop/copy.ts';
import { $draft } from '../../stores/checkout-draft.ts';
import { chooseSlot, fetchSlots } from '../../stores/delivery-slots.ts';

type Loaded =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly days: readonly OfferedDay[] };

type Props = { readonly pin: string; readonly parcel: VanParcel; readonly isOnly: boolean };

export function ParcelSlot({ pin, parcel: { parcel, earliest, from, to }, isOnly }: Props) {
  const chosen = useStore($draft).slots.find((one) => one.parcel === parcel) ?? null;
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: round asks again.
  useEffect(() => {
    const request = new AbortController();
    fetchSlots(pin, earliest, request.signal)
      .then((days) => setLoaded({ state: 'ready', days }))
      .catch(() => {
        if (!request.signal.aborted) setLoaded({ state: 'failed' });
      });
    return () => request.abort();
  }, [pin, earliest, round]);
  const days = loaded.state === 'ready' ? loaded.days : [];
  const free = nextFree(days, earliest);
  useEffect(() => {
    // A window that the rules no longer have, or that this parcel cannot reach.
    const offered = days.some(
      ({ day, windows }) => day === chosen?.day && windows.some(({ window }) => window === chosen.window),
    );
    if (loaded.state === 'ready' && chosen && !offered) chooseSlot(parcel, null);
  }, [loaded.state, days, chosen, parcel]);

  if (loaded.state === 'failed')
    return (
      <p role="alert" className="text-small text-soot">
        {SAY.failed}{' '}
        <Button kind="quiet" className="min-h-11" onClick={() => setRound(round + 1)}>
          {COPY.error.retry}
        </Button>
      </p>
    );
  if (days.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-small font-medium">{isOnly ? SAY.title : SAY.titleOf(parcel)}</legend>
      <p className="mt-1 text-small text-soot">{SAY.hint}</p>
      <div className="mt-3">
        <Choice name={`slot-${parcel}`} value="any" chosen={!chosen} onChoose={() => chooseSlot(parcel, null)}>
          <span className="block">{SAY.any}</span>
          {!chosen && (
            <span className="mt-0.5 block text-small text-soot">{SAY.anyHint(dayText(from), dayText(to))}</span>
          )}
        </Choice>
        {free ? (
          <Choice
            name={`slot-${parcel}`}
            value="chosen"
            chosen={chosen !== null}
            onChoose={() => chooseSlot(parcel, chosen ?? free)}
          >
            {SAY.choose}
          </Choice>
        ) : (
          <p className="border-b px-4 py-4 text-soot">{SAY.noNext}</p>
        )}
      </div>
      {chosen && (
        <div className="border-b px-4 py-5">
          <SlotPicker days={days} chosen={chosen} onChoose={(time) => chooseSlot(parcel, time)} />
        </div>
      )}
    </fieldset>
  );
}
