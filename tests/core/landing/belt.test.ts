import { describe, expect, it } from 'vitest';
import { beltEasing } from '../../../src/core/landing/belt.ts';

const points = (cards: number) =>
  (/^linear\((.+)\)$/.exec(beltEasing(cards))?.[1] ?? '')
    .split(', ')
    .map((point) => point.split(' ').map(Number.parseFloat));

describe("a showcase's strip", () => {
  it('rests on each card and ends where it began', () => {
    const eight = points(8);
    expect(eight[0]).toEqual([0, 0]);
    expect(eight.at(-1)).toEqual([1, 100]);
    // The second card stands from 12.5 % on until 72 % of its step are over.
    expect(eight.filter(([progress]) => progress === 0.125)).toEqual([
      [0.125, 12.5],
      [0.125, 12.5],
      [0.125, 21.5],
    ]);
  });

  it('never moves backwards', () => {
    for (const cards of [1, 3, 8]) {
      const all = points(cards);
      expect(all.map(([progress]) => progress)).toEqual(
        all.map(([progress]) => progress).toSorted((a = 0, b = 0) => a - b),
      );
      expect(all.map(([, time]) => time)).toEqual(all.map(([, time]) => time).toSorted((a = 0, b = 0) => a - b));
    }
  });
});
