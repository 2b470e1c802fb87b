/** Choices of an option: cloth and wood as samples with their names, other choices as words. */
import { useId } from 'react';
import { refusalOf } from '../../../core/configuration/configure.ts';
import { CHOOSER_COPY as SAY } from '../../../core/configuration/copy.ts';
import { choiceOf } from '../../../core/configuration/model.ts';
import { SamplesButton } from '../samples/SamplesButton.tsx';
import { type Props, SwatchGroup } from './SwatchGroup.tsx';

export function Swatches(props: Props) {
  const { model, option, selection, onSamples } = props;
  const sampled = option.choices.some(({ texture }) => texture);
  const noteId = useId();
  const chosen = choiceOf(option, selection[option.id]);
  const groups = Map.groupBy(option.choices, ({ group }) => group);
  const refused = Map.groupBy(
    option.choices.filter(({ id }) => refusalOf(model, selection, option, id)),
    ({ id }) => refusalOf(model, selection, option, id),
  );
  return (
    <div className="relative">
      <fieldset aria-describedby={noteId}>
        <legend className={`text-body ${sampled ? 'pr-28' : ''}`}>
          <span className="text-soot">{option.name}</span> {chosen?.name}
        </legend>
        <div id={noteId} className="text-caption text-soot">
          {chosen?.care && <p className="mt-1">{chosen.care}</p>}
          {[...refused].map(([reason, choices]) => (
            <p key={reason} className="mt-1">
              {SAY.notWith(choices.map(({ name }) => name).join(', '), reason)}
            </p>
          ))}
        </div>
        {[...groups].map(([name, choices]) => (
          <SwatchGroup key={name} {...props} name={name} choices={choices} />
        ))}
      </fieldset>
      {sampled && <SamplesButton option={option} onOpened={onSamples} />}
    </div>
  );
}
