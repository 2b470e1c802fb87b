/** Lookbook without React: a click opens the panel, and a 'View' label follows the mouse. */
import { openLook } from '../../stores/lookbook-item.ts';

const lookOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-look]') : null;

function follow(follower: HTMLElement): void {
  let x = 0;
  let y = 0;
  let scheduled = false;
  const place = () => {
    scheduled = false;
    follower.style.translate = `${x}px ${y}px`;
  };
  document.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse') return;
      x = event.clientX;
      y = event.clientY;
      follower.toggleAttribute('data-shown', lookOf(event.target) !== null);
      if (!scheduled) requestAnimationFrame(place);
      scheduled = true;
    },
    { passive: true },
  );
  document.documentElement.addEventListener('pointerleave', () => follower.removeAttribute('data-shown'));
}

export function startLooks(): void {
  document.addEventListener('click', (event) => {
    const link = lookOf(event.target);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link?.dataset.look || !isPlain) return;
    event.preventDefault();
    openLook(link.dataset.look);
  });
  const follower = document.querySelector<HTMLElement>('[data-follower]');
  if (follower && window.matchMedia('(hover: hover) and (pointer: fine)').matches) follow(follower);
}
