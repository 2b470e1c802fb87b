/** What a page reads decides when it is rendered again. */
import { describe, expect, it } from 'vitest';
import type { Row, Rows } from '../../src/build/content-rows.ts';
import { digestRows, recordReads } from '../../src/build/page-reads.ts';
import { inputsOf } from '../../src/build/page-renderer.ts';

const rowsOf = (lamp: object): Rows =>
  new Map([
    [
      'products',
      new Map([lamp, { name: 'Vase' }].map((data, index) => [`p${index}`, { id: `p${index}`, data } as Row])),
    ],
    ['site', new Map([['site', { id: 'site', data: { name: 'Aroha' } }]])],
  ]);
const before = rowsOf({ name: 'Lamp', price: 10 });
const after = rowsOf({ name: 'Lamp', price: 12 });

async function readsOf(page: (rows: Rows) => unknown) {
  const { rows, during } = recordReads(before);
  return (await during(async () => page(rows))).reads;
}
const inputs = (rows: Rows, reads: readonly string[], props = '') => inputsOf('today', props, reads, digestRows(rows));

describe('a page', () => {
  it.each([
    ['reads the row', (rows: Rows) => rows.get('products')?.get('p0')],
    ['asks for all rows', (rows: Rows) => [...(rows.get('products')?.values() ?? [])]],
    ['goes through the rows', (rows: Rows) => [...(rows.get('products') ?? [])]],
    ['visits the rows', (rows: Rows) => rows.get('products')?.forEach(() => {})],
  ])('is made from other content when a row changes and it %s', async (_, page) => {
    const reads = await readsOf(page);
    expect(inputs(after, reads)).not.toBe(inputs(before, reads));
    expect(inputs(rowsOf({ name: 'Lamp', price: 10 }), reads)).toBe(inputs(before, reads));
  });

  it.each([
    ['reads another row', (rows: Rows) => rows.get('products')?.get('p1')],
    ['reads another collection', (rows: Rows) => [...(rows.get('site')?.values() ?? [])]],
    ['asks only whether there are rows', (rows: Rows) => rows.has('products')],
  ])('is made from the same content when a row changes and it %s', async (_, page) => {
    const reads = await readsOf(page);
    expect(reads).not.toEqual([]);
    expect(inputs(after, reads)).toBe(inputs(before, reads));
  });

  it('is made from other content when a row that it missed appears, on another day, or with other props', async () => {
    const reads = await readsOf((rows) => rows.get('reviews')?.get('p0') ?? rows.has('reviews'));
    const more = new Map([...before, ['reviews', new Map([['p0', { id: 'p0', data: {} }]])]]);
    expect(inputs(more, reads)).not.toBe(inputs(before, reads));
    expect(inputs(before, reads, 'other')).not.toBe(inputs(before, reads));
    expect(inputsOf('tomorrow', '', reads, digestRows(before))).not.toBe(inputs(before, reads));
  });
});
