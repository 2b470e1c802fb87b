/** Label, hint and error around a form control, connected for assistive technology. */
import { type ReactNode, useId } from 'react';

/** Classes of every text and select control. */
export const FIELD_BOX =
  'h-12 w-full min-w-0 rounded-control border border-(--edge) bg-paper text-body transition-[border-color] focus:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger';

export type FrameProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Error message; marks the field as invalid. */
  readonly error?: string | undefined;
};

type Marks = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};
type Props = FrameProps & {
  /** Marked invalid although the message is shown elsewhere. */
  readonly wrong?: boolean;
  readonly className?: string | undefined;
  /** Renders the control with the given id and ARIA attributes. */
  readonly children: (marks: Marks) => ReactNode;
};

export function FieldFrame({ label, hint, error, wrong = false, className = '', children }: Props) {
  const id = useId();
  const message = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <div className="relative mt-1.5">
        {children({
          id,
          'aria-invalid': Boolean(error) || wrong || undefined,
          'aria-describedby': message ? `${id}-said` : undefined,
        })}
      </div>
      {message && (
        <p id={`${id}-said`} className={`mt-1.5 text-caption ${error ? 'text-danger' : 'text-soot'}`}>
          {message}
        </p>
      )}
    </div>
  );
}
