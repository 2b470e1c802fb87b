import { describe, expect, it } from 'vitest';
import { PAYMENT } from '../../../src/core/payment/constants.ts';
import { paymentAmount, takesCash } from '../../../src/core/payment/payment.ts';
import { readStep } from '../../../src/core/payment/payment-step.ts';
import { upiLink } from '../../../src/core/payment/upi.ts';

describe('a UPI link', () => {
  it('encodes payee, amount and order as apps expect', () => {
    const link = upiLink({ upiId: 'aroha@okbank', payee: 'Aroha & Sons', amount: 1_299_050, number: 'AR-7K3M9Q2WX' });
    expect(link).toBe(
      'upi://pay?pa=aroha@okbank&pn=Aroha%20%26%20Sons&am=12990.50&cu=INR&tn=Order%20AR-7K3M9Q2WX&tr=AR-7K3M9Q2WX',
    );
    const fields = new URL(link).searchParams;
    expect(fields.get('am')).toBe('12990.50');
    expect(fields.get('tn')).toBe('Order AR-7K3M9Q2WX');
  });

  it('writes paise with two digits', () => {
    expect([0, 5, 100, 12_345].map(paymentAmount)).toEqual(['0.00', '0.05', '1.00', '123.45']);
  });
});

describe('a payment step', () => {
  it('survives a round trip', () => {
    for (const step of [
      { kind: 'cash', amount: 100 },
      { kind: 'redirect', amount: 100, url: 'https://pay.example/1', until: '2026-11-21T11:00:00.000Z' },
    ])
      expect(readStep(step)).toEqual(step);
  });

  it('links only to payment URLs', () => {
    expect(readStep({ kind: 'redirect', amount: 1, url: 'javascript:alert(1)' })).toBeNull();
    expect(readStep({ kind: 'upi', amount: 1, link: 'https://elsewhere.example' })).toBeNull();
    expect(readStep({ kind: 'barter', amount: 1 })).toBeNull();
    expect(readStep(null)).toBeNull();
  });

  it('is cash only up to the limit', () => {
    expect([takesCash(PAYMENT.cashMax), takesCash(PAYMENT.cashMax + 1)]).toEqual([true, false]);
  });
});
