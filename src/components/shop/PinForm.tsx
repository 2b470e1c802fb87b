/** A PIN code with a button that checks it, and the answer below. */
import { useId } from 'react';
import { DELIVERY_COPY } from '../../core/delivery/copy.ts';

type Props = {
  readonly text: string;
  /** Digits and spaces. */
  readonly onText: (text: string) => void;
  readonly onCheck: () => void;
  /** Why the code cannot be used, '' for none. */
  readonly problem: string;
  /** What is known of the code, such as its place. */
  readonly answer: string;
};

export function PinForm({ text, onText, onCheck, problem, answer }: Props) {
  const id = useId();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <div className="mt-2 flex max-w-64 items-center border-b border-(--edge) focus-within:border-ink">
        <input
          type="text"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          aria-label={DELIVERY_COPY.label}
          aria-invalid={problem !== ''}
          aria-describedby={id}
          placeholder={DELIVERY_COPY.prompt}
          value={text}
          onChange={({ target }) => onText(target.value.replace(/[^\d ]/g, ''))}
          className="h-10 min-w-0 flex-1 bg-transparent text-small tabular-nums outline-none placeholder:text-soot"
        />
        <button type="submit" className="min-h-10 text-small underline decoration-1 underline-offset-4">
          {DELIVERY_COPY.check}
        </button>
      </div>
      <p
        id={id}
        role="status"
        className={`mt-1.5 min-h-5 text-caption ${problem ? 'text-danger' : 'text-soot'}`}
        data-pin-answer
      >
        {problem || answer}
      </p>
    </form>
  );
}
