/** A size in centimetres, by a slider and two buttons. Sizes that are not made are passed over, with the reason. */
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { refusalOf } from '../../../core/configuration/configure.ts';
import { CONFIGURATION_COPY, CHOOSER_COPY as SAY } from '../../../core/configuration/copy.ts';
import type { ConfigurationModel, Selection, SizeOption } from '../../../core/configuration/model.ts';
import { surcharge } from '../../../core/configuration/price.ts';

type Props = {
  readonly model: ConfigurationModel;
  readonly option: SizeOption;
  readonly selection: Selection;
  readonly onChoose: (value: string) => void;
};

const BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-full border border-(--edge) transition-colors hover:border-ink disabled:opacity-40';

export function SizeField({ model, option, selection, onChoose }: Props) {
  const id = useId();
  const [note, setNote] = useState('');
  const size = Number(selection[option.id]);
  const { from, to, step, name } = option;
  const added = CONFIGURATION_COPY.surcharge(surcharge(model, option.id, String(size)));
  const text = CONFIGURATION_COPY.centimetres(size);

  /** Goes to the wanted size, or as far towards it as pieces are made. */
  function take(wanted: number): void {
    const refusal = refusalOf(model, selection, option, String(wanted));
    setNote(refusal);
    const way = Math.sign(size - wanted) * step;
    let reached = wanted;
    while (reached !== size && refusalOf(model, selection, option, String(reached))) reached += way;
    if (reached !== size) onChoose(String(reached));
  }

  return (
    <div>
      <p className="flex items-baseline gap-2 text-body tabular-nums">
        <label htmlFor={`${id}-range`} className="text-soot">
          {name}
        </label>
        {text}
        <span className="text-caption text-soot">{added}</span>
      </p>
      <div className="mt-3 flex items-center gap-4">
        <button type="button" className={BUTTON} disabled={size <= from} onClick={() => take(size - step)}>
          <Icon of={Minus} size={18} />
          <span className="sr-only">{SAY.shorter(name)}</span>
        </button>
        <input
          id={`${id}-range`}
          type="range"
          min={from}
          max={to}
          step={step}
          value={size}
          aria-valuetext={text}
          onChange={({ target }) => take(Number(target.value))}
          className="h-11 min-w-0 flex-1 cursor-pointer accent-ink"
        />
        <button type="button" className={BUTTON} disabled={size >= to} onClick={() => take(size + step)}>
          <Icon of={Plus} size={18} />
          <span className="sr-only">{SAY.longer(name)}</span>
        </button>
      </div>
      <p className="mt-1 flex justify-between text-caption text-soot tabular-nums" aria-hidden="true">
        <span>{CONFIGURATION_COPY.centimetres(from)}</span>
        <span>{CONFIGURATION_COPY.centimetres(to)}</span>
      </p>
      <p role="status" className="text-caption text-danger not-empty:mt-2">
        {note}
      </p>
    </div>
  );
}
