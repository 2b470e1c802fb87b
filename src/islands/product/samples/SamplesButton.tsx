/** Offers samples of an option's choices, in the corner of its parent. The view in which they are ordered is fetched with the first press. */
import { useState } from 'react';
import type { ChoiceOption } from '../../../core/configuration/model.ts';
import { SAMPLES_OFFER as SAY } from '../../../core/samples/offer-copy.ts';
import type { OpenedSamples } from './samples-props.ts';

/** Id of the button of an option, which gets the focus back. */
export const samplesButtonId = (option: string): string => `samples-${option}`;

type Props = { readonly option: ChoiceOption; readonly onOpened: (opened: OpenedSamples) => void };

export function SamplesButton({ option: { id, name }, onOpened }: Props) {
  const [note, setNote] = useState('');
  async function open(): Promise<void> {
    setNote(SAY.opening);
    try {
      const { SamplesView } = await import('./SamplesView.tsx');
      setNote('');
      onOpened({ View: SamplesView, option: id });
    } catch (error) {
      console.warn(error);
      setNote(SAY.failed);
    }
  }
  return (
    <>
      <button
        id={samplesButtonId(id)}
        type="button"
        aria-label={SAY.openOf(name)}
        onClick={() => void open()}
        className="link absolute -top-2.5 right-0 min-h-11 text-small"
      >
        {SAY.open}
      </button>
      <p role="status" className={`text-small not-empty:mt-3 ${note === SAY.failed ? 'text-danger' : 'text-soot'}`}>
        {note}
      </p>
    </>
  );
}
