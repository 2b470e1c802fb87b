/** Colours of an option's values. */
import { Checkbox } from '../../../components/Checkbox.tsx';
import { FIELDS_COPY } from '../../../core/merchant/product-fields-copy.ts';
import type { FormOption } from '../../../core/merchant/variant-form.ts';
import { valuesOf } from '../../../core/merchant/variant-grid.ts';
import { COLOURS } from '../../../core/shop/theme.ts';

const { options: TEXT } = FIELDS_COPY;

const PLAIN = COLOURS.brass;

export function Swatches({
  option,
  onChange,
}: {
  readonly option: FormOption;
  readonly onChange: (option: FormOption) => void;
}) {
  const values = valuesOf(option.values);
  const isColour = Object.keys(option.swatches).length > 0;
  const colour = (value: string, swatch: string) =>
    onChange({ ...option, swatches: { ...option.swatches, [value]: swatch } });
  return (
    <div className="flex flex-wrap items-center gap-x-6 sm:col-span-2">
      <Checkbox
        label={TEXT.colours}
        checked={isColour}
        disabled={values.length === 0}
        onChange={(on) =>
          onChange({ ...option, swatches: on ? Object.fromEntries(values.map((value) => [value, PLAIN])) : {} })
        }
      />
      {isColour &&
        values.map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-2 text-small">
            <input
              type="color"
              aria-label={TEXT.colourOf(value)}
              className="size-8 cursor-pointer rounded-control border border-(--edge) bg-paper p-0.5"
              value={option.swatches[value] ?? PLAIN}
              onChange={({ target }) => colour(value, target.value)}
            />
            {value}
          </label>
        ))}
    </div>
  );
}
