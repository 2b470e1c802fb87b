/** Single-line text field. */
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FIELD_BOX, FieldFrame, type FrameProps } from './FieldFrame.tsx';

type Props = FrameProps & {
  /** Marked invalid although the message is shown elsewhere. */
  readonly wrong?: boolean;
  /** Rendered inside the field, at its end. */
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;

export function Field({ label, hint, error, wrong, end, className, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} {...(wrong && { wrong })} className={className}>
      {(marks) => (
        <>
          <input {...marks} className={`${FIELD_BOX} px-3.5 read-only:bg-linen ${end ? 'pr-13' : ''}`} {...input} />
          {end && <div className="absolute inset-y-0 right-0.5 grid place-items-center">{end}</div>}
        </>
      )}
    </FieldFrame>
  );
}
