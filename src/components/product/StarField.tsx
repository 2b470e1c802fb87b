/** Star rating input, made of radio buttons for keyboard and screen readers. */
import { Star } from 'lucide-react';
import { useId } from 'react';
import { RATING } from '../../core/product/constants.ts';
import { REVIEW_FORM_COPY as SAY } from '../../core/product/review-form-copy.ts';

const ALL = Array.from({ length: RATING.max }, (_, index) => index + 1);

type Props = {
  /** 0: none chosen. */
  readonly value: number;
  readonly error?: string | undefined;
  readonly onChange: (stars: number) => void;
};

export function StarField({ value, error, onChange }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-said` : undefined}>
      <legend className="text-small font-medium">{SAY.rating}</legend>
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        <div className="-ml-2 flex">
          {ALL.map((stars) => (
            <label
              key={stars}
              className="relative grid size-11 place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:-outline-offset-2"
            >
              <input
                type="radio"
                name={id}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                aria-label={`${SAY.stars(stars)}, ${SAY.words[stars - 1]}`}
                aria-invalid={error ? true : undefined}
                className="sr-only"
              />
              <Star
                size={26}
                fill={stars <= value ? 'currentColor' : 'none'}
                strokeWidth={1.25}
                aria-hidden="true"
                className={stars <= value ? 'text-ink' : 'text-soot'}
              />
            </label>
          ))}
        </div>
        <p aria-hidden="true" className="text-small text-soot">
          {SAY.words[value - 1]}
        </p>
      </div>
      {error && (
        <p id={`${id}-said`} className="mt-1 text-caption text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
