/** A field for a list of words. */
import { use, useState } from 'react';
import { Field } from '../../../components/Field.tsx';
import type { Props } from './fields.tsx';
import { TreeContext, useRows } from './tree.ts';

/** Texts separated by commas. */
export function ListField({ path, label, hint, className }: Props) {
  const { put, errorOf } = use(TreeContext);
  const rows = useRows<string>(path);
  const [typed, setTyped] = useState<string | null>(null);
  // A fault names one entry of the list.
  const error = errorOf(path) ?? rows.map((_, index) => errorOf(`${path}.${index}`)).find(Boolean);
  return (
    <Field
      {...{ label, hint, className }}
      error={error}
      autoComplete="off"
      value={typed ?? rows.join(', ')}
      onChange={({ target }) => {
        setTyped(target.value);
        put(path, target.value.split(/[\s,]+/).filter(Boolean));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
