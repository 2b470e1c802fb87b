/** Fields of a tree of rules: each reads and writes the value at its path, and shows the fault of that path. */
import { createContext, type ReactNode, use, useState } from 'react';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { Field } from '../../../components/Field.tsx';
import { typedNumber, valueIn } from '../../../core/merchant/delivery.ts';
import { Select } from '../products/Select.tsx';

export type Tree = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly put: (path: string, value: unknown) => void;
  readonly errorOf: (path: string) => string | undefined;
};
export const TreeContext = createContext<Tree>({ values: {}, put: () => {}, errorOf: () => undefined });

/** The rows at a path. */
export function useRows<Row = Record<string, unknown>>(path: string): readonly Row[] {
  const rows = valueIn(use(TreeContext).values, path);
  return Array.isArray(rows) ? (rows as Row[]) : [];
}

type Props = { readonly path: string; readonly label: string; readonly hint?: string; readonly className?: string };

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

/** Fault of a whole list or entry, which no field shows. */
export function FaultOf({ path }: { readonly path: string }): ReactNode {
  const error = use(TreeContext).errorOf(path);
  return error ? (
    <p role="alert" className="mt-2 text-small text-danger">
      {error}
    </p>
  ) : null;
}
