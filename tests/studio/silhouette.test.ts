import { describe, expect, it } from 'vitest';
import { silhouette } from '../../src/studio/silhouette.mjs';

type Point = readonly number[];
const rectangle = (x: number, y: number, width: number, height: number): Point[][] => {
  const [a, b, c, d]: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return [[a, b, c] as Point[], [a, c, d] as Point[]];
};
const areaOf = (polygon: readonly Point[]) =>
  polygon.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = polygon[(i + 1) % polygon.length] as Point;
    return sum + x * nextY - y * nextX;
  }, 0) / 2;
const STRAY = 1.4;

describe('the silhouette of triangles', () => {
  it('is a rectangle of four corners for a box, in thousandths of its longer side', () => {
    const { width, height, polygons } = silhouette(rectangle(-2, 5, 4, 1), STRAY);
    expect({ width, height }).toEqual({ width: 4, height: 1 });
    expect(polygons.length).toBe(1);
    expect(new Set(polygons[0]?.map(([x, y]) => `${x} ${y}`))).toEqual(new Set(['0 0', '1000 0', '1000 250', '0 250']));
  });

  it('has one border around overlapping parts, and one for each part and hole', () => {
    expect(silhouette([...rectangle(0, 0, 2, 1), ...rectangle(1, 0.5, 2, 1)], STRAY).polygons.length).toBe(1);
    expect(silhouette([...rectangle(0, 0, 1, 1), ...rectangle(2, 0, 1, 1)], STRAY).polygons.length).toBe(2);
    const frame = [
      ...rectangle(0, 0, 4, 1),
      ...rectangle(0, 3, 4, 1),
      ...rectangle(0, 0, 1, 4),
      ...rectangle(3, 0, 1, 4),
    ];
    const [outer, hole] = silhouette(frame, STRAY)
      .polygons.map(areaOf)
      .toSorted((a, b) => b - a) as [number, number];
    expect(outer).toBeGreaterThan(0);
    expect(hole).toBeLessThan(0);
    expect((outer + hole) / 1e6).toBeCloseTo(0.75, 1);
  });

  it('keeps a leg thinner than a cell in one piece', () => {
    const lamp = [...rectangle(0, 0, 40, 20), ...rectangle(19.99, 20, 0.02, 160), ...rectangle(5, 180, 30, 4)];
    expect(silhouette(lamp, STRAY).polygons.length).toBe(1);
  });

  it('stays within its tolerance of a circle, with fewer points for a larger one', () => {
    const turn = (i: number): Point => [Math.cos((i / 180) * Math.PI), Math.sin((i / 180) * Math.PI)];
    const circle = Array.from({ length: 360 }, (_, i): Point[] => [[0, 0], turn(i), turn(i + 1)]);
    const [fine, coarse] = [STRAY, 4].map((stray) => silhouette(circle, stray).polygons[0] as Point[]);
    for (const [x = 0, y = 0] of fine ?? []) expect(Math.abs(Math.hypot(x - 500, y - 500) - 500)).toBeLessThan(6);
    expect(coarse?.length).toBeLessThan(fine?.length ?? 0);
    expect(coarse?.length).toBeGreaterThan(8);
  });
});
