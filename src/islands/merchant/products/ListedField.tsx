/** Text field that suggests words in use. */
import { useId } from 'react';
import { Field } from '../../../components/Field.tsx';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly words: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

export function ListedField({ label, hint, value, words, error, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <Field
        label={label}
        hint={hint}
        error={error}
        list={id}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={id}>
        {words.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </div>
  );
}
