/** What stands around a control of a form: its name above, a hint below, and what is wrong with it said to everybody. */
import { type ReactNode, useId } from 'react';

/** Every box one can write or choose in. */
export const FIELD_BOX =
  'h-12 w-full min-w-0 rounded-control border border-(--edge) bg-paper text-body transition-[border-color] focus:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger';

export type FrameProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong; the field is marked with it. */
  readonly error?: string | undefined;
};

type Marks = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};
type Props = FrameProps & {
  /** Marked as wrong although the words stand elsewhere. */
  readonly wrong?: boolean;
  readonly className?: string | undefined;
  /** Draws the control with the marks that tie it to its words. */
  readonly children: (marks: Marks) => ReactNode;
};

export function FieldFrame({ label, hint, error, wrong = false, className = '', children }: Props) {
  const id = useId();
  const said = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <div className="relative mt-1.5">
        {children({
          id,
          'aria-invalid': Boolean(error) || wrong || undefined,
          'aria-describedby': said ? `${id}-said` : undefined,
        })}
      </div>
      {said && (
        <p id={`${id}-said`} className={`mt-1.5 text-caption ${error ? 'text-danger' : 'text-soot'}`}>
          {said}
        </p>
      )}
    </div>
  );
}
