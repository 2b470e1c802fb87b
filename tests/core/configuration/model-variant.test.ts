/** What a 3D model shows of a selection, and what a product page shows of its address. */
import { describe, expect, it } from 'vitest';
import type { Choice, ConfigurationModel } from '../../../src/core/configuration/model.ts';
import { otherSize, selectionShown, shownNames, variantName } from '../../../src/core/configuration/model-variant.ts';

const choice = (id: string, name: string, texture: string | null): Choice => ({
  ...{ id, name, texture, group: '', swatch: null, picture: null, care: '', rubs: null },
  ...{ add: 0, percent: 0, days: 0, unavailable: null },
});
const model: ConfigurationModel = {
  price: 100,
  days: 42,
  options: [
    {
      ...{ kind: 'choice', id: 'wood', name: 'Wood' },
      choices: [choice('oak', 'Natural oak', 'oak.webp'), choice('smoked-oak', 'Smoked oak', 'smoked.webp')],
    },
    {
      ...{ kind: 'size', id: 'length', name: 'Length', from: 160, to: 280, step: 5, at: 180 },
      ...{ perCm: 55_000, side: 'width', kgPerCm: 0.3 },
    },
    { kind: 'choice', id: 'edge', name: 'Edge', choices: [choice('under', 'Planed under', null)] },
  ],
  exclusions: [],
};
const first = { wood: 'oak', length: '180', edge: 'under' };

describe('the variant of a selection', () => {
  it('is named by its cloths and woods alone', () => {
    expect(variantName(model, first)).toBe('wood.oak');
    expect(variantName(model, { ...first, wood: 'smoked-oak', length: '240' })).toBe('wood.smoked-oak');
    expect(shownNames(model, first)).toEqual(['natural oak']);
  });

  it('is drawn in one size, which is told only where it differs', () => {
    expect(otherSize(model, first)).toBeNull();
    expect(otherSize(model, { ...first, length: '240' })).toEqual({ drawn: 180, own: 240 });
  });
});

describe('the selection that a page shows', () => {
  it('is that of a configured piece', () => {
    const key = 'edge.under_length.200_wood.smoked-oak';
    expect(selectionShown(model, first, { key, values: [] })).toEqual({ ...first, length: '200', wood: 'smoked-oak' });
  });

  it('is that of a stocked variant, by the names of its values', () => {
    expect(selectionShown(model, first, { key: '', values: ['180 cm', 'Smoked oak'] })).toEqual({
      ...first,
      wood: 'smoked-oak',
    });
  });

  it('is the first one of an address without a piece, or with one that is not made', () => {
    expect(selectionShown(model, first, { key: '', values: [] })).toEqual(first);
    expect(selectionShown(model, first, { key: 'wood.brass', values: [] })).toEqual(first);
    expect(selectionShown(model, first, { key: 'no key', values: [] })).toEqual(first);
  });
});
