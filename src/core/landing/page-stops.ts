/** The positions at which the landing page rests, and the move from one to the next. */
import { PAGER } from './constants.ts';

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
