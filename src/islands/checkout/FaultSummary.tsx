/** Error summary: announces the number of invalid fields and links to each. Takes no space when empty. */
import type { RefObject } from 'react';
import { CHECKOUT_COPY as SAY } from '../../core/checkout/copy.ts';
import type { Fault } from '../../core/checkout/faults.ts';

export function focusField(form: HTMLFormElement | null, field: string | undefined): void {
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}

type Props = { readonly faults: readonly Fault[]; readonly form: RefObject<HTMLFormElement | null> };

export function FaultSummary({ faults, form }: Props) {
  return (
    <div role="alert" className={faults.length > 0 ? '' : '-mb-5'}>
      {faults.length > 0 && (
        <div className="border-l-2 border-danger bg-danger/8 px-4 py-3 text-small text-danger">
          <p className="font-medium">{SAY.faultCount(faults.length)}</p>
          <ul className="mt-1">
            {faults.map(({ field, label, message }) => (
              <li key={field}>
                <button
                  type="button"
                  className="link min-h-6 text-left"
                  onClick={() => focusField(form.current, field)}
                >
                  {label}
                </button>
                {`: ${message}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
