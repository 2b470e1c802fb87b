import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HERO } from '../../../src/core/landing/constants.ts';
import {
  counter,
  type Direction,
  type HeroState,
  heroState,
  jump,
  keyStep,
  progress,
  run,
  step,
  swipe,
  untilNext,
  wheelStep,
} from '../../../src/core/landing/hero.ts';
import { forAll } from '../../support/for-all.ts';

const playing = (now = 0) => run(heroState(3, true), true, now);

describe('the hero', () => {
  it('advances after 7 s, its bar filling evenly', () => {
    const state = playing();
    expect(untilNext(state, 0)).toBe(7000);
    expect(progress(state, 0)).toBe(0);
    expect(progress(state, 3500)).toBe(0.5);
    expect(progress(state, 9000)).toBe(1);
    expect(untilNext(state, 7000)).toBe(0);
  });

  it('pauses and resumes where it was', () => {
    const held = run(playing(), false, 3000);
    expect(untilNext(held, 60_000)).toBeNull();
    expect(progress(held, 60_000)).toBeCloseTo(3 / 7);
    const again = run(held, true, 60_000);
    expect(untilNext(again, 60_000)).toBe(4000);
    expect(run(again, true, 61_000)).toBe(again);
  });

  it('wraps at both ends', () => {
    let state = playing();
    const seen: number[] = [];
    for (let now = 0; now < 5 * HERO.slideMs; now += HERO.slideMs) {
      state = step(state, 'next', now);
      seen.push(state.index);
    }
    expect(seen).toEqual([1, 2, 0, 1, 2]);
    expect(step(heroState(3, true), 'prev', 0)).toMatchObject({ index: 2, direction: 'prev' });
  });

  it('ignores steps during a transition, and accepts one right after', () => {
    const moved = step(playing(), 'next', 1000);
    expect(step(moved, 'next', 1000 + HERO.transitionLockMs - 1)).toBe(moved);
    expect(step(moved, 'next', 1000 + HERO.transitionLockMs).index).toBe(2);
  });

  it('restarts the time with each slide, also after a manual change', () => {
    const moved = step(playing(), 'next', 6000);
    expect(untilNext(moved, 6000)).toBe(7000);
    const paused = step(run(playing(), false, 6000), 'next', 6000);
    expect(progress(paused, 9000)).toBe(0);
  });

  it('jumps by its bars, in the right direction', () => {
    const last = jump(playing(), 2, 0);
    expect(last).toMatchObject({ index: 2, direction: 'next' });
    expect(jump(last, 0, 5000)).toMatchObject({ index: 0, direction: 'prev' });
    expect(jump(last, 2, 5000)).toBe(last);
  });

  it('with a single slide never advances', () => {
    expect(untilNext(run(heroState(1, true), true, 0), 0)).toBeNull();
  });

  it('stays within its slides and never leaves the lock early, for any sequence of events', () => {
    const acts = fc.array(
      fc.record({ wait: fc.nat(3000), way: fc.constantFrom<Direction>('next', 'prev'), on: fc.boolean() }),
    );
    forAll([acts], (list) => {
      let now = 0;
      let changedAt = Number.NEGATIVE_INFINITY;
      let state: HeroState = playing();
      for (const { wait, way, on } of list) {
        now += wait;
        const next = run(step(state, way, now), on, now);
        if (next.index !== state.index) {
          expect(now - changedAt).toBeGreaterThanOrEqual(HERO.transitionLockMs);
          changedAt = now;
        }
        state = next;
        expect([0, 1, 2]).toContain(state.index);
        expect(progress(state, now)).toBeLessThanOrEqual(1);
      }
    });
  });

  it('formats its counter with two digits', () => {
    expect(counter(0, 3)).toEqual({ now: '01', of: '03' });
    expect(counter(11, 12)).toEqual({ now: '12', of: '12' });
  });

  it.each([
    [-50, 0, 300, true, 'next'],
    [50, 0, 300, true, 'prev'],
    [-49, 0, 100, true, null],
    [-80, 0, 301, true, null],
    [-80, 0, 2000, false, 'next'],
    [-60, 61, 100, true, null],
  ] as const)('reads a swipe of %i, %i in %i ms (touch: %s) as %s', (dx, dy, took, finger, direction) => {
    expect(swipe(dx, dy, took, finger)).toBe(direction);
  });

  it('goes back on left and up, forward on right, down and space', () => {
    expect(['ArrowLeft', 'ArrowUp'].map(keyStep)).toEqual(['prev', 'prev']);
    expect(['ArrowRight', 'ArrowDown', ' '].map(keyStep)).toEqual(['next', 'next', 'next']);
    expect(['a', 'Enter', 'Tab', 'Home'].map(keyStep)).toEqual([null, null, null, null]);
  });

  it('accepts wheel deltas above 10, once a second', () => {
    expect(wheelStep(10, 0, null)).toBeNull();
    expect(wheelStep(11, 0, null)).toBe('next');
    expect(wheelStep(-40, 999, 0)).toBeNull();
    expect(wheelStep(-40, 1000, 0)).toBe('prev');
  });
});
