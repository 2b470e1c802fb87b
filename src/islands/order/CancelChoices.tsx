/** Chooses between cancelling all of an order and a part of it. */
import { CANCEL_COPY as SAY } from '../../core/order/cancel-copy.ts';

export type Choice = 'whole' | 'part';

export function CancelChoices({
  value,
  onChange,
}: {
  readonly value: Choice;
  readonly onChange: (value: Choice) => void;
}) {
  return (
    <fieldset>
      <legend className="font-serif text-heading">{SAY.what}</legend>
      <div className="mt-3 flex flex-col sm:flex-row sm:gap-8">
        {(['whole', 'part'] as const).map((choice) => (
          <label key={choice} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="cancel-what"
              className="size-5"
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            {SAY[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
