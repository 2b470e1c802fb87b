/** Delivery and returns in one quiet line, linked to their policies; before them the tax, where nothing else names it. */

import { RETURNS } from '../../core/order/constants.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';

type Props = { readonly tax?: boolean; readonly className?: string };

export function ServiceLine({ tax = true, className = '' }: Props) {
  const { service } = COPY;
  return (
    <p className={`flex flex-wrap gap-x-4 text-caption tabular-nums ${className}`}>
      {tax && <span className="inline-flex min-h-6 items-center">{service.tax}</span>}
      <a href={ROUTES.shipping.path} className="link inline-flex min-h-6 items-center">
        {service.delivery}
      </a>
      <a href={ROUTES.returns.path} className="link inline-flex min-h-6 items-center">
        {service.returns(RETURNS.windowDays)}
      </a>
    </p>
  );
}
