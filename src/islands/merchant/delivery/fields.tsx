/** Fields of a tree of rules: each reads and writes the value at its path, and shows the fault of that path. */
import { type ReactNode, use, useState } from 'react';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { Field } from '../../../components/Field.tsx';
import { typedNumber, valueIn } from '../../../core/merchant/delivery.ts';
import { Select } from '../products/Select.tsx';
import { TreeContext } from './tree.ts';

export type Props = {
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  readonly className?: string;
};

export function TextField({ path, label, hint, className }: Props) {
  const { values, put, errorOf } = use(TreeContext);
  return (
    <Field
      {...{ label, hint, className }}
      error={errorOf(path)}
      value={String(valueIn(values, path) ?? '')}
      onChange={({ target }) => put(path, target.value)}
    />
  );
}

/** Shows what is typed while it is typed; the rules hold the number. */
export function NumberField({ path, label, hint, className }: Props) {
  const { values, put, errorOf } = use(TreeContext);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      {...{ label, hint, className }}
      error={errorOf(path)}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? String(valueIn(values, path) ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        put(path, typedNumber(target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

type ChoiceProps = Props & { readonly options: Readonly<Record<string, string>> };

/** '' leaves the value out. */
export function ChoiceField({ path, label, options, className }: ChoiceProps) {
  const { values, put, errorOf } = use(TreeContext);
  return (
    <div className={className}>
      <Select
        label={label}
        error={errorOf(path)}
        value={String(valueIn(values, path) ?? '')}
        options={Object.entries(options).map(([value, name]) => ({ value, name }))}
        onChange={(value) => put(path, value || undefined)}
      />
    </div>
  );
}

export function CheckField({ path, label }: Props) {
  const { values, put } = use(TreeContext);
  return <Checkbox label={label} checked={valueIn(values, path) === true} onChange={(isOn) => put(path, isOn)} />;
}

/** Fault of a whole list or entry, which no field shows. */
export function FaultOf({ path }: { readonly path: string }): ReactNode {
  const error = use(TreeContext).errorOf(path);
  return error ? (
    <p role="alert" className="mt-2 text-small text-danger">
      {error}
    </p>
  ) : null;
}
