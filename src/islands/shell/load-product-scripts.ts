/**
 * On editorial pages: loads the counts when cart or wishlist is in use, here or in another tab, and hearts when a
 * product comes near the screen.
 */
import { readStored, STORED } from '../../stores/storage.ts';

/** Distance below the screen at which scripts are loaded. */
const NEAR = '0px 0px 800px';

function loadCounts(): void {
  if (readStored(STORED.cart) || readStored(STORED.wishlist))
    import('./header-counts.ts').then((counts) => counts.startCounts());
}

export function loadProductScripts(): void {
  loadCounts();
  window.addEventListener('storage', loadCounts);
  window.addEventListener('pageshow', loadCounts);
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      import('./product-scripts.ts').then((scripts) => scripts.startProductScripts());
    },
    { rootMargin: NEAR },
  );
  for (const heart of document.querySelectorAll('[data-wish]')) near.observe(heart);
}
