import { describe, expect, it } from 'vitest';
import { MERCHANT_CONTRACT } from '../../../src/core/merchant/contract.ts';
import { type Coupon, couponState } from '../../../src/core/merchant/coupon.ts';
import { couponBody, couponFaults, draftOf, EMPTY_COUPON, withEnd } from '../../../src/core/merchant/coupon-form.ts';

const COUPON: Coupon = {
  code: 'DIWALI10',
  percent: 10,
  amount: null,
  minSubtotal: 500_000,
  maxDiscount: 300_000,
  startsAt: '2026-10-01T06:30:00.000Z',
  endsAt: '2026-11-30T18:29:59.999Z',
  uses: 200,
  used: 41,
};
const DRAFT = { ...EMPTY_COUPON, code: 'TEN', worth: '10' };

describe('a coupon in its form', () => {
  it('returns unchanged, to the moment', () => {
    const { used: _, ...stored } = COUPON;
    expect(couponBody(draftOf(COUPON), COUPON)).toEqual(stored);
    const fixed = {
      ...COUPON,
      percent: null,
      amount: 50_000,
      maxDiscount: null,
      startsAt: null,
      endsAt: null,
      uses: null,
    };
    const { used: __, ...other } = fixed;
    expect(couponBody(draftOf(fixed), fixed)).toEqual(other);
    expect(withEnd(COUPON, null)).toEqual({ ...stored, endsAt: null });
  });

  it('lasts whole days in India', () => {
    const body = couponBody({ ...DRAFT, starts: '2026-12-01', ends: '2026-12-01' }, null);
    expect(body).toMatchObject({ startsAt: '2026-11-30T18:30:00.000Z', endsAt: '2026-12-01T18:29:59.999Z' });
    expect(MERCHANT_CONTRACT.putCoupon.body.safeParse(body).success).toBe(true);
  });

  it.each([
    [{}, []],
    [{ code: 'ab' }, ['code']],
    [{ code: 'TAKEN' }, ['code']],
    [{ worth: '0' }, ['worth']],
    [{ worth: '101' }, ['worth']],
    [{ worth: '101', kind: 'amount' as const }, []],
    [{ worth: '9.5' }, ['worth']],
    [{ minSubtotal: 'x', maxDiscount: '-1', uses: '1.5' }, ['minSubtotal', 'maxDiscount', 'uses']],
    [{ starts: '2026-12-02', ends: '2026-12-01' }, ['ends']],
  ])('%j has faults at %j', (change, fields) => {
    expect(Object.keys(couponFaults({ ...DRAFT, ...change }, ['TAKEN']))).toEqual(fields);
  });

  it('is active, planned, ended or used up', () => {
    const at = (day: string, change: Partial<Coupon> = {}) => couponState({ ...COUPON, ...change }, new Date(day));
    expect(at('2026-11-01')).toBe('active');
    expect(at('2026-09-01')).toBe('planned');
    expect(at('2026-12-01')).toBe('ended');
    expect(at('2026-11-01', { used: 200 })).toBe('spent');
    expect(at('2026-12-01', { startsAt: null, endsAt: null, uses: null })).toBe('active');
  });
});
