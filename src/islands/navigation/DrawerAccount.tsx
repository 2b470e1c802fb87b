/** Account part of the small-screen menu: wishlist, cart, account pages, help, and the signed-in user. */
import { useStore } from '@nanostores/react';
import { Heart, ShoppingBag } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { countItems } from '../../core/cart/cart.ts';
import { CART_COPY } from '../../core/cart/copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ACCOUNT_LINKS, HELP, ROUTES } from '../../core/shop/routes.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';
import { $cart } from '../../stores/cart.ts';
import { openPanel } from '../../stores/panel.ts';
import { signOut } from '../../stores/session.ts';
import { $token } from '../../stores/token.ts';
import { $wishlist } from '../../stores/wishlist.ts';
import { Own, UserCard } from './UserCard.tsx';

export function DrawerAccount() {
  const token = useStore($token);
  return (
    <div className="py-6">
      <ul>
        <Own icon={Heart} name={WISHLIST_COPY.title} href={ROUTES.wishlist.path} count={useStore($wishlist).length} />
        <Own icon={ShoppingBag} name={CART_COPY.title} href={ROUTES.cart.path} count={countItems(useStore($cart))} />
      </ul>
      {token && (
        <nav aria-label={ACCOUNT_COPY.nav} className="pt-6">
          <UserCard />
          <ul className="grid grid-cols-2 gap-x-6 pt-2">
            {ACCOUNT_LINKS.map(({ name, href }) => (
              <li key={href}>
                <a href={href} className="flex min-h-11 items-center">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {HELP && (
        <a href={HELP.path} className="mt-4 flex min-h-11 items-center">
          {ACCOUNT_COPY.help}
        </a>
      )}
    </div>
  );
}

/** Fixed at the bottom. */
export function DrawerFoot() {
  return useStore($token) ? (
    <Button kind="outline" className="w-full" onClick={signOut}>
      {ACCOUNT_COPY.logout}
    </Button>
  ) : (
    <Button kind="outline" className="w-full" onClick={() => openPanel('auth')}>
      {COPY.account.signInOrCreate}
    </Button>
  );
}
