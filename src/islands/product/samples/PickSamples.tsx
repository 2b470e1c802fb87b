/** First step: which samples. */
import { useStore } from '@nanostores/react';
import { Button } from '../../../components/Button.tsx';
import type { Product } from '../../../core/product/product.ts';
import { SAMPLES } from '../../../core/samples/constants.ts';
import { SAMPLE_PICKER } from '../../../core/samples/picker-copy.ts';
import { $picks, togglePick } from '../../../stores/samples.ts';
import { SwatchTile } from '../configuration/SwatchTile.tsx';
import { SamplesScreen } from './SamplesScreen.tsx';
import type { PickedSample, SampleGroup } from './samples-of.ts';

const SAY = SAMPLE_PICKER.pick;

function Pick({
  sample: { sku, choice },
  picked,
  full,
}: {
  readonly sample: PickedSample;
  readonly picked: boolean;
  readonly full: boolean;
}) {
  return (
    <label className="relative block rounded-control">
      <input
        type="checkbox"
        aria-label={choice.name}
        checked={picked}
        aria-disabled={full && !picked}
        onChange={() => togglePick(sku)}
        className="peer absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-control opacity-0 aria-disabled:cursor-not-allowed"
      />
      <SwatchTile choice={choice} added="" refused={false} />
    </label>
  );
}

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
              <Pick key={sample.sku} sample={sample} picked={picks.includes(sample.sku)} full={full} />
            ))}
          </div>
        </fieldset>
      ))}
    </SamplesScreen>
  );
}
