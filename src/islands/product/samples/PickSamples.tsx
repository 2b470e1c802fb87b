/** First step: which samples. */
import { useStore } from '@nanostores/react';
import { Button } from '../../../components/Button.tsx';
import type { Product } from '../../../core/product/product.ts';
import { SAMPLES } from '../../../core/samples/constants.ts';
import { SAMPLE_PICKER } from '../../../core/samples/picker-copy.ts';
import { $picks } from '../../../stores/samples.ts';
import { SamplePick } from './SamplePick.tsx';
import { SamplesScreen } from './SamplesScreen.tsx';
import type { SampleGroup } from './samples-of.ts';

const SAY = SAMPLE_PICKER.pick;

type Props = {
  readonly product: Product;
  readonly groups: readonly SampleGroup[];
  readonly onLeave: () => void;
  readonly onNext: () => void;
};

export function PickSamples({ product, groups, onLeave, onNext }: Props) {
  const picks = useStore($picks);
  const full = picks.length >= SAMPLES.most;
  return (
    <SamplesScreen
      title={SAY.title}
      line={SAY.line}
      back={{ words: SAMPLE_PICKER.back, onPress: onLeave }}
      footer={
        <>
          <p role="status" className="min-w-0 text-small">
            <span className="tabular-nums">{SAY.picked(picks.length)}</span>
            <span className="block text-caption text-soot">{full ? SAY.full : product.name}</span>
          </p>
          <Button disabled={picks.length === 0} onClick={onNext} className="shrink-0">
            {SAY.next}
          </Button>
        </>
      }
    >
      {groups.map(({ name, samples }) => (
        <fieldset key={name} className="mt-6">
          <legend className="text-small">{name}</legend>
          <div className="mt-3 grid grid-cols-3 gap-x-2.5 gap-y-4 min-[22.5rem]:grid-cols-5 sm:gap-x-3">
            {samples.map((sample) => (
              <SamplePick key={sample.sku} sample={sample} picked={picks.includes(sample.sku)} full={full} />
            ))}
          </div>
        </fieldset>
      ))}
    </SamplesScreen>
  );
}
