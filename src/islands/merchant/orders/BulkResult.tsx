/** What a change of several orders did. */
import { X } from 'lucide-react';
import { Icon } from '../../../components/Icon.tsx';
import { ORDERS_COPY } from '../../../core/merchant/orders-copy.ts';
import { orderOfficePath } from '../../../core/merchant/pages.ts';
import type { BulkReport } from './use-bulk.ts';

const SAY = ORDERS_COPY.bulk;

export function BulkResult({ report, onClose }: { readonly report: BulkReport; readonly onClose: () => void }) {
  const { done, failures } = report;
  return (
    <div className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        {done && <p className="text-success">{done}</p>}
        {failures.length > 0 && (
          <>
            <p className="text-danger">{SAY.failed(failures.length)}</p>
            <ul className="mt-1 max-h-40 overflow-y-auto">
              {failures.map(({ number, reason }) => (
                <li key={number}>
                  <a href={orderOfficePath(number)} className="link tabular-nums">
                    {number}
                  </a>{' '}
                  <span className="text-soot">{reason}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <button type="button" aria-label={SAY.close} onClick={onClose} className="-my-2 grid size-11 place-items-center">
        <Icon of={X} size={18} />
      </button>
    </div>
  );
}
