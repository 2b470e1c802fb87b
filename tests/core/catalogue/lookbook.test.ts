import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../src/core/catalogue/lookbook.ts';

const items = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the lookbook', () => {
  it('places twenty-four items in four columns of six, the first four on top', () => {
    const columns = columnsOf(items(24));
    expect(columns.map((column) => column.length)).toEqual([6, 6, 6, 6]);
    expect(columns.map(([head]) => head?.item)).toEqual([0, 1, 2, 3]);
    expect(
      columns
        .flat()
        .map(({ item }) => item)
        .sort((a, b) => a - b),
    ).toEqual(items(24));
  });

  it('gives neighbours different aspect ratios, horizontally and vertically', () => {
    const columns = columnsOf(items(24)).map((column) => column.map(({ ratio }) => ratio));
    columns.forEach((column, at) => {
      column.forEach((ratio, row) => {
        expect(ratio).not.toBe(column[row + 1]);
        if (at > 0) expect(ratio).not.toBe(columns[at - 1]?.[row]);
      });
    });
  });

  it('has fewer columns for fewer items', () => {
    expect(columnsOf([])).toEqual([]);
    expect(columnsOf(items(7)).map((column) => column.length)).toEqual([4, 3]);
  });
});
