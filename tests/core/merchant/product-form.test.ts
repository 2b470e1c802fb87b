import { describe, expect, it } from 'vitest';
import type { EditedProduct } from '../../../src/core/merchant/edited-product-shapes.ts';
import { PRODUCT_COPY as SAY } from '../../../src/core/merchant/product-editor-copy.ts';
import { emptyForm, formOf, localTime, suggestSku } from '../../../src/core/merchant/product-form.ts';
import { readForm, readNumber } from '../../../src/core/merchant/product-form-reader.ts';
import { aDraft, aVariant } from '../../support/product-draft.ts';

const product = (changes: Partial<EditedProduct> = {}): EditedProduct => {
  const {
    variants,
    pictures: _,
    ...draft
  } = aDraft({
    options: [
      {
        name: 'Wood',
        values: [
          { name: 'Oak', swatch: '#a3814f' },
          { name: 'Ash', swatch: null },
        ],
      },
    ],
    variants: [
      aVariant({ sku: 'A-1', values: ['Oak'], originalPrice: 600_000 }),
      aVariant({ sku: 'B-1', values: ['Ash'], leadWeeks: 6, arrivesOn: '2026-12-20' }),
    ],
  });
  return {
    ...draft,
    ...{ slug: 'ibis', version: 'v', hasFile: false, edited: [], pictures: [], model: null },
    packed: { width: 45, depth: 35, height: 20, weight: 2.8 },
    variants: variants.map(({ seen: __, picture: ___, ...row }, at) => ({ ...row, id: `id-${at}`, picture: null })),
    ...changes,
  };
};

describe('the form of a product', () => {
  it('sent unchanged is the product as it is', () => {
    const read = readForm(formOf(product()));
    const { slug: _, version: __, hasFile: ___, edited: ____, variants, ...rest } = product();
    expect(read).toEqual({ draft: { ...rest, variants: variants.map((row) => ({ ...row, seen: row.stock })) } });
  });

  it('names numbers that cannot be read', () => {
    const form = { ...emptyForm('lighting'), weight: 'heavy', variants: formOf(product()).variants.slice(0, 1) };
    const broken = { ...form, variants: form.variants.map((row) => ({ ...row, price: '12.5' })) };
    expect(readForm(broken)).toEqual({
      faults: [
        { field: 'weight', message: SAY.notNumber('heavy') },
        { field: 'variants.0.price', message: SAY.notWhole('12.5') },
      ],
    });
  });

  it.each([
    ['1,290', true, 1290],
    [' 12.5 ', false, 12.5],
    ['12.5', true, null],
    ['', true, 0],
    ['-1', true, null],
    ['1e3', false, null],
  ])('reads %j (whole: %s) as %s', (text, isWhole, value) => {
    expect(readNumber(text, isWhole)).toBe(value);
  });

  it('keeps the moment of publication to the minute', () => {
    const at = new Date(2026, 10, 25, 18, 5);
    expect(localTime(at)).toBe('2026-11-25T18:05');
    const form = formOf(product({ state: 'scheduled', publishFrom: at.toISOString() }));
    expect(readForm(form)).toMatchObject({ draft: { publishFrom: at.toISOString() } });
  });

  it('suggests a SKU from the name', () => {
    expect(suggestSku('Alba round coffee table')).toBe('ALB-ROU-1');
    expect(suggestSku('Étagère')).toBe('ETA-1');
    expect(suggestSku(' … ')).toBe('');
  });
});
