/** Notice above a list whose prices could not be loaded. */

import { COPY } from '../../core/shop/copy.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';

export function PricesUnavailable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-l-2 border-danger bg-linen p-5"
    >
      <div>
        <p className="font-medium">{WISHLIST_COPY.unreached}</p>
        <p className="text-small text-soot">{WISHLIST_COPY.unreachedHint}</p>
      </div>
      <button type="button" onClick={onRetry} className="link min-h-11 text-small font-medium">
        {COPY.error.retry}
      </button>
    </div>
  );
}
