/** Where to find orders that are not in the list. */
import type { User } from '../../core/account/account.ts';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';

export function OrdersFootnote({ user }: { readonly user: User }) {
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-5 text-small text-soot">
      {!user.emailVerified && ACCOUNT_COPY.ordersGuest}
      <a href={ROUTES.order.path} className="link inline-flex min-h-11 items-center text-ink">
        {ACCOUNT_COPY.ordersFind}
      </a>
    </p>
  );
}
