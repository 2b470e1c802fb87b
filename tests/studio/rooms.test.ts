/** Hotspots of rooms are within the image, on products of the shop. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { roomSchema } from '../../src/ingest/entry-schemas.ts';
import { readEntries } from '../../src/ingest/read-entries.ts';

const rooms = readEntries('content', 'rooms', roomSchema);
const spots = rooms.flatMap(({ slug, data }) => [
  { picture: slug, list: data.hotspots },
  { picture: `${slug}-portrait`, list: data.portraitHotspots },
]);

describe('rooms', () => {
  it('are the four cities, in order', () => {
    const names = rooms.toSorted((a, b) => a.data.order - b.data.order).map(({ data }) => data.name);
    expect(names).toEqual(['Oslo', 'Lisbon', 'Berlin', 'Madrid']);
  });

  it('have the lamp and the chair in Oslo', () => {
    const oslo = rooms.find(({ slug }) => slug === 'oslo')?.data.hotspots.map(({ product }) => product);
    expect(oslo).toEqual(expect.arrayContaining(['elegant-lamp', 'black-chair']));
  });

  it.each(rooms)('$slug has the size of its scene', ({ slug, data }) => {
    const scene = readFileSync(`src/studio/rooms/${slug}.py`, 'utf8');
    const [left = 0, right = 0, near = 0, far = 0, top = 0] = (
      /^LEFT, RIGHT, NEAR, FAR, TOP = (.+)$/m.exec(scene)?.[1] ?? ''
    )
      .split(', ')
      .map(Number);
    const metres = (length: number) => Number(length.toFixed(2));
    expect(data.measures).toEqual({ width: metres(right - left), depth: metres(far - near), height: top });
  });

  it.each(spots)('$picture has hotspots of existing products, each once, within the image', ({ list }) => {
    const slugs = list.map(({ product }) => product);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !existsSync(`content/products/${slug}.md`))).toEqual([]);
    // A ring of 28 px must not be cut at the edge of a phone's image.
    for (const { x, y } of list) {
      expect(x).toBeGreaterThan(2);
      expect(x).toBeLessThan(98);
      expect(y).toBeGreaterThan(2);
      expect(y).toBeLessThan(98);
    }
  });
});
