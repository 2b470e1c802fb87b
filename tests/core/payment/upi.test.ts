import { describe, expect, it } from 'vitest';
import { readReference } from '../../../src/core/payment/upi.ts';

describe('a reference', () => {
  it.each(['412345678901', 'HDFC0000123456AB', 'HDFCR52026112112345678'])('such as %s is accepted', (text) => {
    expect(readReference(text)).toBe(text);
  });
  it('may be typed with spaces and in lower case', () => {
    expect(readReference(' 4123 4567 8901 ')).toBe('412345678901');
    expect(readReference('hdfc0000123456ab')).toBe('HDFC0000123456AB');
  });
  it.each(['', '12345678901', '<script>', 'paid yesterday', '1234567890123'])('such as %j is rejected', (text) => {
    expect(readReference(text)).toBeNull();
  });
});
