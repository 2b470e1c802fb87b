/** The intro overlay: when it leaves, and which way (§2, §4, §9). */
import { INTRO } from '../shop/constants.ts';

export const EXITS = ['up', 'down', 'left', 'right', 'center', 'curtain'] as const;
export type Exit = (typeof EXITS)[number];

/** The exit of that name, else up. */
export function exitOf(name: string | undefined): Exit {
  return EXITS.find((exit) => exit === name) ?? 'up';
}

/** Milliseconds from its first frame: full time, or at once when it was made invisible at a moment. */
export function introTimes(forcedAtMs: number | null): { readonly exitAtMs: number; readonly doneAtMs: number } {
  if (forcedAtMs === null || forcedAtMs >= INTRO.durationMs) {
    return { exitAtMs: INTRO.durationMs, doneAtMs: INTRO.durationMs + INTRO.exitDelayMs };
  }
  return { exitAtMs: forcedAtMs, doneAtMs: forcedAtMs + INTRO.forcedExitMs };
}

/** Percent of its own size that each half of the ground moves; center closes both upon the middle instead. */
export type Way = { readonly x: number; readonly y: number };
export function waysOf(exit: Exit): { readonly left: Way; readonly right: Way; readonly closes: boolean } {
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
