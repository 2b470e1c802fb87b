import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkKey, checkSelection, firstSelection, refusalOf } from '../../../src/core/configuration/configure.ts';
import { CONFIGURATION_COPY as SAY } from '../../../src/core/configuration/copy.ts';
import { configuredSku, isConfigured, keyOf, selectionOf, splitSku } from '../../../src/core/configuration/key.ts';
import { measured } from '../../../src/core/configuration/measure.ts';
import { anyConfigured, anyModel, SOFA } from '../../support/configurations.ts';

const CHOSEN = { fabric: 'velvet', legs: 'oak', width: '215' };
const faultsOf = (selection: Record<string, string>) => {
  const checked = checkSelection(SOFA, selection);
  return checked.state === 'faulty' ? checked.faults : [];
};

describe('the key of a configuration', () => {
  it('is the same for any order of options, and needs no escape in addresses', () => {
    fc.assert(
      fc.property(anyConfigured, ({ selection }) => {
        const key = keyOf(selection);
        expect(keyOf(Object.fromEntries(Object.entries(selection).reverse()))).toBe(key);
        if (!key.includes('12.5')) expect(encodeURIComponent(key)).toBe(key);
      }),
    );
  });

  it('is read back as the selection, or refused', () => {
    fc.assert(
      fc.property(anyConfigured, ({ model, selection }) => {
        const read = selectionOf(keyOf(selection));
        if (read) expect(read).toEqual(selection);
        else expect(checkSelection(model, selection).state).toBe('faulty');
      }),
    );
  });

  it.each([
    '',
    'fabric',
    'legs.oak_fabric.velvet',
    'fabric.velvet_fabric.velvet',
    'fabric.velvet_',
    'Fabric.velvet',
    'fabric.a~b',
  ])('is refused as %j', (key) => {
    expect(selectionOf(key)).toBeNull();
    expect(checkKey(SOFA, key)).toEqual({ state: 'faulty', faults: [{ option: '', message: SAY.badKey }] });
  });

  it('follows the SKU of the product after a tilde', () => {
    const sku = configuredSku('TAM-1', CHOSEN);
    expect(sku).toBe('TAM-1~fabric.velvet_legs.oak_width.215');
    expect(splitSku(sku)).toEqual({ base: 'TAM-1', key: keyOf(CHOSEN) });
    expect([isConfigured(sku), isConfigured('TAM-1')]).toEqual([true, false]);
  });
});

describe('a selection', () => {
  it('has a name, a price, and the longest lead time of its choices', () => {
    expect(checkSelection(SOFA, CHOSEN)).toEqual({
      state: 'valid',
      configuration: {
        selection: CHOSEN,
        name: 'Rust velvet / Oak / 215 cm',
        price: 8_490_000 + 400_000 + 15 * 45_000,
        days: 56,
        weeks: 8,
        picture: null,
      },
    });
  });

  it('is refused with the option at fault and what to do', () => {
    expect(faultsOf({ legs: 'oak', width: '215' })).toEqual([{ option: 'fabric', message: 'Choose the fabric.' }]);
    expect(faultsOf({ ...CHOSEN, legs: 'pine' })).toEqual([{ option: 'legs', message: SAY.noChoice('Legs', 'pine') }]);
    expect(faultsOf({ ...CHOSEN, width: '217' })).toEqual([
      { option: 'width', message: 'Width: choose 180 to 240 cm in steps of 5 cm.' },
    ]);
    expect(faultsOf({ ...CHOSEN, arms: 'wide' })).toEqual([
      { option: 'arms', message: SAY.noOption('arms', 'fabric, legs, width') },
    ]);
    expect(faultsOf({ ...CHOSEN, fabric: 'wool' })).toEqual([
      { option: 'fabric', message: 'Grey wool: woven again in March' },
    ]);
  });

  it('is refused with the reason of an exclusion, also by size', () => {
    expect(faultsOf({ ...CHOSEN, legs: 'brass' })[0]?.message).toContain('Velvet is not made on brass');
    expect(faultsOf({ fabric: 'linen', legs: 'brass', width: '225' })[0]?.message).toBe('Brass carries up to 220 cm.');
    expect(faultsOf({ fabric: 'linen', legs: 'brass', width: '220' })).toEqual([]);
  });

  it('loses its refusal without the exclusion (control)', () => {
    const open = { ...SOFA, exclusions: [] };
    expect(checkSelection(open, { ...CHOSEN, legs: 'brass' }).state).toBe('valid');
  });

  it('can be changed to a value exactly when that value has no refusal', () => {
    fc.assert(
      fc.property(anyConfigured, ({ model, selection }) => {
        if (checkSelection(model, selection).state === 'faulty') return;
        for (const option of model.options)
          for (const value of ['nothing', ...(option.kind === 'choice' ? option.choices.map(({ id }) => id) : [])]) {
            const next = checkSelection(model, { ...selection, [option.id]: value });
            expect(refusalOf(model, selection, option, value) === '').toBe(next.state === 'valid');
          }
      }),
    );
  });
});

it('first selects what can be made, where anything can', () => {
  fc.assert(
    fc.property(anyModel, (model) => {
      const first = firstSelection(model);
      if (first) expect(checkSelection(model, first).state).toBe('valid');
    }),
  );
  expect(firstSelection(SOFA)).toEqual({ fabric: 'linen', legs: 'oak', width: '200' });
  const none = { ...SOFA, exclusions: [{ when: { legs: ['oak', 'brass'] }, reason: 'No legs.' }] };
  expect(firstSelection(none)).toBeNull();
});

it('measures a piece by its sizes', () => {
  const base = { width: 206, depth: 95, height: 80, weight: 60 };
  expect(measured(SOFA, CHOSEN, base)).toEqual({ width: 221, depth: 95, height: 80, weight: 64.5 });
  expect(measured(SOFA, { ...CHOSEN, width: '180' }, base)).toMatchObject({ width: 186, weight: 54 });
});
