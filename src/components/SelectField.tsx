/** A labelled list of choices, drawn like Field. */
import { ChevronDown } from 'lucide-react';
import { type SelectHTMLAttributes, useId } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  readonly label: string;
  /** What stands there until something is chosen. */
  readonly prompt: string;
  readonly options: readonly string[];
  readonly error?: string | undefined;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>;

export function SelectField({ label, prompt, options, error, className = '', ...select }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <div className="relative mt-1.5">
        <select
          id={id}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? `${id}-said` : undefined}
          className="h-12 w-full min-w-0 appearance-none rounded-control border border-(--edge) bg-paper pr-11 pl-3.5 text-body transition-[border-color] focus:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger"
          {...select}
        >
          <option value="">{prompt}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <Icon of={ChevronDown} size={18} className="pointer-events-none absolute top-[15px] right-3.5" />
      </div>
      {error && (
        <p id={`${id}-said`} className="mt-1.5 text-caption text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
