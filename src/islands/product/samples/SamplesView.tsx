/** Samples of a piece's choices: pick, say where to, done. In place of the choices, on the same screen. */
import { useEffect, useState } from 'react';
import { sampleSku } from '../../../core/configuration/key.ts';
import type { Placed } from '../../../core/order/placed-reader.ts';
import { startPicks } from '../../../stores/samples.ts';
import { PickSamples } from './PickSamples.tsx';
import { SamplesDone } from './SamplesDone.tsx';
import { SendSamples } from './SendSamples.tsx';
import { type PickedSample, samplesOf } from './samples-of.ts';
import type { SamplesProps } from './samples-props.ts';

type Step =
  | { readonly at: 'pick' | 'send' }
  | { readonly at: 'done'; readonly placed: Placed; readonly samples: readonly PickedSample[] };

export function SamplesView({ product, sku, model, option, chosen, onLeave }: SamplesProps) {
  const [step, setStep] = useState<Step>({ at: 'pick' });
  const groups = samplesOf(model, sku, option);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what is chosen on opening.
  useEffect(() => {
    const all = groups.flatMap(({ samples }) => samples.map((sample) => sample.sku));
    const wanted = sampleSku({ base: sku, option, choice: chosen });
    startPicks(all.includes(wanted) ? wanted : (all[0] ?? ''), all);
  }, []);
  if (step.at === 'done') return <SamplesDone placed={step.placed} samples={step.samples} onLeave={onLeave} />;
  return step.at === 'pick' ? (
    <PickSamples product={product} groups={groups} onLeave={onLeave} onNext={() => setStep({ at: 'send' })} />
  ) : (
    <SendSamples
      groups={groups}
      onBack={() => setStep({ at: 'pick' })}
      onPlaced={(placed, samples) => setStep({ at: 'done', placed, samples })}
    />
  );
}
