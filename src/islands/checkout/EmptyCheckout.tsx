/** Checkout with an empty cart. */

import { ButtonLink } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { CART_COPY } from '../../core/cart/copy.ts';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { NAVIGATION_COPY } from '../../core/shop/navigation-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';

const SAY = CHECKOUT_COPY.empty;
const LINKS = [
  [NAVIGATION_COPY.newArrivals, ROUTES.newArrivals.path],
  [ROUTES.rooms.title, ROUTES.rooms.path],
  [NAVIGATION_COPY.sale, ROUTES.sale.path],
  [WISHLIST_COPY.title, ROUTES.wishlist.path],
] as const;

export function EmptyCheckout() {
  return (
    <Empty title={SAY.title} hint={SAY.hint} className="border-t-0 pt-0! md:pt-0!">
      <ButtonLink href={ROUTES.shop.path}>{CART_COPY.continue}</ButtonLink>
    </Empty>
  );
}

export function ShopLinks() {
  return (
    <nav aria-label={SAY.ways} className="px-(--gutter) py-10 lg:py-(--header) lg:pl-[clamp(32px,4vw,64px)]">
      <ul className="mx-auto max-w-152 lg:mx-0">
        {LINKS.map(([name, href]) => (
          <li key={href} className="border-b border-ink/12">
            <a href={href} className="flex min-h-16 items-center font-serif text-heading hover:text-clay">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
