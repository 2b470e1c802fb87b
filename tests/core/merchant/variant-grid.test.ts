import { describe, expect, it } from 'vitest';
import type { FormOption, FormVariant } from '../../../src/core/merchant/variant-form.ts';
import { combinationsOf, gridOf, sharePictures, valuesOf } from '../../../src/core/merchant/variant-grid.ts';

const option = (name: string, values: string): FormOption => ({ key: name, name, values, swatches: {} });
const row = (values: string[], changes: Partial<FormVariant> = {}): FormVariant => ({
  ...{
    key: values.join(),
    id: null,
    picture: null,
    sku: '',
    values,
    price: '',
    originalPrice: '',
    stock: '',
    seen: null,
    leadWeeks: '',
    arrivesOn: '',
    hidden: false,
  },
  ...changes,
});

describe('the grid of variants', () => {
  it('has one row for each combination', () => {
    const options = [option('Wood', 'Oak, Ash'), option('Size', 'Small, Large, Small')];
    expect(combinationsOf(options)).toEqual([
      ['Oak', 'Small'],
      ['Oak', 'Large'],
      ['Ash', 'Small'],
      ['Ash', 'Large'],
    ]);
    expect(combinationsOf([option('Wood', ' , ')])).toEqual([[]]);
    expect(valuesOf('Oak,, Ash ,Oak')).toEqual(['Oak', 'Ash']);
  });

  it('keeps the only row as the first variant', () => {
    const only = row([], { id: 'a', price: '100', stock: '4', seen: 4 });
    expect(gridOf([option('Wood', 'Oak')], [only], 'TAB-1')).toEqual([{ ...only, values: ['Oak'] }]);
  });

  it('gives new rows the offer of the first, a SKU and no stock', () => {
    const oak = row(['Oak'], { id: 'a', sku: 'TAB-1', price: '100', stock: '4' });
    const [first, second] = gridOf([option('Wood', 'Oak, Ash grey')], [oak], 'TAB-1');
    expect(first).toBe(oak);
    expect(second).toMatchObject({ id: null, sku: 'TAB-1-ASH', price: '100', stock: '', values: ['Ash grey'] });
  });

  it('finds the row of a value that was removed and typed again', () => {
    const [oak, ash] = [row(['Oak'], { price: '100' }), row(['Ash'], { id: 'b', price: '120' })];
    const fewer = gridOf([option('Wood', 'Oak')], [oak, ash], 'T', [oak, ash]);
    expect(fewer).toEqual([oak]);
    expect(gridOf([option('Wood', 'Oak, Ash')], fewer, 'T', [oak, ash])).toEqual([oak, ash]);
  });

  it('without earlier rows what was entered would be lost (control)', () => {
    const oak = row(['Oak'], { price: '100' });
    expect(gridOf([option('Wood', 'Oak, Ash')], [oak], 'T')[1]).toMatchObject({ id: null, price: '100' });
  });
});

describe('pictures of variants', () => {
  it('are shared by the variants with the same value of an option', () => {
    const rows = [row(['Oak', 'S'], { picture: 'a' }), row(['Oak', 'L']), row(['Ash', 'S'], { picture: 'b' })];
    expect(sharePictures(rows, 0).map(({ picture }) => picture)).toEqual(['a', 'a', 'b']);
    expect(sharePictures([...rows, row(['Elm', 'L'])], 1).map(({ picture }) => picture)).toEqual([
      'a',
      null,
      'b',
      null,
    ]);
  });
});
