import { describe, expect, it } from 'vitest';
import { placeLabels } from '../../../src/core/editorial/spot-labels.ts';

const RATIO = 16 / 9;
const sides = (spots: { x: number; y: number; text: string }[], widths = [1440]) => placeLabels(spots, RATIO, widths);

describe('labels of hotspots', () => {
  it('stand on the right where there is room, and on the left at the right edge', () => {
    const [middle, edge] = sides([
      { x: 40, y: 50, text: 'Elegant Lamp' },
      { x: 95, y: 50, text: 'Elegant Lamp' },
    ]);
    expect(middle?.side).toBe('right');
    expect(edge?.side).toMatch(/left$/);
  });

  it('make room for each other', () => {
    const places = sides([
      { x: 48, y: 50, text: 'Ferry writing desk' },
      { x: 52, y: 50, text: 'Black Chair' },
    ]);
    expect(places[0]?.side).not.toBe('right');
    expect(places.every(({ always }) => always.includes(1440))).toBe(true);
  });

  it('stay inside the part of the picture that is never cropped', () => {
    const [top, bottom] = sides([
      { x: 50, y: 6, text: 'Quince five-arm chandelier' },
      { x: 50, y: 95, text: 'Rann flatwoven wool rug' },
    ]);
    expect(top?.side).toMatch(/^below/);
    expect(bottom?.side).toMatch(/^above/);
  });

  it('are left for hover and focus at widths without room for them', () => {
    const crowd = Array.from({ length: 12 }, (_, index) => ({
      x: 44 + index,
      y: 50,
      text: 'End-grain chopping board',
    }));
    const places = sides(crowd, [1440]);
    expect(places.some(({ always }) => always.length === 0)).toBe(true);
    const [first] = placeLabels([{ x: 50, y: 50, text: 'Lamp' }], RATIO, [1280, 1440]);
    expect(first?.always).toEqual([1280, 1440]);
  });
});
