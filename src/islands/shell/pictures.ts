/** Marks loaded and failed pictures, so that styles can show a placeholder. Failed ones are retried. */
import { SHELL_COPY } from '../../core/shop/shell-copy.ts';

function plateOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof HTMLImageElement ? target.closest<HTMLElement>('[data-picture]') : null;
}

function markFailed(target: EventTarget | null): void {
  const plate = plateOf(target);
  if (plate) plate.dataset.failed = SHELL_COPY.pictureFailed;
}

/** Stops the placeholder's animation. */
function markLoaded(target: EventTarget | null): void {
  const plate = plateOf(target);
  if (!plate) return;
  delete plate.dataset.failed;
  plate.dataset.loaded = '';
}

/** Fallback for browsers without typed attr() (see the tints in styles.css). */
function tint(): void {
  if (CSS.supports('color', 'attr(data-tint type(<color>))')) return;
  for (const plate of document.querySelectorAll<HTMLElement>('[data-tint]'))
    plate.style.backgroundColor = plate.dataset.tint ?? '';
}

export function watchPictures(): void {
  tint();
  const onError = (target: EventTarget | null) => {
    markFailed(target);
    // Rarely needed, so loaded on demand.
    import('./picture-retry.ts').then(
      ({ retryPicture }) => retryPicture(target),
      () => {},
    );
  };
  document.addEventListener('error', (event) => onError(event.target), true);
  document.addEventListener('load', (event) => markLoaded(event.target), true);
  for (const image of document.images) {
    if (!image.complete || !image.currentSrc) continue;
    if (image.naturalWidth === 0) onError(image);
    else markLoaded(image);
  }
}
