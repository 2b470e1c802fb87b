/** Cache of list products: read once, cleared by changes, limited in size and age. */
import { describe, expect, it, vi } from 'vitest';
import { createProductCache } from '../../../src/api/catalogue/product-cache.ts';
import type { ProductResponse } from '../../../src/core/catalogue/shapes.ts';
import { MEMORY_CACHE } from '../../../src/core/shop/server-constants.ts';

describe('product cache', () => {
  const product = (id: string, name: string) => ({ _id: id, name }) as ProductResponse;
  const shop = (names: Record<string, string>) => {
    const asked: string[][] = [];
    const read = async (ids: readonly string[]) => {
      asked.push([...ids]);
      return ids.flatMap((id) => (names[id] === undefined ? [] : product(id, names[id] as string)));
    };
    return { asked, read };
  };

  it('returns products in the order of ids and reads only missing ones', async () => {
    const { asked, read } = shop({ a: 'A', b: 'B', c: 'C' });
    const cache = createProductCache(read, JSON.stringify);
    expect((await cache.show(['b', 'a'])).map(({ name }) => name)).toEqual(['B', 'A']);
    expect((await cache.show(['a', 'gone', 'c', 'b'])).map(({ name }) => name)).toEqual(['A', 'C', 'B']);
    expect(asked).toEqual([
      ['b', 'a'],
      ['gone', 'c'],
    ]);
  });

  it('is cleared by a change, including reads that started before it', async () => {
    const names: Record<string, string> = { a: 'old' };
    const { read } = shop(names);
    let go = () => {};
    const wait = new Promise<void>((done) => {
      go = done;
    });
    let slow = true;
    const cache = createProductCache(async (ids) => {
      const products = await read(ids);
      if (slow) await wait;
      return products;
    }, JSON.stringify);
    const first = cache.show(['a']);
    names.a = 'new';
    cache.clear();
    slow = false;
    go();
    expect((await first)[0]?.name).toBe('old');
    expect((await cache.show(['a']))[0]?.name).toBe('new');
  });

  it('evicts the least recently used products, and expires old ones', async () => {
    vi.useFakeTimers();
    const { asked, read } = shop({ a: 'A', b: 'B', c: 'C' });
    const two = 2 * (MEMORY_CACHE.entryBytes + 100);
    const cache = createProductCache(read, JSON.stringify, { maxBytes: two, maxAgeMs: 1000 });
    for (const id of ['a', 'b', 'a', 'c']) await cache.show([id]);
    await cache.show(['a']);
    expect(asked).toEqual([['a'], ['b'], ['c']]);
    await cache.show(['b']);
    vi.advanceTimersByTime(1001);
    await cache.show(['b']);
    expect(asked.slice(3)).toEqual([['b'], ['b']]);
    vi.useRealTimers();
  });
});
