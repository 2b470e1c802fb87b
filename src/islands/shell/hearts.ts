/**
 * The hearts on cards and product pages, without React: one listener for every heart of a page, whoever drew it, and one
 * watch for those that lists draw later.
 */
import { WISHLIST } from '../../core/shop/constants.ts';
import { SHELL_COPY } from '../../core/shop/shell-copy.ts';
import { hasItem, readSeen } from '../../core/wishlist/local-wishlist.ts';
import { say } from '../../stores/announcements.ts';
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
  const seen = readSeen(JSON.parse(heart.dataset.seen ?? 'null'));
  const toggled = toggleWish({ slug, addedAt: new Date().toISOString(), ...seen });
  if (toggled === 'full') say(SHELL_COPY.wishlistFull(WISHLIST.max));
  else if (toggled === 'removed') say(SHELL_COPY.unwished(seen.name));
  else say(SHELL_COPY.wished(seen.name, $wishlist.get().length));
}

export function startHearts(): void {
  document.addEventListener('click', onClick);
  $wishlist.subscribe(mark);
  // Lists draw new cards, and give a card to another piece.
  new MutationObserver(mark).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-wish'],
  });
}
