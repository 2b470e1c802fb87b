import { describe, expect, it } from 'vitest';
import { moveFaults, moveInput, readRupees } from '../../../src/core/merchant/move-form.ts';

const DRAFT = { carrier: '', parcel: '', note: '', reference: '', rupees: '' };

describe('the form of a move', () => {
  it.each([
    ['500', 50_000],
    ['₹1,500.50', 150_050],
    ['9,99,999', 99_999_900],
    ['0.01', 1],
    ['1.005', 0],
    ['-5', 0],
    ['1e3', 0],
    ['', 0],
  ])('reads %s rupees', (text, paise) => {
    expect(readRupees(text)).toBe(paise);
  });

  it('names what is missing, by field', () => {
    expect(Object.keys(moveFaults('ship', DRAFT, 0, ''))).toEqual(['carrier']);
    expect(Object.keys(moveFaults('cancel', DRAFT, 0, ''))).toEqual(['note']);
    expect(Object.keys(moveFaults('allow', DRAFT, 100, '₹1'))).toEqual(['note', 'rupees']);
    expect(moveFaults('allow', { ...DRAFT, note: 'x', rupees: '1' }, 100, '₹1')).toEqual({});
    expect(Object.keys(moveFaults('allow', { ...DRAFT, note: 'x', rupees: '1.01' }, 100, '₹1'))).toEqual(['rupees']);
    expect(moveFaults('approve', DRAFT, 0, '')).toEqual({});
  });

  it('sends the carrier and its number', () => {
    expect(moveInput('ship', { ...DRAFT, carrier: ' Blue Dart ', parcel: ' 1 ' })).toEqual({
      carrier: 'Blue Dart',
      parcel: '1',
    });
  });
});
