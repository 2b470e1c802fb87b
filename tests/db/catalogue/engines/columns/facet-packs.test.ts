/** Packed counts equal counting each column by itself. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRow, emptyBitset } from '../../../../../src/db/catalogue/engines/columns/bitset.ts';
import {
  countPack,
  countsOf,
  type FacetPack,
  packFacets,
} from '../../../../../src/db/catalogue/engines/columns/facet-packs.ts';
import { grouping } from '../../../../../src/db/catalogue/engines/columns/grouping.ts';
import type { InvertedIndex } from '../../../../../src/db/catalogue/engines/columns/inverted-index.ts';
import { forAllAsync } from '../../../../support/for-all.ts';

async function indexOf(rows: readonly (readonly string[])[]): Promise<InvertedIndex<string>> {
  const { add, done } = grouping<string>();
  for (const values of rows) add(values);
  return done();
}

/** Values of a column in rows, of a few that repeat and lists of any length. */
const columnOf = (rows: number) =>
  fc.array(fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd'), { maxLength: 4 }), {
    minLength: rows,
    maxLength: rows,
  });

describe('packed facets', () => {
  it('count as each column by itself, among any rows', async () => {
    const table = fc.integer({ min: 1, max: 100 }).chain((rows) =>
      fc.tuple(
        fc.array(columnOf(rows), { minLength: 1, maxLength: 4 }),
        // Several sets, because each may be counted from the one before.
        fc.array(fc.array(fc.boolean(), { minLength: rows, maxLength: rows }), { minLength: 1, maxLength: 4 }),
      ),
    );
    await forAllAsync(
      [table],
      async ([lists, sets]) => {
        const columns = new Map(
          await Promise.all(
            lists.map(async (rows, i): Promise<[string, InvertedIndex<string>]> => [`${i}`, await indexOf(rows)]),
          ),
        );
        const packs = await packFacets(columns, sets[0]?.length ?? 0);
        for (const chosen of sets) {
          const among = emptyBitset(chosen.length);
          for (const [row, isIn] of chosen.entries()) if (isIn) addRow(among, row);
          for (const [name, column] of columns) {
            const pack = packs[name] as FacetPack;
            const counts = countsOf(pack, countPack(pack, among), name, column);
            const expected = column.values.map(
              (value) => chosen.filter((isIn, row) => isIn && lists[Number(name)]?.[row]?.includes(value)).length,
            );
            expect([...counts]).toEqual(expected);
          }
        }
      },
      300,
    );
  });

  it('share a pack unless it would have too many codes', async () => {
    const numbered = (of: (row: number) => number) =>
      indexOf(Array.from({ length: 20_000 }, (_, row) => [`${of(row)}`]));
    const columns = new Map([
      ['few', await numbered((row) => row % 7)],
      ['many', await numbered((row) => row)],
      ['more', await numbered((row) => row % 11)],
    ]);
    const packs = await packFacets(columns, 20_000);
    expect(packs.more).toBe(packs.few);
    expect(packs.many).not.toBe(packs.few);
    expect(packs.many?.values).toHaveLength(20_000);
  });
});
