/** State machine of the hero slideshow, free of clocks and elements. Times are milliseconds of one clock. */
import { HERO } from './constants.ts';

export type Direction = 'next' | 'prev';
export type HeroState = {
  readonly index: number;
  readonly count: number;
  readonly direction: Direction;
  /** Changes before this time are ignored. */
  readonly lockedUntil: number;
  readonly playing: boolean;
  /** Milliseconds that the slide has been shown up to `since`, pauses excluded. */
  readonly shownMs: number;
  /** When the clock last started; null while paused. */
  readonly since: number | null;
};

/**
 * playing is the shopper's setting. run() starts and stops the clock, as hover, hidden tabs and other sections also
 * pause it.
 */
export function heroState(count: number, playing: boolean): HeroState {
  return { index: 0, count, direction: 'next', lockedUntil: 0, playing, shownMs: 0, since: null };
}

const wrap = (index: number, count: number) => ((index % count) + count) % count;

/** Shows another slide, unless a transition is running or it is already shown. */
export function show(state: HeroState, to: number, direction: Direction, now: number): HeroState {
  const index = wrap(to, state.count);
  if (now < state.lockedUntil || index === state.index) return state;
  const since = state.since === null ? null : now;
  return { ...state, index, direction, lockedUntil: now + HERO.transitionLockMs, shownMs: 0, since };
}

export function step(state: HeroState, direction: Direction, now: number): HeroState {
  return show(state, state.index + (direction === 'next' ? 1 : -1), direction, now);
}

/** Jumps to a slide by its progress bar. */
export function jump(state: HeroState, to: number, now: number): HeroState {
  return show(state, to, to < state.index ? 'prev' : 'next', now);
}

/** Starts or stops the clock of the current slide. */
export function run(state: HeroState, running: boolean, now: number): HeroState {
  if (running === (state.since !== null)) return state;
  if (running) return { ...state, since: now };
  return { ...state, shownMs: shownFor(state, now), since: null };
}

function shownFor({ shownMs, since }: HeroState, now: number): number {
  return shownMs + (since === null ? 0 : Math.max(0, now - since));
}

/** Progress of the current slide, 0 to 1. */
export function progress(state: HeroState, now: number): number {
  return Math.min(1, shownFor(state, now) / HERO.slideMs);
}

/** Milliseconds until the next slide; null while paused or with a single slide. */
export function untilNext(state: HeroState, now: number): number | null {
  if (state.since === null || state.count < 2) return null;
  return Math.max(0, HERO.slideMs - shownFor(state, now), state.lockedUntil - now);
}

/** '01 / 03'. */
export function counter(index: number, count: number): { readonly now: string; readonly of: string } {
  const twoDigits = (value: number) => String(value).padStart(HERO.counterDigits, '0');
  return { now: twoDigits(index + 1), of: twoDigits(count) };
}

/** Direction of a swipe or drag, null when it is none. Touch must be quick; a mouse may be slow. */
export function swipe(dx: number, dy: number, tookMs: number, finger: boolean): Direction | null {
  if (Math.abs(dx) < HERO.swipePx || Math.abs(dx) <= Math.abs(dy)) return null;
  if (finger && tookMs > HERO.swipeWithinMs) return null;
  return dx < 0 ? 'next' : 'prev';
}

/** Left and up go back; right, down and space go forward. */
export function keyStep(key: string): Direction | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return 'prev';
  return key === 'ArrowRight' || key === 'ArrowDown' || key === ' ' ? 'next' : null;
}

/** A wheel event counts above a minimum delta, and once per cooldown. */
export function wheelStep(delta: number, now: number, lastAt: number | null): Direction | null {
  if (Math.abs(delta) <= HERO.wheelDelta) return null;
  if (lastAt !== null && now - lastAt < HERO.wheelCooldownMs) return null;
  return delta > 0 ? 'next' : 'prev';
}
