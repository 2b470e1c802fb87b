/** The hero slideshow as a machine without clocks or elements (§2, §4, §9). Times are milliseconds of any one clock. */
import { HERO } from '../shop/constants.ts';

export type Direction = 'next' | 'prev';
export type HeroState = {
  readonly index: number;
  readonly count: number;
  readonly direction: Direction;
  /** No change begins before this moment. */
  readonly lockedUntil: number;
  readonly playing: boolean;
  /** How long the slide has stood, up to `since`; it grows only while the slideshow runs. */
  readonly stood: number;
  /** Since when it runs without a break, null while it stands still. */
  readonly since: number | null;
};

/** playing is the wish; whether it runs is told by run(): hover, another tab or section hold it. */
export function heroState(count: number, playing: boolean): HeroState {
  return { index: 0, count, direction: 'next', lockedUntil: 0, playing, stood: 0, since: null };
}

const wrap = (index: number, count: number) => ((index % count) + count) % count;

/** Shows another slide, unless a change is under way or it is the one that stands. */
export function show(state: HeroState, to: number, direction: Direction, now: number): HeroState {
  const index = wrap(to, state.count);
  if (now < state.lockedUntil || index === state.index) return state;
  const since = state.since === null ? null : now;
  return { ...state, index, direction, lockedUntil: now + HERO.transitionLockMs, stood: 0, since };
}

export function step(state: HeroState, direction: Direction, now: number): HeroState {
  return show(state, state.index + (direction === 'next' ? 1 : -1), direction, now);
}

/** Jumps to a slide by its progress bar. */
export function jump(state: HeroState, to: number, now: number): HeroState {
  return show(state, to, to < state.index ? 'prev' : 'next', now);
}

/** Starts or stops the clock of the slide that stands. */
export function run(state: HeroState, running: boolean, now: number): HeroState {
  if (running === (state.since !== null)) return state;
  if (running) return { ...state, since: now };
  return { ...state, stood: stoodFor(state, now), since: null };
}

export function stoodFor({ stood, since }: HeroState, now: number): number {
  return stood + (since === null ? 0 : Math.max(0, now - since));
}

/** Of the slide's time, from 0 to 1. */
export function progress(state: HeroState, now: number): number {
  return Math.min(1, stoodFor(state, now) / HERO.slideMs);
}

/** Milliseconds until the next slide comes by itself, null while the clock stands or there is no other. */
export function untilNext(state: HeroState, now: number): number | null {
  if (state.since === null || state.count < 2) return null;
  return Math.max(0, HERO.slideMs - stoodFor(state, now), state.lockedUntil - now);
}

/** '01 / 03'. */
export function counter(index: number, count: number): { readonly now: string; readonly of: string } {
  const two = (value: number) => String(value).padStart(HERO.counterDigits, '0');
  return { now: two(index + 1), of: two(count) };
}

/** What a finger's or a mouse's way means. A finger must be quick (§9); a mouse may take its time. */
export function swipe(dx: number, dy: number, tookMs: number, finger: boolean): Direction | null {
  if (Math.abs(dx) < HERO.swipePx || Math.abs(dx) <= Math.abs(dy)) return null;
  if (finger && tookMs > HERO.swipeWithinMs) return null;
  return dx < 0 ? 'next' : 'prev';
}

/** Left and up go back; right, down and the space bar forward (§2). */
export function keyStep(key: string): Direction | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return 'prev';
  return key === 'ArrowRight' || key === 'ArrowDown' || key === ' ' ? 'next' : null;
}

/** A turn of the wheel counts above a delta, and not again within the cooldown. */
export function wheelStep(delta: number, now: number, lastAt: number | null): Direction | null {
  if (Math.abs(delta) <= HERO.wheelDelta) return null;
  if (lastAt !== null && now - lastAt < HERO.wheelCooldownMs) return null;
  return delta > 0 ? 'next' : 'prev';
}
