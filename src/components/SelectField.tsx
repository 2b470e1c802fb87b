/** Select field. */
import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { FIELD_BOX, FieldFrame, type FrameProps } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';

type Props = Omit<FrameProps, 'hint'> & {
  /** Placeholder until a value is selected. */
  readonly prompt: string;
  readonly options: readonly string[];
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>;

export function SelectField({ label, prompt, options, error, className, ...select }: Props) {
  return (
    <FieldFrame label={label} error={error} className={className}>
      {(marks) => (
        <>
          <select {...marks} className={`${FIELD_BOX} appearance-none pr-11 pl-3.5`} {...select}>
            <option value="">{prompt}</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <Icon of={ChevronDown} size={18} className="pointer-events-none absolute top-[15px] right-3.5" />
        </>
      )}
    </FieldFrame>
  );
}
