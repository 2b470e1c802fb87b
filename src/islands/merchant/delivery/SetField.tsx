/** A field that chooses several of a set. */
import { use } from 'react';
import { Checkbox } from '../../../components/Checkbox.tsx';
import type { Props } from './fields.tsx';
import { TreeContext, useRows } from './tree.ts';

type SetProps = Props & { readonly options: Readonly<Record<string, string>> };

/** Checkboxes of which any may be chosen; the list keeps the order of the options. */
export function SetField({ path, label, options }: SetProps) {
  const { put, errorOf } = use(TreeContext);
  const chosen = useRows<string>(path);
  const error = errorOf(path) ?? chosen.map((_, index) => errorOf(`${path}.${index}`)).find(Boolean);
  return (
    <fieldset>
      <legend className="text-small font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {Object.entries(options).map(([value, name]) => (
          <Checkbox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={(isOn) => {
              const next = isOn ? [...chosen, value] : chosen.filter((one) => one !== value);
              put(
                path,
                Object.keys(options).filter((one) => next.includes(one)),
              );
            }}
          />
        ))}
      </div>
      {error && <p className="text-caption text-danger">{error}</p>}
    </fieldset>
  );
}
