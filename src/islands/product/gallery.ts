/**
 * Controls the gallery: enlarging, and where it is a strip also thumbnails and arrow keys. Uses event delegation, so
 * that galleries rendered later work too.
 */
import { enlarge } from '../../stores/zoom.ts';

const GALLERY = '[data-gallery]';
const STRIP = '[data-gallery-strip]';

/** False on laptops, where all pictures are below each other. */
const isStrip = (strip: Element) => strip.scrollWidth > strip.clientWidth;
const indexOf = (strip: Element) => Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));

function moveTo(gallery: Element, index: number): void {
  const strip = gallery.querySelector<HTMLElement>(STRIP);
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = calm ? 'instant' : 'smooth';
  if (!strip) return;
  if (isStrip(strip)) strip.scrollTo({ left: index * strip.clientWidth, behavior });
  else strip.children[index]?.scrollIntoView({ block: 'nearest', behavior });
}

/** Scrolls the page's gallery to a picture. */
export function showPicture(index: number): void {
  const gallery = document.querySelector(GALLERY);
  if (gallery) moveTo(gallery, index);
}

function mark(strip: HTMLElement): void {
  const current = indexOf(strip);
  for (const link of strip.closest(GALLERY)?.querySelectorAll('[data-gallery-link]') ?? []) {
    if (link.getAttribute('data-gallery-link') === String(current)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest('[data-gallery-link], [data-zoom]');
  const gallery = link?.closest(GALLERY);
  if (!link || !gallery || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const zoomed = link.getAttribute('data-zoom');
  if (zoomed !== null) enlarge(Number(zoomed));
  else moveTo(gallery, Number(link.getAttribute('data-gallery-link')));
}

/** One picture per press; the browser would scroll a few pixels. */
function onKey(event: KeyboardEvent): void {
  const strip = event.target instanceof Element ? event.target.closest(STRIP) : null;
  const gallery = strip?.closest(GALLERY);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!strip || !gallery || !step || !isStrip(strip) || event.altKey || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  const next = indexOf(strip) + step;
  if (next >= 0 && next < strip.children.length) moveTo(gallery, next);
}

export function startGallery(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches(STRIP)) mark(target);
    },
    { capture: true, passive: true },
  );
}
