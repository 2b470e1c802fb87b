import { describe, expect, it } from 'vitest';
import { includedTax, splitTax, taxOf } from '../../../src/core/checkout/tax.ts';
import { INDIAN_STATES, readState, STATE_NAMES } from '../../../src/core/delivery/india.ts';
import { PIN_PREFIXES } from '../../../src/core/delivery/pin-prefixes.ts';
import { readContent } from '../../../src/ingest/read-content.ts';

describe('GST', () => {
  it('has a valid rate for every product of the sample shop', () => {
    for (const { slug, data } of readContent('content').products) {
      const tax = taxOf({ type: data.type, category: data.category }, data.price * 100);
      expect(tax.hsn, slug).toMatch(/^\d{4}$/);
      expect([5, 18], slug).toContain(tax.percent);
    }
  });

  it('is chosen by type, then category, then as furniture', () => {
    expect(taxOf({ type: 'Sofas', category: 'furniture' }, 1)).toEqual({ hsn: '9401', percent: 18 });
    expect(taxOf({ type: 'Sconces', category: 'lighting' }, 1)).toEqual({ hsn: '9405', percent: 18 });
    expect(taxOf({ type: 'Riddles', category: 'elsewhere' }, 1)).toEqual({ hsn: '9403', percent: 18 });
  });

  it('of textiles depends on the unit price', () => {
    expect(taxOf({ type: 'Towels', category: 'bathroom' }, 250_000).percent).toBe(5);
    expect(taxOf({ type: 'Towels', category: 'bathroom' }, 250_001).percent).toBe(18);
  });

  it('is the part within the price, rounded half up', () => {
    expect(includedTax(11_800, 18)).toBe(1_800);
    expect(includedTax(100, 5)).toBe(5);
    expect(includedTax(3, 100)).toBe(2);
    expect(includedTax(0, 18)).toBe(0);
    expect(includedTax(9_007_199_254_740_991, 18)).toBe(1_373_979_547_333_372);
  });

  it('is split in halves within one state, and undivided across states', () => {
    expect(splitTax(101, '29AAAAA0000A1Z0', 'Karnataka')).toEqual({ cgst: 50, sgst: 51, igst: 0 });
    expect(splitTax(101, '29AAAAA0000A1Z0', 'Kerala')).toEqual({ cgst: 0, sgst: 0, igst: 101 });
    expect(splitTax(101, undefined, 'Karnataka')).toEqual({ cgst: 0, sgst: 0, igst: 101 });
  });
});

describe('the states', () => {
  it('are 36, each with its own code', () => {
    expect(STATE_NAMES).toHaveLength(36);
    expect(new Set(Object.values(INDIAN_STATES)).size).toBe(36);
  });

  it('have the names used by the PIN codes', () => {
    for (const [prefix, state] of PIN_PREFIXES) if (state) expect(STATE_NAMES, prefix).toContain(state);
  });

  it('are read case-insensitively', () => {
    expect(readState(' jammu & kashmir ')).toBe('Jammu and Kashmir');
    expect(readState('Bavaria')).toBeNull();
  });
});
