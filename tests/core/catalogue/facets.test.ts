import { describe, expect, it } from 'vitest';
import { isSparse } from '../../../src/core/catalogue/facets.ts';

describe('a group of filters is sparse', () => {
  const values = (...counts: number[]) => counts.map((count, at) => ({ value: `v${at}`, name: `V${at}`, count }));

  it.each([
    [[1, 1, 1, 2], true],
    [[1, 1, 2, 2], false],
    [[1], false],
    [[], false],
  ])('with counts of %j: %s', (counts, sparse) => {
    expect(isSparse(values(...counts))).toBe(sparse);
  });
});
