/** The film: plays while it is seen, grows to full screen when it is clicked, and shrinks when it leaves the view. */

import { LANDING_COPY } from '../../core/landing/copy.ts';
import { LANDING } from '../../core/shop/constants.ts';
import { isCalm } from './motion.ts';

const words = LANDING_COPY.about;
const GROW_MS = 700;
const EASE = 'cubic-bezier(0.76, 0, 0.18, 1)';

/** Lets an element seem to move from one box to where it stands now. */
function moveFrom(element: HTMLElement, before: DOMRect): void {
  if (isCalm()) return;
  const after = element.getBoundingClientRect();
  if (after.width === 0 || after.height === 0) return;
  const [x, y] = [before.left - after.left, before.top - after.top];
  const from = `translate(${x}px, ${y}px) scale(${before.width / after.width}, ${before.height / after.height})`;
  element.style.transformOrigin = '0 0';
  element.animate({ transform: [from, 'none'] }, { duration: GROW_MS, easing: EASE });
}

export function startFilm(): void {
  const place = document.querySelector<HTMLElement>('[data-film-place]');
  const film = place?.querySelector<HTMLElement>('[data-film]');
  const button = film?.querySelector<HTMLElement>('[data-film-open]');
  if (!place || !film || !button) return;
  const video = film.querySelector<HTMLVideoElement>('[data-film-video]');
  const pause = film.querySelector<HTMLElement>('[data-film-pause]');
  let wanted = !isCalm();
  let seen = false;

  function play(): void {
    if (!video) return;
    if (wanted && seen) video.play().catch(() => {});
    else video.pause();
    pause?.setAttribute('aria-label', wanted ? words.pause : words.play);
    for (const icon of pause?.querySelectorAll<HTMLElement>('[data-when]') ?? []) {
      icon.hidden = (icon.dataset.when === 'playing') !== wanted;
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
    wanted = !wanted;
    play();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
  new IntersectionObserver(
    // A busy page hears of several moments at once: the last is now.
    (moments) => {
      seen = (moments.at(-1)?.intersectionRatio ?? 0) >= LANDING.videoVisibility;
      if (!seen) show(false);
      play();
    },
    { threshold: LANDING.videoVisibility },
  ).observe(place);
}
