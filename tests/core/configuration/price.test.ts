import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSelection } from '../../../src/core/configuration/configure.ts';
import { configuredPrice, leastPrice, surcharge } from '../../../src/core/configuration/price.ts';
import { anyConfigured, choiceWith, SOFA } from '../../support/configurations.ts';
import { runs } from '../../support/runs.ts';

describe('the price of a configuration', () => {
  it('adds amounts, percentages of the base price and centimetres, and rounds once, half up', () => {
    // 84,900 + 3.33 % of it (2,827.17) + 10 cm at 450 = 92,227.17.
    expect(configuredPrice(SOFA, { fabric: 'linen', legs: 'brass', width: '210' })).toBe(9_222_700);
    const half = {
      ...SOFA,
      price: 5_000,
      options: [{ ...SOFA.options[1], choices: [choiceWith('a', { percent: 300 })] }],
    };
    // 50 + 1.50 = 51.50.
    expect(configuredPrice(half as typeof SOFA, { legs: 'a' })).toBe(5_200);
  });

  it('falls below the base price for a smaller size', () => {
    expect(configuredPrice(SOFA, { fabric: 'linen', legs: 'oak', width: '180' })).toBe(8_490_000 - 20 * 45_000);
  });

  it('is whole rupees, at least the least price, and within a rupee of the sum of its surcharges', () => {
    fc.assert(
      fc.property(anyConfigured, ({ model, selection }) => {
        if (checkSelection(model, selection).state === 'faulty') return;
        const price = configuredPrice(model, selection);
        expect([Number.isSafeInteger(price), price % 100]).toEqual([true, 0]);
        expect(price).toBeGreaterThan(leastPrice(model) - 100);
        const parts = model.options.map(({ id }) => surcharge(model, id, selection[id] ?? ''));
        const sum = parts.reduce((total, part) => total + part, model.price);
        expect(Math.abs(price - sum)).toBeLessThanOrEqual(50 * (model.options.length + 1));
      }),
      { numRuns: runs(200, 1_000) },
    );
  });

  it('is what exact arithmetic gives', () => {
    fc.assert(
      fc.property(anyConfigured, ({ model, selection }) => {
        if (checkSelection(model, selection).state === 'faulty') return;
        let exact = BigInt(model.price) * 10_000n;
        for (const option of model.options) {
          const value = selection[option.id];
          const choice = option.kind === 'choice' ? option.choices.find(({ id }) => id === value) : null;
          if (choice) exact += BigInt(choice.add) * 10_000n + BigInt(model.price) * BigInt(choice.percent);
          if (option.kind === 'size') exact += BigInt((Number(value) - option.at) * option.perCm) * 10_000n;
        }
        expect(BigInt(configuredPrice(model, selection))).toBe(((exact + 500_000n) / 1_000_000n) * 100n);
      }),
      { numRuns: runs(300, 2_000) },
    );
  });
});
