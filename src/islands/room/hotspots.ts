/** Positions a hotspot's card beside its ring, within the window; on narrow screens at the bottom. */

import { ROOM } from '../../core/editorial/constants.ts';
import { DEVICE } from '../../core/shop/constants.ts';

function place(card: HTMLElement, ring: HTMLElement): void {
  if (window.innerWidth < DEVICE.mobilePx) {
    delete card.dataset.placed;
    return;
  }
  const spot = ring.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const most = (room: number, size: number) => Math.max(ROOM.edgePx, room - size - ROOM.edgePx);
  const right = spot.right + ROOM.edgePx / 2;
  const left = right + width + ROOM.edgePx <= window.innerWidth ? right : spot.left - width - ROOM.edgePx / 2;
  const top = spot.top + spot.height / 2 - height / 2;
  card.style.setProperty('--left', `${Math.min(Math.max(ROOM.edgePx, left), most(window.innerWidth, width))}px`);
  card.style.setProperty('--top', `${Math.min(Math.max(ROOM.edgePx, top), most(window.innerHeight, height))}px`);
  card.dataset.placed = '';
}

export function startHotspots(): void {
  const open = () => document.querySelector<HTMLElement>('[data-card]:popover-open');
  const set = (card: HTMLElement | null) => {
    const ring = card?.parentElement?.querySelector<HTMLElement>('[data-ring]');
    if (card && ring) place(card, ring);
  };
  for (const card of document.querySelectorAll<HTMLElement>('[data-card]'))
    card.addEventListener('toggle', () => set(card));
  window.addEventListener('resize', () => set(open()));
  // A positioned card does not scroll with its ring, so it is closed.
  window.addEventListener('scroll', () => open()?.dataset.placed !== undefined && open()?.hidePopover(), {
    passive: true,
  });
}
