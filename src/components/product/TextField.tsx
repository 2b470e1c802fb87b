/** A labelled field for a line or more of text. */
import { useId } from 'react';
import { REVIEW } from '../../core/product/constants.ts';
import { REVIEW_FORM_COPY as SAY } from '../../core/product/review-form-copy.ts';

/** The text, with the number of characters left. */
export function TextField({
  value,
  error,
  onChange,
}: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-small font-medium">
        {SAY.text}
      </label>
      <textarea
        id={id}
        rows={7}
        maxLength={REVIEW.textMax}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-said`}
        required
        className="mt-1.5 block w-full rounded-control border border-(--edge) bg-paper p-3.5 text-body transition-[border-color] focus:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger"
      />
      <p
        id={`${id}-said`}
        className={`mt-1.5 flex justify-between gap-4 text-caption ${error ? 'text-danger' : 'text-soot'}`}
      >
        {error ?? SAY.textHint}
        <span className="shrink-0 tabular-nums">{SAY.left(REVIEW.textMax - value.length)}</span>
      </p>
    </div>
  );
}
