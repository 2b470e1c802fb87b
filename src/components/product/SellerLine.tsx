/** The seller's address for trade and telephone number, as one line; empty where neither is known. */
import { PRODUCT_COPY } from '../../core/product/copy.ts';
import { callTo, mailTo, type Seller } from '../../core/shop/site.ts';

export function SellerLine({ seller: { trade, phone } }: { readonly seller: Seller }) {
  if (!trade && !phone) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-small text-soot lg:text-caption">
      {trade && (
        <a href={mailTo(trade, PRODUCT_COPY.tradeSubject)} className="link inline-flex min-h-8 items-center lg:min-h-6">
          {PRODUCT_COPY.trade}
        </a>
      )}
      {phone && (
        <a
          href={callTo(phone)}
          aria-label={PRODUCT_COPY.callLabel(phone)}
          className="link inline-flex min-h-8 items-center lg:min-h-6 tabular-nums"
        >
          {phone}
        </a>
      )}
    </p>
  );
}
