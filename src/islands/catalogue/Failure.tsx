/** Notice above an outdated list when the API does not respond. */
import { COPY } from '../../core/shop/copy.ts';

export function Failure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-l-2 border-danger bg-linen p-5"
    >
      <div>
        <p className="font-medium">{COPY.catalogue.failed}</p>
        <p className="text-small text-soot">{COPY.catalogue.failedHint}</p>
      </div>
      <button type="button" onClick={onRetry} className="link min-h-8 text-small font-medium">
        {COPY.error.retry}
      </button>
    </div>
  );
}
