/** An order in the list: pictures, date, total, state. The whole row is a link. */
import { ArrowRight } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { NoPicture } from '../../components/NoPicture.tsx';
import { Picture } from '../../components/Picture.tsx';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { dateOf } from '../../core/order/moments.ts';
import type { OrderSummary } from '../../core/order/summary-reader.ts';
import { amountText, summaryLabel } from '../../core/order/view.ts';
import { orderPath, orderSearchPath } from '../../core/shop/routes.ts';

const THUMBNAIL_MAX = 480;
const NAMES = 2;

/** The first product names, and the number of others. */
function contents(names: readonly string[]): string {
  const rest = names.length - NAMES;
  return [names.slice(0, NAMES).join(', '), rest > 0 && ACCOUNT_COPY.ordersMore(rest)].filter(Boolean).join(' ');
}

export function OrderRow({ order }: { readonly order: OrderSummary }) {
  const { number, token, placedAt, total, names, picture } = order;
  return (
    <li className="group relative grid grid-cols-[88px_1fr] gap-x-5 border-b py-6 sm:grid-cols-[112px_1fr_auto] sm:gap-x-8">
      {picture ? (
        <Picture picture={picture} sizes="112px" max={THUMBNAIL_MAX} alt="" className="aspect-4/5 w-full" />
      ) : (
        <NoPicture className="aspect-4/5 w-full" />
      )}
      <div className="flex min-w-0 flex-col">
        <p className="label text-soot">{summaryLabel(order)}</p>
        <h2 className="mt-2 font-serif text-heading">
          <a
            href={token ? orderPath(number, token) : orderSearchPath(number)}
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            <span className="sr-only">{ACCOUNT_COPY.orderNumber(number)}: </span>
            {contents(names) || ACCOUNT_COPY.orderNumber(number)}
          </a>
        </h2>
        <p className="mt-auto pt-3 text-small text-soot tabular-nums">
          {[dateOf(placedAt), number].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className="flex items-center justify-between gap-6 tabular-nums max-sm:col-start-2 max-sm:pt-1 sm:flex-col sm:items-end">
        {amountText(order, total)}
        <Icon of={ArrowRight} size={18} className="max-sm:hidden" />
      </p>
    </li>
  );
}
