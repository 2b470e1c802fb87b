/** The intro overlay: when and in which direction it leaves. */
import { INTRO } from './constants.ts';

export const EXITS = ['up', 'down', 'left', 'right', 'center', 'curtain'] as const;
export type Exit = (typeof EXITS)[number];

/** The exit with that name; 'up' by default. */
export function exitOf(name: string | undefined): Exit {
  return EXITS.find((exit) => exit === name) ?? 'up';
}

/** Milliseconds from its first frame: the full time, or the moment at which it was skipped. */
export function introTimes(skippedAtMs: number | null): { readonly exitAtMs: number; readonly doneAtMs: number } {
  if (skippedAtMs === null || skippedAtMs >= INTRO.durationMs) {
    return { exitAtMs: INTRO.durationMs, doneAtMs: INTRO.durationMs + INTRO.exitDelayMs };
  }
  return { exitAtMs: skippedAtMs, doneAtMs: skippedAtMs + INTRO.forcedExitMs };
}

/** Translation of each half of the background, in percent of its size; center closes both towards the middle. */
export type HalfOffset = { readonly x: number; readonly y: number };
export function exitOffsets(exit: Exit): {
  readonly left: HalfOffset;
  readonly right: HalfOffset;
  readonly closes: boolean;
} {
  const both = (x: number, y: number) => ({ left: { x, y }, right: { x, y }, closes: false });
  switch (exit) {
    case 'up':
      return both(0, -100);
    case 'down':
      return both(0, 100);
    // A half is half the screen wide.
    case 'left':
      return both(-200, 0);
    case 'right':
      return both(200, 0);
    case 'curtain':
      return { left: { x: -100, y: 0 }, right: { x: 100, y: 0 }, closes: false };
    case 'center':
      return { ...both(0, 0), closes: true };
  }
}
