/** Paginated scrolling, free of elements and clocks: interprets wheel, touch and keys and calculates the target. */
import { LANDING, PAGER } from './constants.ts';

export type Step = -1 | 0 | 1;

type WheelSample = { readonly at: number; readonly size: number; readonly way: Step };
/** The latest wheel events, and the time of the last step. */
export type Wheel = { readonly turns: readonly WheelSample[]; readonly steppedAt: number | null };
export const IDLE_WHEEL: Wheel = { turns: [], steppedAt: null };

const mean = (turns: readonly WheelSample[]) =>
  turns.length === 0 ? 0 : turns.reduce((sum, { size }) => sum + size, 0) / turns.length;

/**
 * Interprets a wheel event; at most one step per wheelGapMs. Trackpads keep sending decreasing deltas for more than a
 * second after a fling: that is one gesture. A new gesture begins after a pause, in another direction, or when deltas
 * grow again. A mouse wheel that keeps turning sends even deltas and steps once per gap.
 */
export function turnWheel({ turns, steppedAt }: Wheel, delta: number, at: number): { wheel: Wheel; step: Step } {
  const turn: WheelSample = { at, size: Math.abs(delta), way: Math.sign(delta) as Step };
  const last = turns.at(-1);
  const fresh = !last || at - last.at > PAGER.quietMs || last.way !== turn.way;
  const recent = [...(fresh ? [] : turns.filter((one) => at - one.at < 2 * PAGER.windowMs)), turn];
  const now = recent.filter((one) => at - one.at < PAGER.windowMs);
  const before = recent.slice(0, recent.length - now.length);
  const grows = before.length > 0 && mean(now) > PAGER.surge * mean(before);
  const even = turn.size >= PAGER.notchPx && before.length > 0 && recent.every(({ size }) => size === turn.size);
  const gapPassed = steppedAt === null || at - steppedAt >= LANDING.wheelGapMs;
  const step = turn.size >= LANDING.wheelMinDelta && gapPassed && (fresh || grows || even) ? turn.way : 0;
  return { wheel: { turns: recent, steppedAt: step === 0 ? steppedAt : at }, step };
}

/** dy in pixels, negative upwards: beyond 40 it turns the page. */
export function swipeStep(dy: number): Step {
  if (Math.abs(dy) <= LANDING.swipePx) return 0;
  return dy < 0 ? 1 : -1;
}

/** The move for a key; null when the pager does not handle it. */
export function keyMove(key: string): Step | 'first' | 'last' | null {
  switch (key) {
    case 'ArrowDown':
    case 'PageDown':
      return 1;
    case 'ArrowUp':
    case 'PageUp':
      return -1;
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
}

/** A stop's top and height, in pixels of the page. */
export type Stop = { readonly top: number; readonly height: number };
/** Geometry of the page: stops in order, viewport height, scroll position and its maximum. */
export type PageGeometry = {
  readonly stops: readonly Stop[];
  readonly screen: number;
  readonly y: number;
  readonly maxY: number;
};

const clamp = (y: number, { maxY }: PageGeometry) => Math.min(Math.max(0, y), maxY);

/** The stop at the middle of the viewport; at the end of the page the last one. */
export function stopAt(geometry: PageGeometry): number {
  if (geometry.maxY > 0 && geometry.y >= geometry.maxY - PAGER.tolerancePx) return geometry.stops.length - 1;
  const middle = geometry.y + geometry.screen / 2;
  const after = geometry.stops.findIndex(({ top }) => top > middle);
  return after === -1 ? geometry.stops.length - 1 : Math.max(0, after - 1);
}

/** Scroll position for a stop: its top or, when coming from below, the end of a tall one. */
export function stopPosition(geometry: PageGeometry, index: number, fromBelow = false): number {
  const stop = geometry.stops[index];
  if (!stop) return geometry.y;
  const tall = stop.height > geometry.screen + PAGER.tolerancePx;
  return clamp(fromBelow && tall ? stop.top + stop.height - geometry.screen : stop.top, geometry);
}

export type Move =
  /** room: pixels of a tall section still hidden in that direction. */
  | { readonly kind: 'inside'; readonly room: number }
  | { readonly kind: 'to'; readonly index: number; readonly y: number }
  /** End of the page. */
  | { readonly kind: 'stay' };

/** The move for one step: a tall section is scrolled to its end first. */
export function moveFrom(geometry: PageGeometry, step: -1 | 1): Move {
  const index = stopAt(geometry);
  const stop = geometry.stops[index];
  if (!stop) return { kind: 'stay' };
  const room = step > 0 ? stop.top + stop.height - geometry.screen - geometry.y : geometry.y - stop.top;
  const tall = stop.height > geometry.screen + PAGER.tolerancePx;
  if (room > PAGER.tolerancePx && tall) return { kind: 'inside', room };
  // Not aligned, as after an in-page search: align with the section's top first.
  const next = room > PAGER.tolerancePx && geometry.y < geometry.maxY ? index : index + step;
  const y = stopPosition(geometry, next, step < 0 && next !== index);
  if (!geometry.stops[next] || Math.abs(y - geometry.y) <= PAGER.tolerancePx) return { kind: 'stay' };
  return { kind: 'to', index: next, y };
}
