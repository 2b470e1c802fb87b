import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRetry, RETRY } from '../../src/stores/retry.ts';

describe('a question that is repeated', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const page = () => new EventTarget();
  function open(target: EventTarget = page(), random = 1) {
    const repeat = vi.fn();
    return { repeat, ...createRetry(repeat, { random: () => random, page: target }) };
  }

  it('waits twice as long each time, up to the cap', () => {
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

  it('waits as long as the server asks', () => {
    const { repeat, start } = open();
    start(60);
    vi.advanceTimersByTime(59_999);
    expect(repeat).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(repeat).toHaveBeenCalledOnce();
  });

  it('is spread over half of the wait', () => {
    const { repeat, start } = open(page(), 0);
    start(null);
    vi.advanceTimersByTime(RETRY.firstMs / 2);
    expect(repeat).toHaveBeenCalledOnce();
  });

  it.each(['online', 'focus'])('comes at once with the event %s, and only where one is planned', (event) => {
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

  it('is given up, and begins with the shortest wait again', () => {
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
