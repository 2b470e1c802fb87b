import { expect, it } from 'vitest';
import { readGstin } from '../../../src/core/checkout/gstin.ts';

const VALID = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'];

it('reads numbers of registered businesses, in any spelling', () => {
  for (const gstin of VALID) expect(readGstin(` ${gstin.slice(0, 2)} ${gstin.slice(2).toLowerCase()} `)).toBe(gstin);
});

it('refuses each number in which one character was mistyped', () => {
  for (const gstin of VALID) {
    for (let at = 0; at < gstin.length; at++) {
      for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
        if (other !== gstin[at]) expect(readGstin(gstin.slice(0, at) + other + gstin.slice(at + 1))).toBeNull();
      }
    }
  }
});

it('refuses other forms', () => {
  for (const text of ['', '29AAGCB7383J1Z', '00AAGCB7383J1Z4', 'AAGCB7383J1Z429']) expect(readGstin(text)).toBeNull();
});
