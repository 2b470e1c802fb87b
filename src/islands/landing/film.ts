/** The film: plays while visible, expands to full screen on click, and collapses when it leaves the viewport. */

import { LANDING } from '../../core/landing/constants.ts';
import { LANDING_COPY } from '../../core/landing/copy.ts';
import { prefersReducedMotion } from './motion.ts';

const words = LANDING_COPY.about;
const GROW_MS = 700;
const EASE = 'cubic-bezier(0.76, 0, 0.18, 1)';

/** Animates an element from a previous box to its current one (FLIP). */
function moveFrom(element: HTMLElement, before: DOMRect): void {
  if (prefersReducedMotion()) return;
  const after = element.getBoundingClientRect();
  if (after.width === 0 || after.height === 0) return;
  const [x, y] = [before.left - after.left, before.top - after.top];
  const from = `translate(${x}px, ${y}px) scale(${before.width / after.width}, ${before.height / after.height})`;
  element.style.transformOrigin = '0 0';
  element.animate({ transform: [from, 'none'] }, { duration: GROW_MS, easing: EASE });
}

export function startFilm(): void {
  const container = document.querySelector<HTMLElement>('[data-film-place]');
  const film = container?.querySelector<HTMLElement>('[data-film]');
  const button = film?.querySelector<HTMLElement>('[data-film-open]');
  if (!container || !film || !button) return;
  const video = film.querySelector<HTMLVideoElement>('[data-film-video]');
  const pause = film.querySelector<HTMLElement>('[data-film-pause]');
  let playing = !prefersReducedMotion();
  let visible = false;

  function play(): void {
    if (!video) return;
    if (playing && visible) video.play().catch(() => {});
    else video.pause();
    pause?.setAttribute('aria-label', playing ? words.pause : words.play);
    for (const icon of pause?.querySelectorAll<HTMLElement>('[data-when]') ?? []) {
      icon.hidden = (icon.dataset.when === 'playing') !== playing;
    }
  }

  function show(full: boolean): void {
    if (!film || !button || film.hasAttribute('data-full') === full) return;
    const before = film.getBoundingClientRect();
    film.toggleAttribute('data-full', full);
    moveFrom(film, before);
    button.setAttribute('aria-expanded', String(full));
    button.setAttribute('aria-label', full ? words.close : words.open);
    for (const mark of film.querySelectorAll<HTMLElement>('[data-film-mark]')) {
      mark.hidden = (mark.dataset.filmMark === 'close') !== full;
    }
  }

  button.addEventListener('click', () => show(!film.hasAttribute('data-full')));
  pause?.addEventListener('click', () => {
    playing = !playing;
    play();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
  new IntersectionObserver(
    // Several entries may be queued: the last is current.
    (entries) => {
      visible = (entries.at(-1)?.intersectionRatio ?? 0) >= LANDING.videoVisibility;
      if (!visible) show(false);
      play();
    },
    { threshold: LANDING.videoVisibility },
  ).observe(container);
}
