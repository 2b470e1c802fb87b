/** The header's cart link without React: shows the count, and opens the panel where the page has one. */
import { COPY } from '../../core/copy.ts';
import { $cartCount, $cartPanel } from '../../stores/cart.ts';
import { wake } from '../../stores/wake.ts';

const BADGE_MAX = 99;

function show(count: number): void {
  for (const link of document.querySelectorAll('[data-cart-link]')) {
    const badge = link.querySelector<HTMLElement>('[data-cart-badge]');
    const words = link.querySelector<HTMLElement>('[data-cart-words]');
    if (badge) {
      badge.textContent = count > BADGE_MAX ? `${BADGE_MAX}+` : String(count);
      badge.hidden = count === 0;
    }
    if (words) words.textContent = COPY.nav.inCart(count);
  }
}

/** The panel's island wakes when anything opens the panel. On the cart page there is none, and the link is a link. */
export function startCartLink(): void {
  $cartCount.subscribe(show);
  if (!document.querySelector('[data-wake="cart-panel"]')) return;
  $cartPanel.subscribe((open) => {
    if (open) wake('cart-panel');
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-cart-link]') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    event.preventDefault();
    $cartPanel.set(true);
  });
  // A page kept by the browser for 'back' does not come back with the panel open.
  window.addEventListener('pagehide', () => $cartPanel.set(false));
}
