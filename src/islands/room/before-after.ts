/** The slider between two pictures of a room: its value is how much of the first one shows, in percent. */
import { ROOM_COPY } from '../../core/editorial/room-copy.ts';

export function startBoth(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-both]')) {
    const slider = root.querySelector('input') as HTMLInputElement;
    const show = () => {
      root.style.setProperty('--at', `${slider.value}%`);
      slider.setAttribute('aria-valuetext', ROOM_COPY.share(Number(slider.value), root.dataset.label ?? ''));
    };
    slider.addEventListener('input', show);
    // Browsers keep a slider where it was when a reader comes back.
    show();
  }
}
