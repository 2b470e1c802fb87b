/** Reason of the return. */
import { useId } from 'react';
import { ORDER_PAGE_COPY } from '../../core/order/page-copy.ts';
import { RETURN_REASONS, type ReturnReason } from '../../core/order/returns.ts';

const SAY = ORDER_PAGE_COPY.returns;

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
