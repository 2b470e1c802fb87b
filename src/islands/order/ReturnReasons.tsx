/** Reason of the return. */
import { useId } from 'react';
import { RETURN_REASONS, type ReturnReason } from '../../core/order/returns.ts';
import { RETURNS_COPY as SAY } from '../../core/order/returns-copy.ts';

type Props = {
  readonly reason: ReturnReason | null;
  readonly fault: string | undefined;
  readonly onChange: (reason: ReturnReason) => void;
};

export function ReturnReasons({ reason, fault, onChange }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={fault ? `${id}-said` : undefined}>
      <legend className="font-serif text-heading">{SAY.why}</legend>
      {fault && (
        <p id={`${id}-said`} className="mt-2 text-small text-danger">
          {fault}
        </p>
      )}
      <div className="mt-2">
        {RETURN_REASONS.map((one) => (
          <label key={one} className="flex min-h-12 items-center gap-4 border-b py-2">
            <input
              type="radio"
              name={id}
              className="size-5 shrink-0"
              checked={reason === one}
              aria-invalid={fault ? true : undefined}
              onChange={() => onChange(one)}
            />
            {SAY.reasons[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
