/**
 * Marks pictures that are there and pictures that could not be loaded, wherever they stand, so that styles can show a plate instead.
 * What failed is asked for again a few times.
 */
import { SHELL_COPY } from '../../core/shop/shell-copy.ts';

function plateOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof HTMLImageElement ? target.closest<HTMLElement>('[data-picture]') : null;
}

function fail(target: EventTarget | null): void {
  const plate = plateOf(target);
  if (plate) plate.dataset.failed = SHELL_COPY.pictureFailed;
}

/** Ends the pulse of the plate. */
function arrive(target: EventTarget | null): void {
  const plate = plateOf(target);
  if (!plate) return;
  delete plate.dataset.failed;
  plate.dataset.loaded = '';
}

/** What styles.css says of tints, for browsers that read no colours out of attributes. */
function tint(): void {
  if (CSS.supports('color', 'attr(data-tint type(<color>))')) return;
  for (const plate of document.querySelectorAll<HTMLElement>('[data-tint]'))
    plate.style.backgroundColor = plate.dataset.tint ?? '';
}

export function watchPictures(): void {
  tint();
  const failed = (target: EventTarget | null) => {
    fail(target);
    // Pages load what few visits need only when they need it.
    import('./picture-retry.ts').then(
      ({ retryPicture }) => retryPicture(target),
      () => {},
    );
  };
  document.addEventListener('error', (event) => failed(event.target), true);
  document.addEventListener('load', (event) => arrive(event.target), true);
  for (const image of document.images) {
    if (!image.complete || !image.currentSrc) continue;
    if (image.naturalWidth === 0) failed(image);
    else arrive(image);
  }
}
