/** Paginated scroll without elements or clocks (§2, §9): what a wheel, a finger or a key means, and where it leads. */
import { LANDING, PAGER } from '../shop/constants.ts';

export type Step = -1 | 0 | 1;

type Turn = { readonly at: number; readonly size: number; readonly way: Step };
/** The last movements of the wheel, and when it last made a step. */
export type Wheel = { readonly turns: readonly Turn[]; readonly steppedAt: number | null };
export const STILL: Wheel = { turns: [], steppedAt: null };

const mean = (turns: readonly Turn[]) =>
  turns.length === 0 ? 0 : turns.reduce((sum, { size }) => sum + size, 0) / turns.length;

/**
 * A trackpad goes on sending for more than a second after one fling, less and less: that is still the same gesture. A new
 * one begins after a silence, in another direction, or when the movement grows again; a mouse wheel that is turned on and
 * on sends even movements, and each gap's worth is a step. At most one step in wheelGapMs.
 */
export function turnWheel({ turns, steppedAt }: Wheel, delta: number, at: number): { wheel: Wheel; step: Step } {
  const turn: Turn = { at, size: Math.abs(delta), way: Math.sign(delta) as Step };
  const last = turns.at(-1);
  const fresh = !last || at - last.at > PAGER.quietMs || last.way !== turn.way;
  const recent = [...(fresh ? [] : turns.filter((one) => at - one.at < 2 * PAGER.windowMs)), turn];
  const now = recent.filter((one) => at - one.at < PAGER.windowMs);
  const before = recent.slice(0, recent.length - now.length);
  const grows = before.length > 0 && mean(now) > PAGER.surge * mean(before);
  const even = turn.size >= PAGER.notchPx && before.length > 0 && recent.every(({ size }) => size === turn.size);
  const ripe = steppedAt === null || at - steppedAt >= LANDING.wheelGapMs;
  const step = turn.size >= LANDING.wheelMinDelta && ripe && (fresh || grows || even) ? turn.way : 0;
  return { wheel: { turns: recent, steppedAt: step === 0 ? steppedAt : at }, step };
}

/** A finger's way, in pixels, upwards being negative: over 40 it turns a page. */
export function swipeStep(dy: number): Step {
  if (Math.abs(dy) <= LANDING.swipePx) return 0;
  return dy < 0 ? 1 : -1;
}

/** What a key asks for; null: nothing of the pager's. */
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

/** Where a stop begins on the page and how tall it is, in pixels. */
export type Stop = { readonly top: number; readonly height: number };
/** The page as it stands: its stops in order, the screen's height, how far it is scrolled and can be. */
export type Sheet = {
  readonly stops: readonly Stop[];
  readonly screen: number;
  readonly y: number;
  readonly maxY: number;
};

const clamp = (y: number, { maxY }: Sheet) => Math.min(Math.max(0, y), maxY);

/** The stop under the middle of the screen; at the very end of the page the last one, however small. */
export function stopAt(sheet: Sheet): number {
  if (sheet.maxY > 0 && sheet.y >= sheet.maxY - PAGER.tolerancePx) return sheet.stops.length - 1;
  const middle = sheet.y + sheet.screen / 2;
  const after = sheet.stops.findIndex(({ top }) => top > middle);
  return after === -1 ? sheet.stops.length - 1 : Math.max(0, after - 1);
}

/** Where to scroll for a stop: to its top, or, coming from below, to the end of a tall one. */
export function restOf(sheet: Sheet, index: number, fromBelow = false): number {
  const stop = sheet.stops[index];
  if (!stop) return sheet.y;
  const tall = stop.height > sheet.screen + PAGER.tolerancePx;
  return clamp(fromBelow && tall ? stop.top + stop.height - sheet.screen : stop.top, sheet);
}

export type Move =
  /** So much of a tall section is still to be seen that way. */
  | { readonly kind: 'inside'; readonly room: number }
  | { readonly kind: 'to'; readonly index: number; readonly y: number }
  /** The page ends here. */
  | { readonly kind: 'stay' };

/** What one step does where the page stands: a tall section is read to its end first. */
export function moveFrom(sheet: Sheet, step: -1 | 1): Move {
  const index = stopAt(sheet);
  const stop = sheet.stops[index];
  if (!stop) return { kind: 'stay' };
  const room = step > 0 ? stop.top + stop.height - sheet.screen - sheet.y : sheet.y - stop.top;
  const tall = stop.height > sheet.screen + PAGER.tolerancePx;
  if (room > PAGER.tolerancePx && tall) return { kind: 'inside', room };
  // Off its mark, as after a jump to found text: back to the section's own top first.
  const next = room > PAGER.tolerancePx && sheet.y < sheet.maxY ? index : index + step;
  const y = restOf(sheet, next, step < 0 && next !== index);
  if (!sheet.stops[next] || Math.abs(y - sheet.y) <= PAGER.tolerancePx) return { kind: 'stay' };
  return { kind: 'to', index: next, y };
}
