/** Turns the events of a wheel or trackpad into steps of the landing page. */
import { LANDING, PAGER } from './constants.ts';
import type { Step } from './pager.ts';

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
