/** Second step: where the samples go. What is known already needs one press. */
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import type { Placed } from '../../../core/order/placed-reader.ts';
import { SAMPLE_PICKER } from '../../../core/samples/picker-copy.ts';
import { listed } from '../../../core/shop/listed.ts';
import { $picks, orderSamples } from '../../../stores/samples.ts';
import { DeliveryForm } from '../../DeliveryForm.tsx';
import { SampleRow } from './SampleRow.tsx';
import { SamplesScreen } from './SamplesScreen.tsx';
import type { PickedSample, SampleGroup } from './samples-of.ts';

const SAY = SAMPLE_PICKER.send;

type Props = {
  readonly groups: readonly SampleGroup[];
  readonly onBack: () => void;
  readonly onPlaced: (placed: Placed, samples: readonly PickedSample[]) => void;
};

export function SendSamples({ groups, onBack, onPlaced }: Props) {
  const form = useId();
  const picks = useStore($picks);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState({ message: '', limited: false });
  const all = groups.flatMap(({ samples }) => samples);
  const picked = picks.flatMap((sku) => all.find((sample) => sample.sku === sku) ?? []);
  const nameOf = (sku: string) => all.find((sample) => sample.sku === sku)?.choice.name ?? sku;

  /** keep: stores the address once the order is placed. */
  async function send(keep: () => void): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure({ message: '', limited: false });
    const result = await orderSamples();
    setBusy(false);
    if (result.state === 'placed') {
      keep();
      onPlaced(result.placed, picked);
    } else if (result.state === 'gone')
      setFailure({ message: SAY.gone(listed(result.gone.map(nameOf))), limited: true });
    else setFailure(result);
  }

  return (
    <SamplesScreen
      title={SAY.title}
      back={{ words: SAMPLE_PICKER.backToPicks, onPress: onBack }}
      footer={
        <>
          <p className="min-w-0 text-small text-soot">{SAY.total(picks.length)}</p>
          <Button type="submit" form={form} disabled={busy || picks.length === 0} className="shrink-0">
            {busy ? SAY.sending : SAY.button}
          </Button>
        </>
      }
    >
      <SampleRow samples={picked} />
      <div className="not-empty:mb-6">
        {failure.message && <ErrorBox>{failure.message}</ErrorBox>}
        {failure.limited && (
          <Button kind="quiet" className="mt-2 min-h-11" onClick={onBack}>
            {SAY.limit}
          </Button>
        )}
      </div>
      <DeliveryForm id={form} onDone={(keep) => void send(keep)} />
    </SamplesScreen>
  );
}
