/**
 * Shows the second picture of a card while a mouse or the focus is on it (styles.css), fetched when it first is. Loaded
 * with the first use of a page.
 */
import { secondPictureUrl } from '../../core/images/second-picture.ts';

/** One that cannot be fetched or decoded leaves the first picture. */
async function show(frame: HTMLElement, second: string): Promise<void> {
  const image = new Image();
  image.src = secondPictureUrl(second, frame.clientWidth * window.devicePixelRatio);
  const isShown = await image.decode().then(
    () => true,
    () => false,
  );
  if (isShown) frame.style.setProperty('--second', `url("${image.src}")`);
}

function find(target: EventTarget | null): void {
  const card = target instanceof Element ? target.closest('article') : null;
  const frame = card?.querySelector<HTMLElement>(':scope > [data-second]');
  const second = frame?.dataset.second;
  if (!frame || !second || frame.dataset.fetched === second) return;
  frame.dataset.fetched = second;
  frame.style.removeProperty('--second');
  show(frame, second);
}

// Phones show none.
if (window.matchMedia('(hover: hover)').matches) {
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, ({ target }) => find(target));
  // What loaded this file has happened.
  for (const card of document.querySelectorAll('article:is(:hover, :focus-within)')) find(card);
}
