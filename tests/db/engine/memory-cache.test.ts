/** The memory cache's limits in bytes and age. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MEMORY_CACHE } from '../../../src/core/shop/server-constants.ts';
import { createMemoryCache, dataBytes } from '../../../src/db/engine/memory-cache.ts';

type Text = { readonly text: string };
const open = (maxBytes: number, maxAgeMs = 1000) => createMemoryCache<Text>({ maxBytes, maxAgeMs }, dataBytes);
const value = { text: '' };

describe('a memory cache', () => {
  it('counts keys, and evicts the least recently used entries above its limit', () => {
    const cache = open(1_000_000);
    for (let index = 0; index < 2000; index++) cache.set(`${index}${'k'.repeat(2000)}`, value);
    const { entries, bytes } = cache.usage();
    expect(bytes).toBeLessThanOrEqual(1_000_000);
    expect(entries).toBeLessThan(1_000_000 / 4000);
    expect(cache.get(`1999${'k'.repeat(2000)}`)).toBe(value);
    expect(cache.get(`0${'k'.repeat(2000)}`)).toBeUndefined();
  });

  it('keeps all entries below the limit (control)', () => {
    const cache = open(Number.MAX_SAFE_INTEGER);
    for (let index = 0; index < 2000; index++) cache.set(`${index}${'k'.repeat(2000)}`, value);
    expect(cache.usage().entries).toBe(2000);
    expect(cache.usage().bytes).toBeGreaterThan(2000 * 2000);
  });

  it('does not store a value larger than the whole cache', () => {
    const cache = open(10_000);
    cache.set('small', value);
    cache.set('large', { text: 'x'.repeat(10_000) });
    expect([cache.get('small'), cache.get('large')]).toEqual([value, undefined]);
  });
});

describe('expiry in a memory cache', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('removes expired entries in the background', () => {
    const cache = open(1_000_000, 1000);
    cache.set('a', value);
    cache.set('b', value);
    expect(cache.usage().entries).toBe(2);
    vi.advanceTimersByTime(2000);
    expect(cache.usage()).toEqual({ entries: 0, bytes: 0 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps entries before they expire (control)', () => {
    const cache = open(1_000_000, 10 * MEMORY_CACHE.sweepMs);
    cache.set('a', value);
    vi.advanceTimersByTime(9 * MEMORY_CACHE.sweepMs);
    expect(cache.usage().entries).toBe(1);
  });
});

describe('a value loaded through a memory cache', () => {
  it('is read once for concurrent callers, and again after a failure', async () => {
    const cache = open(1_000_000);
    let reads = 0;
    const read = async () => ({ text: String(++reads) });
    expect(await Promise.all([cache.load('a', read), cache.load('a', read)])).toEqual([{ text: '1' }, { text: '1' }]);
    const fails = () => Promise.reject(new Error('away'));
    await expect(cache.load('b', fails)).rejects.toThrow('away');
    expect(await cache.load('b', read)).toEqual({ text: '2' });
  });

  it('is not cached when clear() was called during the read', async () => {
    const cache = open(1_000_000);
    const { promise, resolve } = Promise.withResolvers<Text>();
    const old = cache.load('a', () => promise);
    cache.clear();
    const fresh = cache.load('a', async () => ({ text: 'new' }));
    resolve({ text: 'old' });
    expect([await old, await fresh]).toEqual([{ text: 'old' }, { text: 'new' }]);
    expect(cache.get('a')).toEqual({ text: 'new' });
  });
});
