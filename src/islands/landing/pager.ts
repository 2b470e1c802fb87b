/** One section at a time, by wheel, finger and key. What a movement means and where it leads is decided in core/landing/pager.ts. */

import {
  keyMove,
  moveFrom,
  restOf,
  type Sheet,
  STILL,
  stopAt,
  swipeStep,
  turnWheel,
} from '../../core/landing/pager.ts';
import { PAGER } from '../../core/shop/constants.ts';
import { $panel } from '../../stores/panel.ts';
import { startDots } from './dots.ts';
import { isCalm, motion } from './motion.ts';

/** Sections in order, and the footer after them. */
const STOPS = '[data-section], [data-stop]';
/** These keep their keys: fields, and whatever moves by arrows itself. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role="tablist"], [role="dialog"], [data-hero], .slider, video';

export const stops = () => [...document.querySelectorAll<HTMLElement>(STOPS)];

export function sheet(): Sheet {
  const y = window.scrollY;
  return {
    stops: stops().map((stop) => {
      const { top, height } = stop.getBoundingClientRect();
      return { top: top + y, height };
    }),
    screen: window.innerHeight,
    y,
    maxY: document.documentElement.scrollHeight - window.innerHeight,
  };
}

let gliding = false;

/** The intro or any overlay shows. */
function isCovered(): boolean {
  const { intro } = document.documentElement.dataset;
  return (
    intro !== 'done' || $panel.get() !== null || document.querySelector('[role="dialog"]:not([data-closed])') !== null
  );
}

/** Off while something covers the page, while somebody has zoomed in, and for those who want no motion. */
function isOff(): boolean {
  return isCovered() || (window.visualViewport?.scale ?? 1) > 1.01 || isCalm();
}

async function glide(to: number, ms: number): Promise<void> {
  gliding = true;
  const place = { y: window.scrollY };
  const gsap = await motion();
  if (!gsap) {
    window.scrollTo({ top: to, behavior: 'instant' });
    gliding = false;
    return;
  }
  await gsap.to(place, {
    y: to,
    duration: ms / 1000,
    ease: 'power3.inOut',
    onUpdate: () => window.scrollTo({ top: place.y, behavior: 'instant' }),
  });
  gliding = false;
}

/** Goes to a stop; calm visitors are there at once. */
export async function goTo(index: number, fromBelow = false): Promise<void> {
  const to = restOf(sheet(), index, fromBelow);
  if (isCalm()) window.scrollTo({ top: to, behavior: 'instant' });
  else await glide(to, PAGER.glideMs);
}

/** One step; false when the page has no further to go that way. */
function move(step: -1 | 1): boolean {
  const next = moveFrom(sheet(), step);
  if (next.kind === 'to') glide(next.y, PAGER.glideMs);
  return next.kind !== 'stay';
}

/** Moves within a tall section, never beyond its end. */
function moveInside(room: number, delta: number): void {
  const by = Math.sign(delta) * Math.min(room, Math.abs(delta));
  // A trackpad's small movements follow the finger; a wheel's notch is softened.
  if (Math.abs(delta) < 50) window.scrollBy({ top: by, behavior: 'instant' });
  else glide(window.scrollY + by, PAGER.insideMs);
}

/** Something between the pointer and the page can be scrolled that way itself. */
function scrollsItself(target: EventTarget | null, delta: number): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== document.body; at = at.parentElement) {
    const rest = at.scrollHeight - at.clientHeight;
    if (rest < 2 || !/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
    if (delta > 0 ? at.scrollTop < rest - 1 : at.scrollTop > 0) return true;
  }
  return false;
}

let wheel = STILL;

function onWheel(event: WheelEvent): void {
  const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
  if (event.defaultPrevented || event.ctrlKey || sideways || isOff() || scrollsItself(event.target, event.deltaY))
    return;
  event.preventDefault();
  // Lines and pages, as some browsers count, in pixels.
  const delta = event.deltaY * ([1, 40, window.innerHeight][event.deltaMode] ?? 1);
  // When it happened, not when a busy page came to hear of it: delay would look like silence.
  const turned = turnWheel(wheel, delta, event.timeStamp);
  wheel = turned.wheel;
  if (gliding || delta === 0) return;
  const next = moveFrom(sheet(), delta > 0 ? 1 : -1);
  if (next.kind === 'inside') {
    // What was read inside was no step: the next section waits for a gesture of its own.
    moveInside(next.room, delta);
    return;
  }
  if (turned.step !== 0) move(turned.step);
}

function onKey(event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const to = keyMove(event.key);
  if (to === null || event.defaultPrevented || modified || target?.closest(OWN_KEYS)) return;
  // An overlay locks the page a moment after it shows: what is under it stands still from the first.
  if (isOff() && !isCovered()) return;
  event.preventDefault();
  if (gliding || isCovered()) return;
  if (to === 'first') goTo(0);
  else if (to === 'last') goTo(stops().length - 1, true);
  else if (to !== 0) {
    const next = moveFrom(sheet(), to);
    if (next.kind === 'inside') moveInside(next.room, to * window.innerHeight * 0.8);
    else move(to);
  }
}

/** A finger: what it does is settled by its first movement. The browser scrolls inside tall sections, we between them. */
let finger: { readonly x: number; readonly y: number; ours: boolean | null } | null = null;

function onTouchStart({ touches: [touch], touches }: TouchEvent): void {
  finger = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, ours: null } : null;
}

function onTouchMove(event: TouchEvent): void {
  const [touch] = event.touches;
  if (!finger || !touch || event.touches.length > 1) return;
  const dx = touch.clientX - finger.x;
  const dy = touch.clientY - finger.y;
  if (finger.ours === null) {
    if (dx === 0 && dy === 0) return;
    const upright = Math.abs(dy) > Math.abs(dx);
    finger.ours =
      upright && !isOff() && !scrollsItself(event.target, -dy) && moveFrom(sheet(), dy < 0 ? 1 : -1).kind === 'to';
  }
  if (finger.ours && event.cancelable) event.preventDefault();
}

function onTouchEnd({ changedTouches: [touch] }: TouchEvent): void {
  const begun = finger;
  finger = null;
  if (!begun?.ours || !touch || gliding) return;
  const step = swipeStep(touch.clientY - begun.y);
  if (step !== 0) move(step);
}

/** After the scrollbar, a fling inside a tall section or found text: no two halves of sections on one screen. */
function settle(): void {
  if (gliding || finger || isOff()) return;
  const page = sheet();
  const index = stopAt(page);
  const stop = page.stops[index];
  if (!stop) return;
  const end = restOf(page, index, true);
  const to = page.y < stop.top ? restOf(page, index) : page.y > end ? end : page.y;
  if (Math.abs(to - page.y) > PAGER.tolerancePx) glide(to, PAGER.glideMs / 2);
}

/** Somebody who tabs into another section sees it whole. */
function onFocus({ target }: FocusEvent): void {
  const stop = target instanceof Element && target.matches(':focus-visible') ? target.closest(STOPS) : null;
  const index = stop ? stops().indexOf(stop as HTMLElement) : -1;
  if (index < 0 || gliding || isOff() || !(target instanceof Element)) return;
  const { top, bottom } = target.getBoundingClientRect();
  const page = sheet();
  const tall = (page.stops[index]?.height ?? 0) > page.screen + PAGER.tolerancePx;
  const seen = top >= 0 && bottom <= page.screen;
  if (!tall || !seen)
    glide(tall ? Math.max(0, page.y + top - page.screen / 3) : restOf(page, index), PAGER.glideMs / 2);
}

function openAtHash(): void {
  const index = stops().findIndex(({ id }) => id !== '' && `#${id}` === window.location.hash);
  window.scrollTo({ top: index > 0 ? restOf(sheet(), index) : 0, behavior: 'instant' });
}

export function startPager(): void {
  history.scrollRestoration = 'manual';
  openAtHash();
  startDots(stops, goTo);
  window.addEventListener('wheel', onWheel, { passive: false });
  document.addEventListener('keydown', onKey);
  document.addEventListener('touchstart', onTouchStart, { passive: true });
  document.addEventListener('touchmove', onTouchMove, { passive: false });
  document.addEventListener('touchend', onTouchEnd, { passive: true });
  document.addEventListener('scrollend', settle);
  document.addEventListener('focusin', onFocus);
}
