import { describe, expect, it } from 'vitest';
import { emiOf, emiWords } from '../../../src/core/payment/emi.ts';

const PLAN = { from: 1_000_000, months: 12, percent: 15 };

describe('instalments', () => {
  it('are equal, rounded up to a rupee, and their sum is named', () => {
    expect(emiOf(2_499_000, PLAN)).toEqual({ monthly: 225_600, total: 2_707_200 });
    expect(emiWords(2_499_000, PLAN)).toEqual({
      lead: 'From ₹2,256 a month by EMI',
      detail: '₹24,990 in 12 months at 15 %, ₹27,072 in all. Banks may add a fee, and GST on interest.',
    });
  });

  it('pay the price and the interest on what is still owed', () => {
    const { monthly = 0 } = emiOf(2_499_000, PLAN) ?? {};
    let owed = 2_499_000;
    for (let month = 0; month < PLAN.months; month++) owed = owed * (1 + PLAN.percent / 1200) - monthly;
    // Rounding up leaves less than a rupee a month too much.
    expect(owed).toBeLessThanOrEqual(0);
    expect(owed).toBeGreaterThan(-100 * PLAN.months * 1.1);
  });

  it('cost nothing more without interest', () => {
    expect(emiOf(1_200_000, { ...PLAN, percent: 0 })).toEqual({ monthly: 100_000, total: 1_200_000 });
  });

  it('are not offered below their price', () => {
    expect(emiOf(999_999, PLAN)).toBeNull();
    expect(emiWords(999_999, PLAN)).toBeNull();
  });
});
