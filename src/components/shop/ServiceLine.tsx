/** Tax, delivery and returns in one quiet line; the last two link to their policies. */

import { MONEY, RETURNS, SHIPPING_FEE } from '../../core/shop/constants.ts';
import { COPY } from '../../core/shop/copy.ts';
import { formatMoney } from '../../core/shop/money.ts';
import { ROUTES } from '../../core/shop/routes.ts';

const FREE_FROM = formatMoney({ amount: SHIPPING_FEE.freeFrom, currency: MONEY.currency });

export function ServiceLine({ className = '' }: { readonly className?: string }) {
  const { tax, delivery, returns } = COPY.service;
  return (
    <p className={`flex flex-wrap gap-x-4 text-caption text-soot tabular-nums ${className}`}>
      <span className="inline-flex min-h-6 items-center">{tax}</span>
      <a href={ROUTES.shipping.path} className="link inline-flex min-h-6 items-center">
        {delivery(FREE_FROM)}
      </a>
      <a href={ROUTES.returns.path} className="link inline-flex min-h-6 items-center">
        {returns(RETURNS.windowDays)}
      </a>
    </p>
  );
}
