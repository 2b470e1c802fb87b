/** Paginated scrolling by wheel, touch and keyboard. The logic is in core/landing/pager.ts. */

import { PAGER } from '../../core/landing/constants.ts';
import { moveFrom, type PageGeometry, stopAt, stopPosition } from '../../core/landing/page-stops.ts';
import { keyMove, swipeStep } from '../../core/landing/pager.ts';
import { IDLE_WHEEL, turnWheel } from '../../core/landing/wheel.ts';
import { $panel } from '../../stores/panel.ts';
import { onceEngaged } from '../engaged.ts';
import { startDots } from './dots.ts';
import { motion, motionSoon, prefersReducedMotion } from './motion.ts';

/** Sections in order, and the footer. */
const STOPS = '[data-section], [data-stop]';
/** Elements that handle arrow keys themselves. */
export const TAKES_KEYS =
  'input, textarea, select, [contenteditable], [role="tablist"], [role="dialog"], .slider, video';
const OWN_KEYS = `${TAKES_KEYS}, [data-hero]`;

export const stops = () => [...document.querySelectorAll<HTMLElement>(STOPS)];

function pageGeometry(): PageGeometry {
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

let animating = false;

/** The intro or an overlay is shown. */
export function isCovered(): boolean {
  const { intro } = document.documentElement.dataset;
  return (
    intro !== 'done' || $panel.get() !== null || document.querySelector('[role="dialog"]:not([data-closed])') !== null
  );
}

/** Off while the page is covered or zoomed, and with reduced motion. */
function isOff(): boolean {
  return isCovered() || (window.visualViewport?.scale ?? 1) > 1.01 || prefersReducedMotion();
}

async function animateTo(to: number, ms: number): Promise<void> {
  animating = true;
  const gsap = await motionSoon();
  if (gsap) {
    const position = { y: window.scrollY };
    await gsap.to(position, {
      y: to,
      duration: ms / 1000,
      ease: 'power3.inOut',
      onUpdate: () => window.scrollTo({ top: position.y, behavior: 'instant' }),
    });
  } else {
    window.scrollTo({ top: to, behavior: 'smooth' });
    await new Promise((over) => setTimeout(over, ms));
  }
  animating = false;
}

/** Scrolls to a stop; without animation for reduced motion. */
export async function goTo(index: number, fromBelow = false): Promise<void> {
  const to = stopPosition(pageGeometry(), index, fromBelow);
  if (prefersReducedMotion()) window.scrollTo({ top: to, behavior: 'instant' });
  else await animateTo(to, PAGER.glideMs);
}

/** Moves one step; false at the end of the page. */
function move(step: -1 | 1): boolean {
  const next = moveFrom(pageGeometry(), step);
  if (next.kind === 'to') animateTo(next.y, PAGER.glideMs);
  return next.kind !== 'stay';
}

/** Scrolls within a tall section, never beyond its end. */
function moveInside(room: number, delta: number): void {
  const by = Math.sign(delta) * Math.min(room, Math.abs(delta));
  // Small trackpad deltas scroll directly; wheel notches are animated.
  if (Math.abs(delta) < 50) window.scrollBy({ top: by, behavior: 'instant' });
  else animateTo(window.scrollY + by, PAGER.insideMs);
}

/** True when an element between target and page can scroll in that direction. */
function scrollsItself(target: EventTarget | null, delta: number): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== document.body; at = at.parentElement) {
    const rest = at.scrollHeight - at.clientHeight;
    if (rest < 2 || !/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
    if (delta > 0 ? at.scrollTop < rest - 1 : at.scrollTop > 0) return true;
  }
  return false;
}

let wheel = IDLE_WHEEL;

function onWheel(event: WheelEvent): void {
  const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
  if (event.defaultPrevented || event.ctrlKey || sideways || isOff() || scrollsItself(event.target, event.deltaY))
    return;
  event.preventDefault();
  // Converts lines and pages to pixels.
  const delta = event.deltaY * ([1, 40, window.innerHeight][event.deltaMode] ?? 1);
  // The event's own time: delays on a busy page would look like a pause.
  const result = turnWheel(wheel, delta, event.timeStamp);
  wheel = result.wheel;
  if (animating || delta === 0) return;
  const next = moveFrom(pageGeometry(), delta > 0 ? 1 : -1);
  if (next.kind === 'inside') {
    // Scrolling within the section was no step: the next section needs a new gesture.
    moveInside(next.room, delta);
    return;
  }
  if (result.step !== 0) move(result.step);
}

function onKey(event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const to = keyMove(event.key);
  if (to === null || event.defaultPrevented || modified || target?.closest(OWN_KEYS)) return;
  // An overlay locks the page slightly after it appears; until then it must not scroll either.
  if (isOff() && !isCovered()) return;
  event.preventDefault();
  if (animating || isCovered()) return;
  if (to === 'first') goTo(0);
  else if (to === 'last') goTo(stops().length - 1, true);
  else if (to !== 0) {
    const next = moveFrom(pageGeometry(), to);
    if (next.kind === 'inside') moveInside(next.room, to * window.innerHeight * 0.8);
    else move(to);
  }
}

/** Touch: the first movement decides. The browser scrolls within tall sections, the pager between sections. */
let touchStart: { readonly x: number; readonly y: number; ours: boolean | null } | null = null;

function onTouchStart({ touches: [touch], touches }: TouchEvent): void {
  touchStart = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, ours: null } : null;
}

function onTouchMove(event: TouchEvent): void {
  const [touch] = event.touches;
  if (!touchStart || !touch || event.touches.length > 1) return;
  const dx = touch.clientX - touchStart.x;
  const dy = touch.clientY - touchStart.y;
  if (touchStart.ours === null) {
    if (dx === 0 && dy === 0) return;
    const upright = Math.abs(dy) > Math.abs(dx);
    touchStart.ours =
      upright &&
      !isOff() &&
      !scrollsItself(event.target, -dy) &&
      moveFrom(pageGeometry(), dy < 0 ? 1 : -1).kind === 'to';
  }
  if (touchStart.ours && event.cancelable) event.preventDefault();
}

function onTouchEnd({ changedTouches: [touch] }: TouchEvent): void {
  const start = touchStart;
  touchStart = null;
  if (!start?.ours || !touch || animating) return;
  const step = swipeStep(touch.clientY - start.y);
  if (step !== 0) move(step);
}

/** Aligns the page after scrollbar use, a fling within a tall section, or an in-page search. */
function align(): void {
  if (animating || touchStart || isOff()) return;
  const page = pageGeometry();
  const index = stopAt(page);
  const stop = page.stops[index];
  if (!stop) return;
  const end = stopPosition(page, index, true);
  const to = page.y < stop.top ? stopPosition(page, index) : page.y > end ? end : page.y;
  if (Math.abs(to - page.y) > PAGER.tolerancePx) animateTo(to, PAGER.glideMs / 2);
}

/** Keyboard focus in another section aligns that section. */
function onFocus({ target }: FocusEvent): void {
  const stop = target instanceof Element && target.matches(':focus-visible') ? target.closest(STOPS) : null;
  const index = stop ? stops().indexOf(stop as HTMLElement) : -1;
  if (index < 0 || animating || isOff() || !(target instanceof Element)) return;
  const { top, bottom } = target.getBoundingClientRect();
  const page = pageGeometry();
  const tall = (page.stops[index]?.height ?? 0) > page.screen + PAGER.tolerancePx;
  const seen = top >= 0 && bottom <= page.screen;
  if (!tall || !seen)
    animateTo(tall ? Math.max(0, page.y + top - page.screen / 3) : stopPosition(page, index), PAGER.glideMs / 2);
}

function openAtHash(): void {
  const index = stops().findIndex(({ id }) => id !== '' && `#${id}` === window.location.hash);
  window.scrollTo({ top: index > 0 ? stopPosition(pageGeometry(), index) : 0, behavior: 'instant' });
}

export function startPager(): void {
  history.scrollRestoration = 'manual';
  openAtHash();
  startDots(stops, goTo);
  // Here by the first turn of the page.
  if (!prefersReducedMotion()) onceEngaged(motion);
  window.addEventListener('wheel', onWheel, { passive: false });
  document.addEventListener('keydown', onKey);
  document.addEventListener('touchstart', onTouchStart, { passive: true });
  document.addEventListener('touchmove', onTouchMove, { passive: false });
  document.addEventListener('touchend', onTouchEnd, { passive: true });
  document.addEventListener('scrollend', align);
  document.addEventListener('focusin', onFocus);
}
