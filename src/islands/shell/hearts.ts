/**
 * Wishlist buttons, without React: one click listener for the page, and a MutationObserver for buttons rendered later.
 */

import { SHELL_COPY } from '../../core/shop/shell-copy.ts';
import { WISHLIST } from '../../core/wishlist/constants.ts';
import { hasItem, readSnapshot } from '../../core/wishlist/local-wishlist.ts';
import { announce } from '../../stores/announcements.ts';
import { $wishlist, toggleWish } from '../../stores/wishlist.ts';

const HEART = '[data-wish]';

function mark(): void {
  const list = $wishlist.get();
  for (const heart of document.querySelectorAll<HTMLElement>(HEART)) {
    const pressed = String(hasItem(list, heart.dataset.wish ?? ''));
    if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed);
  }
}

function onClick(event: MouseEvent): void {
  const heart = event.target instanceof Element ? event.target.closest<HTMLElement>(HEART) : null;
  const slug = heart?.dataset.wish;
  if (!heart || !slug) return;
  const seen = readSnapshot(JSON.parse(heart.dataset.seen ?? 'null'));
  const toggled = toggleWish({ slug, addedAt: new Date().toISOString(), ...seen });
  if (toggled === 'full') announce(SHELL_COPY.wishlistFull(WISHLIST.max));
  else if (toggled === 'removed') announce(SHELL_COPY.unwished(seen.name));
  else announce(SHELL_COPY.wished(seen.name, $wishlist.get().length));
}

export function startHearts(): void {
  document.addEventListener('click', onClick);
  $wishlist.subscribe(mark);
  // Lists add cards and reuse cards for other products.
  new MutationObserver(mark).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-wish'],
  });
}
