/** A product option as a radio group of swatches or words. */

import { PRODUCT_COPY } from '../../core/product/copy.ts';
import type { ProductOption } from '../../core/product/product.ts';
import { COPY } from '../../core/shop/copy.ts';
import type { ValueState } from './choice.ts';

type Props = {
  readonly option: ProductOption;
  readonly chosen: string;
  readonly standing: (value: string) => ValueState;
  readonly onChoose: (value: string) => void;
};

const WORDS: Record<ValueState, string> = { free: '', soldOut: COPY.product.soldOut, notMade: COPY.product.notMade };
/** Diagonal line through unavailable values. */
const CROSSED =
  'after:pointer-events-none after:absolute after:top-1/2 after:left-1/2 after:h-px after:w-[130%] after:-translate-1/2 after:-rotate-45 after:bg-ink peer-checked:after:bg-paper';

export function Options({ option, chosen, standing, onChoose }: Props) {
  const swatches = option.values.every(({ swatch }) => swatch !== null);
  const note = WORDS[standing(chosen)];
  const named = (state: ValueState) =>
    option.values
      .map(({ name }) => name)
      .filter((name) => standing(name) === state)
      .join(', ');
  const unavailable = [
    [named('soldOut'), PRODUCT_COPY.soldOut],
    [named('notMade'), PRODUCT_COPY.notMade],
  ] as const;
  return (
    <fieldset>
      <legend className="text-small">
        <span className="text-soot">{option.name}:</span> {chosen}
        {note && <span className="text-soot"> ({note.toLowerCase()})</span>}
      </legend>
      <div className={`mt-3 flex flex-wrap ${swatches ? 'gap-3' : 'gap-2'}`}>
        {option.values.map(({ name, swatch }) => {
          const state = standing(name);
          const crossed = state === 'free' ? '' : CROSSED;
          return (
            <label
              key={name}
              className="relative rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
              title={WORDS[state] ? `${name}, ${WORDS[state].toLowerCase()}` : name}
            >
              <input
                type="radio"
                name={option.name}
                value={name}
                checked={name === chosen}
                disabled={state === 'notMade' && name !== chosen}
                onChange={() => onChoose(name)}
                className="peer absolute inset-0 z-10 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed"
              />
              {swatches && swatch ? (
                <span
                  className={`relative block size-9 overflow-hidden rounded-full border border-(--edge) outline-offset-3 forced-color-adjust-none peer-checked:outline peer-checked:outline-ink peer-disabled:opacity-40 ${crossed}`}
                  style={{ backgroundColor: swatch }}
                />
              ) : (
                <span
                  className={`relative grid min-h-9 min-w-12 place-items-center overflow-hidden rounded-control border border-(--edge) px-3.5 text-small peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper forced-colors:peer-checked:outline peer-disabled:text-soot peer-disabled:opacity-55 ${crossed}`}
                  aria-hidden="true"
                >
                  {name}
                </span>
              )}
              <span className="sr-only">
                {name}
                {WORDS[state] && `, ${WORDS[state]}`}
              </span>
            </label>
          );
        })}
      </div>
      {/* Each radio's name says the same. */}
      <div aria-hidden="true" className="text-caption text-soot not-empty:mt-2.5">
        {unavailable.map(([values, text]) => values && <p key={values}>{text(values)}</p>)}
      </div>
    </fieldset>
  );
}
