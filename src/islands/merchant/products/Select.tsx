/** Select field whose options have names of their own: controlled by value and onChange, or of a form by name and initial value. */
import { ChevronDown } from 'lucide-react';
import { FIELD_BOX, FieldFrame } from '../../../components/FieldFrame.tsx';
import { Icon } from '../../../components/Icon.tsx';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly initial?: string;
  readonly value?: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly onChange?: (value: string) => void;
};

export function Select({ label, hint, error, disabled = false, name, initial, value, options, onChange }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(marks) => (
        <>
          <select
            {...marks}
            className={`${FIELD_BOX} appearance-none truncate pr-11 pl-3.5`}
            disabled={disabled}
            name={name}
            defaultValue={initial}
            value={value}
            onChange={({ target }) => onChange?.(target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.name}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={18} className="pointer-events-none absolute top-[15px] right-3.5" />
        </>
      )}
    </FieldFrame>
  );
}
