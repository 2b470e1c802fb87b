/** Swatches of one group of a choice. */
import { refusalOf } from '../../../core/configuration/configure.ts';
import { CONFIGURATION_COPY, CHOOSER_COPY as SAY } from '../../../core/configuration/copy.ts';
import type { Choice, ChoiceOption, ConfigurationModel, Selection } from '../../../core/configuration/model.ts';
import { surcharge } from '../../../core/configuration/price.ts';
import type { Picture as PictureData } from '../../../core/images/picture.ts';
import type { OpenedSamples } from '../samples/samples-props.ts';
import { SWATCH_GRID, SwatchTile } from './SwatchTile.tsx';

export type Props = {
  readonly model: ConfigurationModel<PictureData>;
  readonly option: ChoiceOption<PictureData>;
  readonly selection: Selection;
  readonly onChoose: (value: string) => void;
  /** Opens the samples of the option's choices. */
  readonly onSamples: (opened: OpenedSamples) => void;
};

/** The value that all choices share; undefined when they differ. */
function shared<T>(values: readonly T[]): T | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}

/** '+₹4,000, 40,000 rubs, 8 weeks', of what all choices of a group share. */
function groupFacts({ model, option }: Props, choices: readonly Choice[]): string {
  const added = shared(choices.map(({ id }) => surcharge(model, option.id, id)));
  const rubs = shared(choices.map((choice) => choice.rubs));
  const days = shared(choices.map((choice) => choice.days));
  return [
    added === undefined ? '' : CONFIGURATION_COPY.surcharge(added) || SAY.included,
    rubs ? SAY.rubs(rubs) : '',
    days && days > model.days ? SAY.days(days) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

export function SwatchGroup(
  props: Props & { readonly name: string; readonly choices: readonly Choice<PictureData>[] },
) {
  const { model, option, selection, onChoose, name, choices } = props;
  const samples = option.choices.some(({ texture }) => texture);
  const differ = shared(choices.map(({ id }) => surcharge(model, option.id, id))) === undefined;
  return (
    <div className="mt-5 first:mt-3">
      {name && (
        <p className="flex flex-wrap items-baseline gap-x-2.5 text-small" aria-hidden="true">
          {name}
          <span className="text-caption text-soot tabular-nums">{groupFacts(props, choices)}</span>
        </p>
      )}
      <div className={`mt-3 ${samples ? SWATCH_GRID : 'flex flex-wrap gap-2'}`}>
        {choices.map((choice) => {
          const refusal = refusalOf(model, selection, option, choice.id);
          const added = CONFIGURATION_COPY.surcharge(surcharge(model, option.id, choice.id));
          const said = [choice.name, added, choice.rubs ? SAY.rubs(choice.rubs) : '', refusal]
            .filter(Boolean)
            .join(', ');
          return (
            <label key={choice.id} className="relative block rounded-control" title={refusal || undefined}>
              <input
                type="radio"
                name={option.id}
                value={choice.id}
                aria-label={said}
                checked={selection[option.id] === choice.id}
                disabled={refusal !== ''}
                onChange={() => onChoose(choice.id)}
                className="peer absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-control opacity-0 disabled:cursor-not-allowed"
              />
              {samples ? (
                <SwatchTile choice={choice} added={differ ? added : ''} refused={refusal !== ''} />
              ) : (
                <span
                  aria-hidden="true"
                  className="grid min-h-11 place-items-center rounded-control border border-(--edge) px-4 text-small peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-disabled:border-dashed peer-disabled:text-soot peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-ink forced-colors:peer-checked:outline"
                >
                  {[choice.name, added].filter(Boolean).join(' ')}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </div>
  );
}
