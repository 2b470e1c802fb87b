/** A labelled field: name above, hint below, and what is wrong with it said to everybody. */
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

type Props = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong; the field is marked with it. */
  readonly error?: string | undefined;
  /** Marked as wrong although the words stand elsewhere. */
  readonly wrong?: boolean;
  /** Stands inside the field, at its end. */
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;

export function Field({ label, hint, error, wrong = false, end, className = '', ...input }: Props) {
  const id = useId();
  const said = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <div className="relative mt-1.5">
        <input
          id={id}
          aria-invalid={Boolean(error) || wrong || undefined}
          aria-describedby={said ? `${id}-said` : undefined}
          className={`h-12 w-full min-w-0 rounded-control border border-(--edge) bg-paper px-3.5 text-body transition-[border-color] focus:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger read-only:bg-linen ${end ? 'pr-13' : ''}`}
          {...input}
        />
        {end && <div className="absolute inset-y-0 right-0.5 grid place-items-center">{end}</div>}
      </div>
      {said && (
        <p id={`${id}-said`} className={`mt-1.5 text-caption ${error ? 'text-danger' : 'text-soot'}`}>
          {said}
        </p>
      )}
    </div>
  );
}
