/** The samples are ordered: number, days and the way to the order. */
import { useStore } from '@nanostores/react';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { arrivalText } from '../../../core/order/arrival-text.ts';
import type { Placed } from '../../../core/order/placed-reader.ts';
import { firstName } from '../../../core/order/view.ts';
import { SAMPLE_PICKER } from '../../../core/samples/picker-copy.ts';
import { orderPath } from '../../../core/shop/routes.ts';
import { $draft } from '../../../stores/checkout-draft.ts';
import { SampleRow } from './SampleRow.tsx';
import { SamplesScreen } from './SamplesScreen.tsx';
import type { PickedSample } from './samples-of.ts';

const SAY = SAMPLE_PICKER.done;

type Props = { readonly placed: Placed; readonly samples: readonly PickedSample[]; readonly onLeave: () => void };

export function SamplesDone({ placed, samples, onLeave }: Props) {
  const { contact } = useStore($draft);
  const { number, token, delivery } = placed;
  return (
    <SamplesScreen
      title={SAY.title(firstName(contact.name))}
      line={SAY.line(samples.length)}
      footer={
        <>
          <ButtonLink kind="quiet" href={orderPath(number, token)} className="min-h-11">
            {SAY.order}
          </ButtonLink>
          <Button onClick={onLeave}>{SAMPLE_PICKER.back}</Button>
        </>
      }
    >
      <SampleRow samples={samples} />
      <dl className=" border-t tabular-nums">
        {[
          [SAY.number, number],
          [SAY.arrives, delivery ? arrivalText({ delivery }) : ''],
        ]
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b py-4">
              <dt className="text-soot">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-4 text-small text-soot">{SAY.letter(contact.email)}</p>
    </SamplesScreen>
  );
}
