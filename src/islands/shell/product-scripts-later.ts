/**
 * On pages to read: counts for whoever keeps something, here or in another tab, and hearts once a piece comes near the screen.
 * Nobody else downloads what they need.
 */
import { readStored, STORED } from '../../stores/storage.ts';

/** How far below the screen a piece is when its scripts are fetched. */
const NEAR = '0px 0px 800px';

function countWhatIsKept(): void {
  if (readStored(STORED.cart) || readStored(STORED.wishlist))
    import('./header-counts.ts').then((counts) => counts.startCounts());
}

export function startPiecesLater(): void {
  countWhatIsKept();
  window.addEventListener('storage', countWhatIsKept);
  window.addEventListener('pageshow', countWhatIsKept);
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      import('./product-scripts.ts').then((pieces) => pieces.startPieces());
    },
    { rootMargin: NEAR },
  );
  for (const heart of document.querySelectorAll('[data-wish]')) near.observe(heart);
}
