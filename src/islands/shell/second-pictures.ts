/** Shows the second picture of a card while a mouse or the focus is on it (styles.css), fetched when it first is. */
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

function find({ target }: Event): void {
  const card = target instanceof Element ? target.closest('article') : null;
  const frame = card?.querySelector<HTMLElement>(':scope > [data-second]');
  const second = frame?.dataset.second;
  if (!frame || !second || frame.dataset.fetched === second) return;
  frame.dataset.fetched = second;
  frame.style.removeProperty('--second');
  show(frame, second);
}

export function startSecondPictures(): void {
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  document.addEventListener('pointerover', find, { passive: true });
  document.addEventListener('focusin', find);
}
