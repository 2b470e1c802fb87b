/** The gallery's thumbnails: they move the strip, and follow it. By delegation, so that a gallery drawn later works too. */

const GALLERY = '[data-gallery]';

function moveTo(gallery: Element, index: number): void {
  const strip = gallery.querySelector<HTMLElement>('[data-gallery-strip]');
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip?.scrollTo({ left: index * strip.clientWidth, behavior: calm ? 'instant' : 'smooth' });
}

/** Shows one picture of the page's gallery. */
export function showPicture(index: number): void {
  const gallery = document.querySelector(GALLERY);
  if (gallery) moveTo(gallery, index);
}

function mark(strip: HTMLElement): void {
  const current = Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));
  for (const link of strip.closest(GALLERY)?.querySelectorAll('[data-gallery-link]') ?? []) {
    if (link.getAttribute('data-gallery-link') === String(current)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

export function startGallery(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-gallery-link]') : null;
    const gallery = link?.closest(GALLERY);
    if (!link || !gallery) return;
    event.preventDefault();
    moveTo(gallery, Number(link.getAttribute('data-gallery-link')));
  });
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches('[data-gallery-strip]')) mark(target);
    },
    { capture: true, passive: true },
  );
}
