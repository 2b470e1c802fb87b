/** Before-after slider: its value is the visible share of the first picture, in percent. */
import { ROOM_COPY } from '../../core/editorial/room-copy.ts';

export function startBeforeAfter(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-both]')) {
    const slider = root.querySelector('input') as HTMLInputElement;
    const show = () => {
      root.style.setProperty('--at', `${slider.value}%`);
      slider.setAttribute('aria-valuetext', ROOM_COPY.share(Number(slider.value), root.dataset.label ?? ''));
    };
    slider.addEventListener('input', show);
    // Browsers restore the slider's value on reload.
    show();
  }
}
