import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRetry, RETRY } from '../../src/stores/retry.ts';

describe('a retried request', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const page = () => new EventTarget();
  function open(target: EventTarget = page(), random = 1) {
    const repeat = vi.fn();
    return { repeat, ...createRetry(repeat, { random: () => random, page: target }) };
  }

  it('doubles its delay up to the cap', () => {
    const { repeat, start } = open();
    for (const ms of [RETRY.firstMs, RETRY.firstMs * 2, RETRY.firstMs * 4]) {
      start(null);
      vi.advanceTimersByTime(ms - 1);
      expect(repeat).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(repeat).toHaveBeenCalledOnce();
      repeat.mockClear();
    }
    for (let i = 0; i < 20; i++) start(null);
    vi.advanceTimersByTime(RETRY.capMs);
    expect(repeat).toHaveBeenCalledOnce();
  });

  it('waits as long as Retry-After', () => {
    const { repeat, start } = open();
    start(60);
    vi.advanceTimersByTime(59_999);
    expect(repeat).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(repeat).toHaveBeenCalledOnce();
  });

  it('is spread over half of the delay', () => {
    const { repeat, start } = open(page(), 0);
    start(null);
    vi.advanceTimersByTime(RETRY.firstMs / 2);
    expect(repeat).toHaveBeenCalledOnce();
  });

  it.each(['online', 'focus'])('runs at once on the event %s, if scheduled', (event) => {
    const target = page();
    const { repeat, start } = open(target);
    target.dispatchEvent(new Event(event));
    expect(repeat).not.toHaveBeenCalled();
    start(null);
    target.dispatchEvent(new Event(event));
    target.dispatchEvent(new Event(event));
    vi.advanceTimersByTime(RETRY.capMs);
    expect(repeat).toHaveBeenCalledOnce();
  });

  it('is cancelled, and starts again with the shortest delay', () => {
    const { repeat, start, stop } = open();
    start(null);
    start(null);
    stop();
    vi.advanceTimersByTime(RETRY.capMs);
    expect(repeat).not.toHaveBeenCalled();
    start(null);
    vi.advanceTimersByTime(RETRY.firstMs);
    expect(repeat).toHaveBeenCalledOnce();
  });
});
