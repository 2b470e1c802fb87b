/** Cart and wishlist counts of the header, without React, with a text for screen readers. */
import { countItems } from '../../core/cart/cart.ts';
import { SHELL_COPY } from '../../core/shop/shell-copy.ts';
import { $cart } from '../../stores/cart.ts';
import { $wishlist } from '../../stores/wishlist.ts';

const BADGE_MAX = 99;

/** name is the link's data-count; its styles show the badge (layouts/Header.astro). */
function show(name: string, count: number, words: string): void {
  for (const link of document.querySelectorAll<HTMLElement>(`[data-count="${name}"]`)) {
    const status = link.querySelector('[data-count-words]');
    if (count === 0) delete link.dataset.badge;
    else link.dataset.badge = count > BADGE_MAX ? `${BADGE_MAX}+` : String(count);
    if (status) status.textContent = words;
  }
}

let started = false;

/** Idempotent. */
export function startCounts(): void {
  if (started) return;
  started = true;
  $cart.subscribe((cart) => {
    const count = countItems(cart);
    show('cart', count, SHELL_COPY.inCart(count));
  });
  $wishlist.subscribe(({ length }) => show('wishlist', length, SHELL_COPY.onWishlist(length)));
}
