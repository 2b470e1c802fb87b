/** Account part of the small-screen menu: wishlist, cart, account pages, help, and the signed-in user. */
import { useStore } from '@nanostores/react';
import { Heart, type LucideIcon, ShoppingBag } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { countItems } from '../../core/cart/cart.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ACCOUNT_LINKS, HELP, ROUTES } from '../../core/shop/routes.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';
import { $cart } from '../../stores/cart.ts';
import { openPanel } from '../../stores/panel.ts';
import { $session, checkSession, signOut } from '../../stores/session.ts';
import { $token } from '../../stores/token.ts';
import { $wishlist } from '../../stores/wishlist.ts';

function Own({
  icon,
  name,
  href,
  count,
}: {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly href: string;
  readonly count: number;
}) {
  return (
    <li>
      <a href={href} className="flex min-h-12 items-center gap-3 border-b">
        <Icon of={icon} />
        {name}
        <span className="ml-auto text-small text-soot tabular-nums">{count > 0 ? count : ''}</span>
      </a>
    </li>
  );
}

/** The signed-in user, or a retry button when the API did not respond. */
function UserCard() {
  const session = useStore($session);
  if (session.state === 'unreached') {
    return (
      <div className="bg-linen p-4">
        <p className="text-small">{ACCOUNT_COPY.unreached}</p>
        <button type="button" onClick={checkSession} className="link min-h-11 text-small font-medium">
          {COPY.error.retry}
        </button>
      </div>
    );
  }
  const user = session.state === 'in' ? session.user : null;
  return (
    <a href={ROUTES.account.path} className="block min-h-19 bg-linen p-4">
      <span className="block font-serif text-heading">{user?.name ?? COPY.account.noName}</span>
      <span className="block truncate text-caption text-soot">{user?.email}</span>
    </a>
  );
}

export function DrawerAccount() {
  const token = useStore($token);
  return (
    <div className="py-6">
      <ul>
        <Own icon={Heart} name={WISHLIST_COPY.title} href={ROUTES.wishlist.path} count={useStore($wishlist).length} />
        <Own icon={ShoppingBag} name={COPY.cart.title} href={ROUTES.cart.path} count={countItems(useStore($cart))} />
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
