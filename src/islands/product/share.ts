/** Shares the URL with the selected variant: native share sheet, else clipboard. */
import { PRODUCT_COPY } from '../../core/product/copy.ts';

const SHOWN_MS = 2400;

export function startShare(): void {
  document.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
    if (!button) return;
    const { href } = window.location;
    const words = button.querySelector('[data-words]') ?? button;
    if (navigator.share) {
      // Closing the sheet rejects, which is no failure.
      await navigator.share({ title: document.title, url: href }).catch(() => {});
      return;
    }
    const done = await navigator.clipboard.writeText(href).then(
      () => true,
      () => false,
    );
    words.textContent = done ? PRODUCT_COPY.shared : PRODUCT_COPY.shareFailed;
    setTimeout(() => {
      words.textContent = PRODUCT_COPY.share;
    }, SHOWN_MS);
  });
}
