/** The header's cart link without React: shows the count. */
import { SHELL_COPY } from '../../core/copy/shell.ts';
import { $cartCount } from '../../stores/cart.ts';

const BADGE_MAX = 99;

function show(count: number): void {
  for (const link of document.querySelectorAll('[data-cart-link]')) {
    const badge = link.querySelector<HTMLElement>('[data-cart-badge]');
    const words = link.querySelector<HTMLElement>('[data-cart-words]');
    if (badge) {
      badge.textContent = count > BADGE_MAX ? `${BADGE_MAX}+` : String(count);
      badge.hidden = count === 0;
    }
    if (words) words.textContent = SHELL_COPY.inCart(count);
  }
}

export function startCartLink(): void {
  $cartCount.subscribe(show);
}
